"""Game-specific reports of an arena: `NOTED`, the facts to keep; `report`, the figures of games; `show` prints them."""
