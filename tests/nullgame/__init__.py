"""The null game: Ferry, the smallest game with every feature of a game.

Twenty loads, two decisions, one hidden draw. Every test over all games runs with it and so proves that a new game
touches nothing but its own folder and its entry. CONTRIBUTING.md uses it to show how to add a game.
"""
