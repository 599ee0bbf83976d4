"""What the table teaches: tips, lessons, exercises, and the sheet they stand on."""
