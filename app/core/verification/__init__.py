"""Evidence held against its sources again: does what an answer rests on still stand there?"""
