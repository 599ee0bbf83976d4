"""Questions of the table: the panel with the possible answers, and moving the focus to them."""
