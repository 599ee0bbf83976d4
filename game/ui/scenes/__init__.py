"""The screens: menu, new game, settings, statistics, rulebook, credits, crash."""
