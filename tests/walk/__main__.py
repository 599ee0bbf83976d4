"""`python -m tests.walk`: walk until the time is over, and find the shortest walk that shows each thing wrong."""

if __name__ == "__main__":
    from tests.walk.command import main

    raise SystemExit(main())
