"""How long a test waits for what runs beside it."""

LONG = 600.0
"""The real seconds after which a test gives up on a thread or a process.

Only what hangs takes so long, however many other programs keep the machine busy.
"""
