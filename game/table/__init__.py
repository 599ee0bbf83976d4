"""The authority over a match: its seats, its record, undo, saves, replays, statistics."""
