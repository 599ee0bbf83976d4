"""Three quiet pieces for harp and frame drum, written out as notes.

A line is a string of bars; a bar is a string of equal steps: a note, `-` to let ring. A drum line uses
the strokes of `instruments.drum`.
"""

from __future__ import annotations

from dataclasses import dataclass

from instruments import Part, Rng, Wave, drum, harp, lay

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(note: str) -> float:
    """Return the pitch in Hz of a note such as `A4` or `G#3`."""
    half_tones = NAMES[note[0]] + 12 * int(note[-1]) + ("#" in note)
    return 440.0 * 2 ** ((half_tones - 57) / 12)


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece: `step` seconds a step, the bars of its lines, `rest` seconds of ringing and silence after."""

    step: float
    accents: tuple[float, ...]
    bass: tuple[str, ...]
    tune: tuple[str, ...]
    beat: tuple[str, ...]
    rest: float


def play(piece: Piece, rng: Rng) -> Wave:
    """Play a piece, each note a little early or late and a little stronger or weaker."""
    size = len(piece.accents)
    total = piece.step * size * len(piece.bass) + piece.rest
    parts: list[Part] = []
    lines = ((piece.bass, 3.4, 0.75, 0.50), (piece.tune, 2.6, 0.45, 0.72))
    for bars, ring, soft, gain in lines:
        for bar, text in enumerate(bars):
            steps = text.split()
            if len(steps) != size:
                raise ValueError(f"bar {bar + 1} has {len(steps)} steps, not {size}: {text!r}")
            for place, note in enumerate(steps):
                if note == "-":
                    continue
                start = max(0.0, 0.02 + (bar * size + place) * piece.step + 0.008 * rng.standard_normal())
                force = gain * piece.accents[place] * rng.uniform(0.86, 1.0)
                parts.append((start, harp(pitch(note), 3.6, rng, ring, soft), force))
    for bar, text in enumerate(piece.beat):
        for place, stroke in enumerate(text):
            if stroke != "-":
                start = max(0.0, 0.02 + (bar * size + place) * piece.step + 0.006 * rng.standard_normal())
                force = (0.42 if stroke == "D" else 0.15) * rng.uniform(0.8, 1.0)
                parts.append((start, drum(stroke, rng), force))
    return lay(total, *parts)


_DM, _C, _G, _A = "D3 - A3 D4 - A3", "C3 - G3 C4 - G3", "G2 - D3 G3 - D3", "A2 - E3 A3 - E3"
QUAY = Piece(
    step=0.32,
    accents=(1.0, 0.7, 0.8, 0.92, 0.7, 0.8),
    bass=(_DM, _DM, _DM, _DM, _C, _G, _DM, _C, _DM, _DM, _DM, _DM, _G, _A, _DM, _C, _A, "D3 - A3 D4 - -"),
    tune=(
        "- - - - - -", "- - - - - A3",
        "D4 - - F4 - G4", "A4 - - - - -", "C5 - A4 G4 - F4", "G4 - - - - -",
        "F4 - G4 A4 - F4", "E4 - - D4 - C4", "D4 - - - - A3", "D4 - - - - -",
        "A4 - - B4 - C5", "D5 - - A4 - -", "G4 - A4 B4 - G4", "A4 - - - - E4",
        "F4 - - G4 - A4", "E4 - F4 G4 - E4", "D4 - E4 C4 - A3", "D4 - - - - A4",
    ),
    beat=("------", "------", *("D--k-t", "D--k--") * 7, "D--k-t", "D-----"),
    rest=5.5,
)  # fmt: skip

_AM, _CM, _DS, _GS = "A2 - - - E3 - A3 -", "C3 - - - G3 - - -", "D3 - - - A3 - - -", "G2 - - - D3 - G3 -"
REEDS = Piece(
    step=0.375,
    accents=(1.0, 0.7, 0.85, 0.7, 0.95, 0.7, 0.85, 0.75),
    bass=(_AM, _AM, _DS, _CM, _GS, _AM, _GS, _CM, _AM, _DS, "A2 - E3 - A3 - - -"),
    tune=(
        "- - - - - - - -", "E4 - D4 - C4 - A3 -", "C4 - D4 - - - - -", "E4 - G4 - A4 - G4 E4",
        "D4 - - - - - - -", "A4 - C5 - A4 G4 E4 -", "G4 - - E4 D4 - - -", "C4 - D4 E4 G4 E4 D4 C4",
        "A3 - - - C4 - D4 -", "E4 - - D4 C4 - A3 -", "- - - - - - E4 A4",
    ),
    beat=("--------", *("D-----k-", "D--t--k-") * 4, "D-----k-", "D-------"),
    rest=6.0,
)  # fmt: skip

_E, _F, _AH, _DH = "E3 - - B3 - E3 -", "F3 - - C4 - A3 -", "A2 - - E3 - A3 -", "D3 - - A3 - F3 -"
LAMP = Piece(
    step=0.30,
    accents=(1.0, 0.7, 0.75, 0.92, 0.7, 0.88, 0.7),
    bass=(_E, _E, _E, _AH, _F, _E, _AH, _E, _F, _E, _AH, _E, _DH, _E, _F, "E3 - - B3 - - -"),
    tune=(
        "- - - - - - -", "- - - - - - -",
        "B4 - - A4 - G#4 -", "A4 - - - - - -", "A4 - G#4 F4 - E4 -", "G#4 - - - - - -",
        "A4 - B4 C5 - B4 -", "B4 - - G#4 - - -", "A4 - C5 A4 - F4 -", "E4 - - - - - -",
        "E5 - - C5 - A4 -", "B4 - - G#4 - B4 -", "A4 - D5 C5 - A4 -", "G#4 - - - - - -",
        "A4 - - F4 - - -", "E4 - - - - B4 -",
    ),
    beat=("-------", "D------", *("D--t-k-", "D----k-") * 6, "D--t-k-", "D------"),
    rest=6.0,
)  # fmt: skip

PIECES: dict[str, tuple[Piece, str]] = {
    "music-quay": (QUAY, "morning at the quay: six to the bar, on D"),
    "music-reeds": (REEDS, "midday among the reeds: slow, five notes, on A"),
    "music-lamp": (LAMP, "evening by lamplight: seven to the bar, on E"),
}
