"""Contests: several games at one table, their score and their end. They know no rule of any game."""
