"""The pictures of Felucca: flat drawings, sources of painted pictures, and the pictures baked from them."""
