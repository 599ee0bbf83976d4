"""Questions of the table: the panel with the possible answers, and the way of the focus to them."""
