"""The commands of `felucca`; each is imported when it is called."""

COMPLETION = "_FELUCCA_COMPLETE"
"""The environment variable with which a shell asks for its completion script, or for completions."""

RECORD = ".felucca"
"""The end of the name of a saved game, by which a single argument is opened in the window."""
