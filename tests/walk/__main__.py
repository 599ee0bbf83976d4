"""`python -m tests.walk`: walk until the time is over or something is wrong; then find the shortest walk that shows it."""

if __name__ == "__main__":
    from tests.walk.command import main

    raise SystemExit(main())
