"""The owner of a match: its seats, its record, undo, saves, replays, statistics."""
