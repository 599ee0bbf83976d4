"""The kit of the bake: palette, SVG shapes and filters, brush strokes, light, and the declaration of a picture."""
