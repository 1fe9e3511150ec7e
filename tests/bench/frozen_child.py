"""A scenario inside the built program: `make bundle` makes a starter of this beside it, which is never shipped.

The program's own modules come from the build, those of the benches from the checkout that the environment names.
"""

import os
import sys


def main() -> None:
    if sys.argv[1].startswith("--"):  # a child process of the program, which starts this file anew
        from app.__main__ import main as program

        sys.exit(program())
    sys.path.append(os.environ["CITEWISE_CHECKOUT"])
    from tests.bench.program_child import main as measure

    measure()


if __name__ == "__main__":
    main()
