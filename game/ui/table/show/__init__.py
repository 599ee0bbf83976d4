"""What happens, as it is seen: decisions in motion, the picture of the table, dragging."""
