"""Three quiet pieces for harp and frame drum, each of about three minutes, written out as notes.

A piece plays its sections in the order of its form. A line of a section is a tuple of bars; a bar is a string of equal
steps: a note, or `-` to let the last one ring. A drum line uses the strokes of `instruments.drum`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from instruments import Part, Rng, Wave, drum, harp, lay

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(note: str) -> float:
    """Return the pitch in Hz of a note such as `A4` or `G#3`."""
    half_tones = NAMES[note[0]] + 12 * int(note[-1]) + ("#" in note)
    return 440.0 * 2 ** ((half_tones - 57) / 12)


@dataclass(frozen=True, slots=True)
class Section:
    """The bars of a section's three lines."""

    bass: tuple[str, ...]
    tune: tuple[str, ...]
    beat: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: `step` is the length of a step and `rest` that of the silence at the end, in seconds."""

    step: float
    accents: tuple[float, ...]
    sections: Mapping[str, Section]
    form: tuple[str, ...]
    rest: float

    def line(self, name: str) -> list[str]:
        """Return the bars of a line through the whole form."""
        return [bar for section in self.form for bar in getattr(self.sections[section], name)]


def play(piece: Piece, rng: Rng) -> Wave:
    """Play a piece, each note a little early or late and a little stronger or weaker."""
    size = len(piece.accents)
    bass = piece.line("bass")
    total = piece.step * size * len(bass) + piece.rest
    parts: list[Part] = []
    lines = ((bass, 3.4, 0.75, 0.50), (piece.line("tune"), 2.6, 0.45, 0.72))
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
    for bar, text in enumerate(piece.line("beat")):
        for place, stroke in enumerate(text):
            if stroke != "-":
                start = max(0.0, 0.02 + (bar * size + place) * piece.step + 0.006 * rng.standard_normal())
                force = (0.42 if stroke == "D" else 0.15) * rng.uniform(0.8, 1.0)
                parts.append((start, drum(stroke, rng), force))
    return lay(total, *parts)


_DM, _C, _G, _A = "D3 - A3 D4 - A3", "C3 - G3 C4 - G3", "G2 - D3 G3 - D3", "A2 - E3 A3 - E3"
_FM = "F2 - C3 F3 - C3"
QUAY = Piece(
    step=0.32,
    accents=(1.0, 0.7, 0.8, 0.92, 0.7, 0.8),
    sections={
        "theme": Section(
            bass=(_DM, _DM, _DM, _DM, _C, _G, _DM, _C, _DM, _DM, _DM, _DM, _G, _A, _DM, _C, _A, "D3 - A3 D4 - -"),
            tune=(
                    "- - - - - -", "- - - - - A3",
                    "D4 - - F4 - G4", "A4 - - - - -", "C5 - A4 G4 - F4", "G4 - - - - -",
                    "F4 - G4 A4 - F4", "E4 - - D4 - C4", "D4 - - - - A3", "D4 - - - - -",
                    "A4 - - B4 - C5", "D5 - - A4 - -", "G4 - A4 B4 - G4", "A4 - - - - E4",
                    "F4 - - G4 - A4", "E4 - F4 G4 - E4", "D4 - E4 C4 - A3", "D4 - - - - A4",
            ),
            beat=("------", "------", *("D--k-t", "D--k--") * 7, "D--k-t", "D-----"),
        ),
        "river": Section(
            bass=(_G, _G, _DM, _DM, _FM, _C, _A, _A, _G, _C, _DM, _DM),
            tune=(
                "B4 - - A4 - G4", "D5 - - B4 - -", "A4 - F4 - - D4", "F4 - - - - -",
                "A4 - - C5 - A4", "G4 - E4 - - G4", "A4 - C5 B4 - A4", "E4 - - - - -",
                "D4 - G4 - B4 -", "C5 - - B4 - G4", "A4 - - G4 F4 E4", "D4 - - - - -",
            ),
            beat=("D--k--", "D--k-t") * 6,
        ),
        "still": Section(
            bass=(
                "D3 - - A3 - -", "D3 - - - - -", "C3 - - G3 - -", "C3 - - - - -", "G2 - - D3 - -",
                "G2 - - - - -", "A2 - - E3 - -", "A2 - - - - -", "D3 - - A3 - -", "D3 - - - - -",
            ),
            tune=(
                "- - - - - -", "A4 - - - - G4", "- - - E4 - -", "G4 - - - - -", "- - - B4 - A4",
                "G4 - - - - -", "- - - C5 - B4", "A4 - - - - -", "- - F4 E4 - -", "D4 - - - - -",
            ),
            beat=("D-----", "------") * 5,
        ),
        "dance": Section(
            bass=(_DM, _DM, _C, _C, _DM, _DM, _G, _A, _DM, _C, _A, _DM),
            tune=(
                "D4 E4 F4 A4 - F4", "D5 - A4 - F4 -", "C5 - G4 E4 - G4", "C5 B4 A4 G4 - E4",
                "F4 E4 D4 A4 - -", "D5 C5 A4 F4 - A4", "B4 - G4 D5 - B4", "C5 - A4 E4 - A4",
                "A4 G4 F4 D4 - F4", "G4 F4 E4 C4 - E4", "E4 F4 G4 A4 - C5", "D5 - - - - -",
            ),
            beat=("Dt-k-t", "D-tk-t") * 6,
        ),
    },
    form=("theme", "river", "still", "theme", "dance", "theme"),
    rest=5.5,
)  # fmt: skip

_AM, _CM, _DS, _GS = "A2 - - - E3 - A3 -", "C3 - - - G3 - - -", "D3 - - - A3 - - -", "G2 - - - D3 - G3 -"
REEDS = Piece(
    step=0.375,
    accents=(1.0, 0.7, 0.85, 0.7, 0.95, 0.7, 0.85, 0.75),
    sections={
        "theme": Section(
            bass=(_AM, _AM, _DS, _CM, _GS, _AM, _GS, _CM, _AM, _DS, "A2 - E3 - A3 - - -"),
            tune=(
                    "- - - - - - - -", "E4 - D4 - C4 - A3 -", "C4 - D4 - - - - -", "E4 - G4 - A4 - G4 E4",
                    "D4 - - - - - - -", "A4 - C5 - A4 G4 E4 -", "G4 - - E4 D4 - - -", "C4 - D4 E4 G4 E4 D4 C4",
                    "A3 - - - C4 - D4 -", "E4 - - D4 C4 - A3 -", "- - - - - - E4 A4",
            ),
            beat=("--------", *("D-----k-", "D--t--k-") * 4, "D-----k-", "D-------"),
        ),
        "heron": Section(
            bass=(_DS, _DS, _AM, _AM, _CM, _GS, _DS, _AM),
            tune=(
                "D4 - - E4 - - G4 -", "A4 - - - G4 - E4 -", "C5 - A4 - - - E4 -", "G4 - - E4 - - - -",
                "E4 - G4 - C5 - - -", "D5 - - C5 - A4 G4 -", "A4 - G4 - D4 - E4 -", "A3 - - - - - - -",
            ),
            beat=("D--t--k-", "D-----k-") * 4,
        ),
        "wind": Section(
            bass=(
                "A2 - - - - - E3 -", "- - - - - - - -", "D3 - - - - - A3 -",
                "- - - - - - - -", "G2 - - - - - D3 -", "A2 - - - E3 - - -",
            ),
            tune=(
                "- - - - E5 - - -", "D5 - - - - - C5 -", "A4 - - - - - - -",
                "- - G4 - A4 - - -", "D4 - - - - - - -", "- - - - - - E4 -",
            ),
            beat=("--------",) * 6,
        ),
        "shoal": Section(
            bass=(_AM, _CM, _GS, _AM, _DS, _CM, _GS, _AM),
            tune=(
                "A4 C5 A4 G4 E4 - G4 -", "C5 - G4 E4 - D4 E4 -", "D4 E4 G4 - A4 G4 D4 -", "E4 - - - C4 D4 E4 G4",
                "A4 - D5 C5 A4 - G4 -", "G4 A4 C5 - E5 - D5 C5", "D5 - C5 A4 - G4 E4 D4", "A3 - - - - - - -",
            ),
            beat=("D-t-k-t-", "D--tk-t-") * 4,
        ),
    },
    form=("theme", "heron", "wind", "theme", "shoal", "theme"),
    rest=6.0,
)  # fmt: skip

_E, _F, _AH, _DH = "E3 - - B3 - E3 -", "F3 - - C4 - A3 -", "A2 - - E3 - A3 -", "D3 - - A3 - F3 -"
LAMP = Piece(
    step=0.30,
    accents=(1.0, 0.7, 0.75, 0.92, 0.7, 0.88, 0.7),
    sections={
        "theme": Section(
            bass=(_E, _E, _E, _AH, _F, _E, _AH, _E, _F, _E, _AH, _E, _DH, _E, _F, "E3 - - B3 - - -"),
            tune=(
                    "- - - - - - -", "- - - - - - -",
                    "B4 - - A4 - G#4 -", "A4 - - - - - -", "A4 - G#4 F4 - E4 -", "G#4 - - - - - -",
                    "A4 - B4 C5 - B4 -", "B4 - - G#4 - - -", "A4 - C5 A4 - F4 -", "E4 - - - - - -",
                    "E5 - - C5 - A4 -", "B4 - - G#4 - B4 -", "A4 - D5 C5 - A4 -", "G#4 - - - - - -",
                    "A4 - - F4 - - -", "E4 - - - - B4 -",
            ),
            beat=("-------", "D------", *("D--t-k-", "D----k-") * 6, "D--t-k-", "D------"),
        ),
        "moth": Section(
            bass=(_AH, _AH, _E, _E, _DH, _DH, _AH, _E, _F, _F, _E, _E),
            tune=(
                "A4 - - C5 - B4 -", "A4 - - E4 - - -", "G#4 - - B4 - A4 -", "G#4 - - - - - -",
                "F4 - - A4 - D5 -", "C5 - - A4 - F4 -", "E4 - A4 - C5 - -", "B4 - - - - G#4 -",
                "A4 - - F4 - A4 -", "C5 - B4 A4 - F4 -", "G#4 - - F4 - - -", "E4 - - - - - -",
            ),
            beat=("D----k-", "D--t-k-") * 6,
        ),
        "ember": Section(
            bass=(
                "E3 - - - - - -", "- - - B3 - - -", "A2 - - - - - -", "- - - E3 - - -",
                "F3 - - - - - -", "- - - C4 - - -", "E3 - - - - - -", "- - - B3 - - -",
            ),
            tune=(
                "- - - - - - -", "B4 - - - A4 - -", "- - - C5 - - -", "B4 - - - - - -",
                "- - - A4 - - -", "F4 - - - - - -", "- - - G#4 - - -", "E4 - - - - - -",
            ),
            beat=("D------", "-------", "-------", "-------") * 2,
        ),
        "dance": Section(
            bass=(_E, _E, _F, _F, _E, _E, _AH, _AH, _DH, _F, _E, _E),
            tune=(
                "E4 - F4 G#4 - B4 -", "B4 - A4 G#4 - F4 -", "A4 - C5 A4 - F4 -", "A4 - G#4 F4 - E4 -",
                "B4 - C5 B4 - G#4 -", "E5 - - D5 - B4 -", "C5 - A4 E4 - A4 -", "C5 - B4 A4 - E4 -",
                "D5 - A4 F4 - A4 -", "C5 - A4 F4 - A4 -", "G#4 - B4 D5 - B4 -", "E5 - - - - - -",
            ),
            beat=("D-tt-k-", "D--t-kt") * 6,
        ),
    },
    form=("theme", "moth", "ember", "theme", "dance", "theme"),
    rest=6.0,
)  # fmt: skip

PIECES: dict[str, tuple[Piece, str]] = {
    "music-quay": (QUAY, "morning at the quay: six to the bar, on D"),
    "music-reeds": (REEDS, "midday among the reeds: slow, five notes, on A"),
    "music-lamp": (LAMP, "evening by lamplight: seven to the bar, on E"),
}
