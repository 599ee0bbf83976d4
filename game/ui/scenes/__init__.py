"""The scenes other than the table, such as the menu, the options, the statistics and the rulebook."""
