#!/usr/bin/env python3
"""Tests of run.py's comparison: it must not pass what differs."""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import run

WANTED = """a b32 exact 2 00aa 1 2
f f32 ulp=2 2 00bb 3f800000 80000000
h f16x2 ulp=1 1 00cc 3c003c00
t f32 2^-10 1 00dd 3f800000
"""


def expected(text):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "x.expected"
        path.write_text(text)
        return run.read_expected(path)


class Comparison(unittest.TestCase):
    def wrong(self, output, text=WANTED, wave=64):
        return run.compare(expected(text), output, wave)

    def test_equal(self):
        self.assertEqual(self.wrong(WANTED), [])

    def test_exact_differs(self):
        self.assertIn("value 1: 3, not 2", self.wrong(
            WANTED.replace("00aa 1 2", "00ab 1 3"))[0])
        self.assertIn("other values", self.wrong(WANTED.replace("00aa", "00ab"))[0])

    def test_steps(self):
        self.assertEqual(self.wrong(WANTED.replace("3f800000 8", "3f800002 8")), [])
        self.assertEqual(len(self.wrong(WANTED.replace("3f800000 8", "3f800003 8"))), 1)
        # Zeros of either sign are no step apart.
        self.assertEqual(self.wrong(WANTED.replace("80000000", "00000002")), [])
        self.assertEqual(len(self.wrong(WANTED.replace("80000000", "7fc00000"))), 1)
        self.assertEqual(self.wrong(WANTED.replace("3c003c00", "3c013bff")), [])
        self.assertEqual(len(self.wrong(WANTED.replace("3c003c00", "3c023c00"))), 1)

    def test_distance(self):
        self.assertEqual(self.wrong(WANTED.replace("00dd 3f800000", "0 3f801fff")), [])
        self.assertEqual(len(self.wrong(WANTED.replace("00dd 3f800000", "0 3f802001"))), 1)

    def test_functions(self):
        self.assertEqual(len(self.wrong("a b32 exact 2 00aa 1 2\n")), 1)
        self.assertEqual(len(self.wrong("no line")), 1)
        self.assertEqual(len(self.wrong(WANTED.replace("ulp=2", "ulp=9"))), 1)

    def test_known_difference(self):
        text = WANTED + "differs a 64 some-finding because\n"
        other = WANTED.replace("00aa 1 2", "00ab 1 3")
        self.assertEqual(self.wrong(other, text), [])
        self.assertEqual(len(self.wrong(other, text, 32)), 1)
        self.assertIn("equal, though", self.wrong(WANTED, text)[0])


if __name__ == "__main__":
    unittest.main()
