"""The commands of `felucca`; each is imported when it is called."""

COMPLETION = "_FELUCCA_COMPLETE"
"""The environment variable with which a shell asks for its completion script, or for completions."""
