"""A sample of small mistakes in the program, to measure what the suite sees: `python -m tests.mutation`."""
