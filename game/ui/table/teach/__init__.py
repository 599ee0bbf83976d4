"""Teaching at the table: tips, lessons, exercises, and the sheet that shows their notes."""
