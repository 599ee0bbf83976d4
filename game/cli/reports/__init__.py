"""What an arena reports of one game: `NOTED`, the facts to keep; `report`, the figures of games; `show` prints them."""
