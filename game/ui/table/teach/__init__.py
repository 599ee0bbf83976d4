"""Teaching at the table: tips, lessons, exercises, and the sheet they stand on."""
