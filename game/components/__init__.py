"""Components as data: cards, tiles, tokens and boards read from YAML and Tiled maps into frozen definitions.

Nothing here draws or knows a rule; the painter is `game.ui.drawing.faces`.
"""
