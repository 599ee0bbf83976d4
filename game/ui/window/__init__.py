"""The window of the system and what reaches it: screen, events, input and its bindings, sound, settings."""
