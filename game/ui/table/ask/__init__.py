"""What the table asks: the panel with its answers, and the way of the focus to them."""
