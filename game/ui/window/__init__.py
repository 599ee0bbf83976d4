"""The system's window and its devices: screen, events, input and key bindings, sound, settings."""
