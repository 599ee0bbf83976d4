"""Matches: their seats, records, undo, saves, replays and statistics."""
