"""Tests of puzzles and drills."""
