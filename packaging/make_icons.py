"""Renders the program's icons from art/logo.svg: PNG for Linux, ICO for Windows, ICNS for macOS.

python packaging/make_icons.py         # needs pygame-ce; writes packaging/icons and felucca.ico, felucca.icns
"""

from __future__ import annotations

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

HERE = Path(__file__).resolve().parent
LOGO = HERE.parent / "art" / "logo.svg"
PNG_SIZES = (48, 128, 256, 512)
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_KINDS = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""The kinds of picture in an ICNS file and their sides in pixels; the last four are for Retina screens.

Those for 16 and 32 points are left to them: as PNG, the plain ones are not shown right for a program.
"""


def picture(side: int) -> pygame.Surface:
    """Return the logo with `side` pixels, in the middle of a clear square."""
    drawn = pygame.image.load_sized_svg(str(LOGO), (side, side))
    square = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    square.blit(drawn, drawn.get_rect(center=square.get_rect().center))
    return square


def png(side: int) -> bytes:
    """Return the logo as a PNG."""
    stream = io.BytesIO()
    pygame.image.save(picture(side), stream, "logo.png")
    return stream.getvalue()


def bitmap(side: int) -> bytes:
    """Return the logo as icons hold it: 32 bits a pixel from the bottom up, then a mask that hides nothing."""
    head = struct.pack("<IiiHHIIiiII", 40, side, 2 * side, 1, 32, 0, 0, 0, 0, 0, 0)
    rows = pygame.image.tobytes(picture(side), "BGRA", True)
    return head + rows + bytes(4 * ((side + 31) // 32) * side)


def ico(sizes: tuple[int, ...] = ICO_SIZES) -> bytes:
    """Return a Windows icon: bitmaps, which every part of Windows reads, and a PNG for the largest."""
    pictures = [png(side) if side >= 256 else bitmap(side) for side in sizes]
    head = struct.pack("<HHH", 0, 1, len(sizes))
    at = len(head) + 16 * len(sizes)
    for side, data in zip(sizes, pictures, strict=True):
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Return a macOS icon with all sizes."""
    body = b""
    for kind, side in ICNS_KINDS.items():
        data = png(side)
        body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    """Write all icons."""
    (HERE / "icons").mkdir(exist_ok=True)
    for side in PNG_SIZES:
        (HERE / "icons" / f"felucca-{side}.png").write_bytes(png(side))
    (HERE / "felucca.ico").write_bytes(ico())
    (HERE / "felucca.icns").write_bytes(icns())


if __name__ == "__main__":
    main()
