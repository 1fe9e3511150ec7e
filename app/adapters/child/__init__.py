"""Child processes of this very program: their start, their frames, their limits and their end.

`job_process` asks a child job by job, and `job_loop` is what runs there; the model inside has a protocol of its own.
"""
