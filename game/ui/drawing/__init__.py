"""Everything that puts pixels on a canvas: shapes, text, pictures, component faces, themes and animation."""
