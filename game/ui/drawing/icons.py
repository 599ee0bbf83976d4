"""The icons of the interface, each a few strokes on a square with a side of 24 units."""

from __future__ import annotations

import io

import pygame

from game.ui.drawing.theme import Rgb

_STROKE = 'fill="none" stroke="{c}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'

SIGNS = {
    "check": '<path d="M5 12.5 L10 17.5 L19 7" {s}/>',
    "cross": '<path d="M6 6 L18 18 M18 6 L6 18" {s}/>',
    "plus": '<path d="M12 5 V19 M5 12 H19" {s}/>',
    "minus": '<path d="M5 12 H19" {s}/>',
    "left": '<path d="M15 5 L8 12 L15 19" {s}/>',
    "right": '<path d="M9 5 L16 12 L9 19" {s}/>',
    "up": '<path d="M5 15 L12 8 L19 15" {s}/>',
    "down": '<path d="M5 9 L12 16 L19 9" {s}/>',
    "back": '<path d="M20 12 H5 M11 5.5 L4.5 12 L11 18.5" {s}/>',
    "menu": '<path d="M4.5 7 H19.5 M4.5 12 H19.5 M4.5 17 H19.5" {s}/>',
    "next": '<path d="M4 12 H19 M13 6 L19 12 L13 18" {s}/>',
    "undo": '<path d="M4.5 9.5 H14 A5 5 0 0 1 14 19.5 H9 M9 4.5 L4 9.5 L9 14.5" {s}/>',
    "replay": '<path d="M18.5 7.5 A8 8 0 1 0 20 12 M18.8 3.5 V7.8 H14.5" {s}/>'
    '<path d="M10.2 8.8 L15.4 12 L10.2 15.2 Z" fill="{c}"/>',
    "hint": '<path d="M9 17.5 H15 M10 21 H14 M9 17.5 C9 14.5 6 13.5 6 9.5 A6 6 0 0 1 18 9.5 C18 13.5 15 14.5 15 17.5" '
    "{s}/>",
    "log": '<path d="M6 4.5 H18 V19.5 H6 Z M9 9 H15 M9 12 H15 M9 15 H13" {s}/>',
    "help": '<path d="M8.5 9 A3.6 3.6 0 1 1 13.6 12.3 C12.4 12.9 12 13.5 12 15" {s}/><circle cx="12" cy="19" r="1.6" '
    'fill="{c}"/>',
    "pause": '<path d="M8 5 V19 M16 5 V19" {s}/>',
    "skip": '<path d="M5 6 L12 12 L5 18 Z M12 6 L19 12 L12 18 Z" {s}/>',
    "search": '<circle cx="10.5" cy="10.5" r="5.5" {s}/><path d="M15 15 L20 20" {s}/>',
    "human": '<circle cx="12" cy="8" r="3.6" {s}/><path d="M5 20 C5 15.5 8 14 12 14 C16 14 19 15.5 19 20" {s}/>',
    "ai": '<path d="M5 8.5 H19 V19 H5 Z M12 8.5 V5" {s}/><circle cx="12" cy="4" r="1.6" fill="{c}"/>'
    '<circle cx="9" cy="13" r="1.5" fill="{c}"/><circle cx="15" cy="13" r="1.5" fill="{c}"/>'
    '<path d="M9.5 16.3 H14.5" {s}/>',
    "dice": '<path d="M5 5 H19 V19 H5 Z" {s}/><circle cx="9" cy="9" r="1.5" fill="{c}"/>'
    '<circle cx="15" cy="15" r="1.5" fill="{c}"/><circle cx="12" cy="12" r="1.5" fill="{c}"/>',
    "rules": '<path d="M12 6.5 C10 5 7 4.7 4 5 V18.5 C7 18.2 10 18.5 12 20 C14 18.5 17 18.2 20 18.5 V5 '
    'C17 4.7 14 5 12 6.5 Z M12 6.5 V20" {s}/>',
    "settings": '<path d="M4 7 H11 M15.5 7 H20 M4 12 H6 M10.5 12 H20 M4 17 H13 M17.5 17 H20" {s}/>'
    '<circle cx="13.2" cy="7" r="2.2" {s}/><circle cx="8.2" cy="12" r="2.2" {s}/>'
    '<circle cx="15.2" cy="17" r="2.2" {s}/>',
    "enlarge": '<path d="M13.5 4.5 H19.5 V10.5 M19.5 4.5 L13.5 10.5 M10.5 19.5 H4.5 V13.5 M4.5 19.5 L10.5 13.5" {s}/>',
    "chart": '<path d="M3.5 20 H20.5 M6.5 16.5 V12 M12 16.5 V4.5 M17.5 16.5 V8.5" {s}/>',
    "graph": '<path d="M3.5 20 H20.5 M4 15.5 L9 9.5 L13 13 L20 5" {s}/>',
    "trash": '<path d="M5 7 H19 M9.5 7 V4.5 H14.5 V7 M7 7 L8 20 H16 L17 7 M10.5 10.5 V16.5 M13.5 10.5 V16.5" {s}/>',
    "save": '<path d="M12 4 V15 M7 10.5 L12 15.5 L17 10.5 M5 19.5 H19" {s}/>',
    "eye": '<path d="M3 12 C6 7.5 9 6 12 6 C15 6 18 7.5 21 12 C18 16.5 15 18 12 18 C9 18 6 16.5 3 12 Z" {s}/>'
    '<circle cx="12" cy="12" r="2.8" fill="{c}"/>',
    "scales": '<path d="M12 4 V19.5 M7.5 19.5 H16.5 M5 7 H19 M5 7 L2.5 13 H7.5 Z M19 7 L16.5 13 H21.5 Z" {s}/>',
    "keyboard": '<path d="M3 6.5 H21 V17.5 H3 Z M7 10 H7.4 M10.3 10 H10.7 M13.6 10 H14 M17 10 H17.4 M8 14 H16" {s}/>',
    "crown": '<path d="M4 18.5 V8 L8.5 12 L12 5.5 L15.5 12 L20 8 V18.5 Z" fill="{c}" stroke="#241c14" '
    'stroke-width="1.6" stroke-linejoin="round"/>',
    "dot": '<circle cx="12" cy="12" r="4" fill="{c}"/>',
    "star": '<path d="M12 3 L14.8 8.9 L21.2 9.7 L16.5 14.1 L17.7 20.5 L12 17.4 L6.3 20.5 L7.5 14.1 L2.8 9.7 '
    'L9.2 8.9 Z" fill="{c}" stroke="{c}" stroke-width="1.6" stroke-linejoin="round"/>',
    "star-empty": '<path d="M12 3 L14.8 8.9 L21.2 9.7 L16.5 14.1 L17.7 20.5 L12 17.4 L6.3 20.5 L7.5 14.1 L2.8 9.7 '
    'L9.2 8.9 Z" fill="none" stroke="{c}" stroke-width="1.6" stroke-linejoin="round"/>',
    "flag": '<path d="M6 21 V4 M6 4.5 C10 2.5 13 7 19 4.5 V13 C13 15.5 10 11 6 13" {s}/>',
    "quit": '<path d="M10 5 H5 V19 H10 M10 12 H20 M15.5 7 L20.5 12 L15.5 17" {s}/>',
    "share": '<path d="M8.2 11 L15.8 6.8 M8.2 13 L15.8 17.2" {s}/><circle cx="6" cy="12" r="2.6" {s}/>'
    '<circle cx="18" cy="5.6" r="2.6" {s}/><circle cx="18" cy="18.4" r="2.6" {s}/>',
    "play": '<path d="M7 5 L18.5 12 L7 19 Z" fill="{c}" stroke="{c}" stroke-width="2" stroke-linejoin="round"/>',
}


def draw(name: str, side: int, colour: Rgb) -> pygame.Surface | None:
    """Return the icon `name` at `side` real pixels in one colour, or None if there is none."""
    shapes = SIGNS.get(name)
    if shapes is None:
        return None
    code = f"#{colour[0]:02x}{colour[1]:02x}{colour[2]:02x}"
    body = shapes.replace("{s}", _STROKE).replace("{c}", code)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{body}</svg>'
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (side, side))
    return drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA, 32))
