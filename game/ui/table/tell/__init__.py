"""What the table tells: log, digest, hints, explanations, speech, and all of it in words."""
