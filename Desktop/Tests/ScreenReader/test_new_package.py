"""Uses the program of a package that `belvedere new --desktop` has made. The variable PROGRAM names it. `Scripts/check-generated` runs this."""

import os
import unittest

from screen_reader import Program


class NewPackage(unittest.TestCase):
    def test_the_first_screen_counts(self):
        program = Program(os.environ["PROGRAM"])
        try:
            program.find("heading", "Home")
            program.find("heading", "0")
            program.find("push button", "Add one").press()
            program.find("heading", "1")
        finally:
            program.close()


if __name__ == "__main__":
    unittest.main()
