"""The null game: Ferry, the smallest game that has everything a game can have.

Twenty loads, two decisions, one hidden draw. It proves in every test that goes through all games that a game touches
nothing but its own folder and its entry, and CONTRIBUTING.md shows with it how a game is added.
"""
