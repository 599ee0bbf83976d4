"""The walker: it uses the whole program as a player does, and checks everything that can be seen after each gesture.

`python -m tests.walk` begins at a seed and walks until its time is over or something is wrong; then it looks for the
shortest walk that still shows it. The tests in `test_short.py` do the same with fixed seeds.

A walk is a list of `Gesture`s (`gestures.py`) from a `Start` (`homes.py`). `Driver` (`driver.py`) opens the real window
and makes the gestures by posting events; `conditions.py` makes that repeatable. A plan (`plans.py`) chooses the next
gesture from what is on the screen, `checks.py` judges the screen, `shrink.py` leaves out what is not needed.
"""
