"""A finished game studied: its analysis, its curves, its mistakes tried again."""
