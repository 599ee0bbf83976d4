"""One short sound for each event of the table.

`EFFECTS` maps the event to the function that plays it, its target loudness and its description; the docstring of each
function is that description.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from instruments import (
    Part,
    Rng,
    Wave,
    arch,
    band,
    bell,
    clay,
    coin,
    drum,
    flick,
    grains,
    harp,
    hiss,
    lay,
    level,
    linen,
    modes,
    pipe,
    slide,
    stone,
    swell,
    water,
    wood,
)
from music import pitch

Sounding = Callable[[Rng], Wave]


@dataclass(frozen=True, slots=True)
class Effect:
    """A short sound: its function, its loudest 400 ms in LUFS, its description."""

    sound: Sounding
    target: float
    depicts: str


EFFECTS: dict[str, Effect] = {}


def effect(event: str, target: float = -20.0) -> Callable[[Sounding], Sounding]:
    """Enter a function as the sound of `event`."""

    def enter(sound: Sounding) -> Sounding:
        text = (sound.__doc__ or "").strip().rstrip(".")
        EFFECTS[event] = Effect(sound, target, text[0].lower() + text[1:])
        return sound

    return enter


VARIED = ("take", "place", "deliver", "score", "set", "deben", "season-card", "ankh", "build", "pay")
"""Events that happen so often that they sound a little different each time."""
VARIANTS = {2: (0.97, "lower"), 3: (1.03, "higher")}
"""The other variants of each: the factor of their pitch, and a word for it."""


def _vary(event: str, number: int) -> None:
    """Enter a variant of an effect, played anew and a little lower or higher."""
    plain, (factor, word) = EFFECTS[event], VARIANTS[number]

    def sound(rng: Rng) -> Wave:
        wave = plain.sound(rng)
        return np.interp(np.arange(0, len(wave) - 1, factor), np.arange(len(wave)), wave)

    EFFECTS[f"{event}-{number}"] = Effect(sound, plain.target, f"{plain.depicts}, a little {word}")


def _plucks(seconds: float, notes: str, gap: float, rng: Rng, ring: float = 1.6, soft: float = 0.5) -> Wave:
    """Pluck notes one after the other, `gap` seconds apart."""
    parts: list[Part] = [
        (place * gap, harp(pitch(note), seconds, rng, ring, soft), 0.8) for place, note in enumerate(notes.split())
    ]
    return lay(seconds, *parts)


@effect("take")
def take(rng: Rng) -> Wave:
    """A tile is lifted off the wood with a brush of linen."""
    return lay(0.35, (0, wood(470, rng, 0.022), 0.6), (0.02, linen(0.2, rng, 800, 3600, 0.3), 0.45))


@effect("corruption")
def corruption(rng: Rng) -> Wave:
    """A tile is pushed over the table and goes under another."""
    return lay(0.75, (0, slide(0.42, rng, 900, 420, 0.6), 0.7), (0.37, wood(165, rng, 0.05, 0.3), 0.8))


@effect("place")
def place(rng: Rng) -> Wave:
    """A tile is set down flat on wood."""
    return lay(0.4, (0, wood(250, rng, 0.045), 1.0), (0.013, wood(410, rng, 0.02), 0.35))


@effect("character")
def character(rng: Rng) -> Wave:
    """A card is turned up and a harp answers with a rising fifth."""
    return lay(1.1, (0, flick(rng, 1300), 0.5), (0.07, _plucks(1.0, "D4 A4", 0.13, rng, 1.3), 0.8))


@effect("set")
def set_(rng: Rng) -> Wave:
    """Three tiles go down in a row, the last with a drum under it."""
    return lay(
        0.95,
        (0, wood(250, rng), 0.6),
        (0.11, wood(300, rng), 0.7),
        (0.22, wood(360, rng, 0.05), 0.8),
        (0.22, drum("D", rng), 0.7),
    )


@effect("event")
def event(rng: Rng) -> Wave:
    """A rattle is shaken twice over a clay pot."""
    shake = grains(0.22, rng, 70, 1900, 4800, 0.3)
    return lay(0.85, (0, shake, 0.35), (0.17, shake, 0.4), (0.17, clay(520, rng, 0.13), 0.7))


@effect("flood")
def flood(rng: Rng) -> Wave:
    """The river rises over the bank."""
    deep = band(water(1.7, rng, 34, 90, 900, 0.38), 60, 1600)
    lap = water(0.5, rng, 8, 200, 1400, 0.25)
    return lay(1.8, (0, lap, 0.5), (0, level(deep), 1.0), (0.35, water(1.2, rng, 22, 400, 2200, 0.4), 0.4))


@effect("curse")
def curse(rng: Rng) -> Wave:
    """A low string steps down a half tone under a cold breath."""
    low = _plucks(1.3, "D#3 D3", 0.26, rng, 1.5, 0.8)
    return lay(1.4, (0, low, 0.8), (0, pipe(pitch("A3"), 1.0, rng, -1.0), 0.22), (0.26, drum("D", rng), 0.5))


@effect("prosperity")
def prosperity(rng: Rng) -> Wave:
    """Grain pours while a harp climbs."""
    climb = _plucks(1.3, "G3 B3 D4 G4", 0.1, rng, 1.4)
    return lay(1.4, (0, climb, 0.9), (0, grains(0.8, rng, 320, 1200, 4200, 0.35), 0.3))


@effect("guild")
def guild(rng: Rng) -> Wave:
    """A craftsman's mallet: two taps on a chisel and one on the bench."""
    return lay(
        0.85,
        (0, wood(610, rng, 0.03), 0.6),
        (0, stone(0.3, rng), 0.35),
        (0.16, wood(610, rng, 0.03), 0.7),
        (0.16, stone(0.3, rng), 0.35),
        (0.36, wood(205, rng, 0.06), 1.0),
    )


@effect("deliver")
def deliver(rng: Rng) -> Wave:
    """Four cards are dealt on wood."""
    deals: list[Part] = [(0.095 * n, flick(rng, rng.uniform(1250, 1600)), rng.uniform(0.7, 0.9)) for n in range(4)]
    brushes: list[Part] = [(0.095 * n, linen(0.08, rng, 900, 3600, 0.7), 0.2) for n in range(4)]
    return lay(0.6, *deals, *brushes)


@effect("shuffle")
def shuffle(rng: Rng) -> Wave:
    """Cards are riffled together and squared on the table."""
    parts: list[Part] = []
    start, gap = 0.0, 0.055
    while start < 0.72:
        parts.append((start, flick(rng, rng.uniform(1300, 1900)), rng.uniform(0.3, 0.6)))
        start += gap * rng.uniform(0.7, 1.2)
        gap = max(0.022, gap * 0.93)
    return lay(
        1.25, *parts, (0.76, linen(0.16, rng, 700, 3200), 0.4), (0.9, wood(230, rng), 0.6), (1.0, wood(260, rng), 0.5)
    )


@effect("steal")
def steal(rng: Rng) -> Wave:
    """A hand darts through linen and a coin is gone."""
    return lay(
        0.6,
        (0, linen(0.16, rng, 500, 2600, 0.75), 0.8),
        (0.14, coin(2050, rng, 0.04), 0.35),
        (0.19, linen(0.25, rng, 900, 3800, 0.2), 0.45),
    )


@effect("turn")
def turn(_rng: Rng) -> Wave:
    """A small bell is touched once: it is your turn."""
    return bell(pitch("A4"), 0.38)


@effect("score", -24.0)
def score(rng: Rng) -> Wave:
    """A counter moves on one space with a tick."""
    return wood(820, rng, 0.014, 0.25)


@effect("penalty")
def penalty(rng: Rng) -> Wave:
    """Two dull pots, the second lower, and a muffled drum."""
    return lay(0.9, (0, clay(330, rng, 0.09), 0.7), (0.19, clay(247, rng, 0.12), 0.8), (0.19, drum("D", rng), 0.5))


@effect("round-end")
def round_end(rng: Rng) -> Wave:
    """A drum calls three times and a low bell closes the round."""
    return lay(
        2.1,
        (0, drum("D", rng), 0.7),
        (0.22, drum("t", rng), 0.35),
        (0.44, drum("D", rng), 0.8),
        (0.44, bell(pitch("D4"), 0.45), 0.55),
    )


@effect("win")
def win(rng: Rng) -> Wave:
    """A harp runs up to an open chord over a dancing drum."""
    run = _plucks(3.0, "D4 F#4 A4 B4 D5", 0.13, rng, 2.2)
    chord = _plucks(2.2, "D3 A3 D4 F#4 A4", 0.035, rng, 2.2)
    beats: list[Part] = [
        (at, drum(stroke, rng), gain)
        for at, stroke, gain in (
            (0, "D", 0.5),
            (0.26, "t", 0.25),
            (0.39, "k", 0.25),
            (0.52, "t", 0.3),
            (0.78, "D", 0.8),
        )
    ]
    return lay(3.0, (0, run, 0.7), (0.78, chord, 0.7), *beats)


@effect("lose")
def lose(rng: Rng) -> Wave:
    """A harp comes down step by step and rests on a low string."""
    fall = _plucks(2.5, "A4 F4 E4 D4", 0.24, rng, 1.9, 0.7)
    return lay(2.6, (0, fall, 0.7), (0.96, _plucks(1.6, "D3", 0, rng, 2.0, 0.9), 0.7))


@effect("click", -27.0)
def click(rng: Rng) -> Wave:
    """A fingertip on a wooden peg."""
    return wood(540, rng, 0.010, 0.3)


@effect("refuse")
def refuse(rng: Rng) -> Wave:
    """Two muffled knocks: not that."""
    return lay(0.45, (0, wood(150, rng, 0.04, 0.2), 1.0), (0.13, wood(138, rng, 0.05, 0.2), 1.0))


@effect("deben")
def deben(rng: Rng) -> Wave:
    """A copper ring falls on the table and bounces twice."""
    parts: list[Part] = []
    for at, gain in ((0.0, 1.0), (0.15, 0.55), (0.235, 0.3)):
        parts += [(at, coin(2250, rng, 0.10), 0.6 * gain), (at, wood(300, rng, 0.02), 0.4 * gain)]
    return lay(0.95, *parts)


@effect("pirogue")
def pirogue(rng: Rng) -> Wave:
    """A paddle dips twice beside a reed boat."""
    first, second = (water(0.5, rng, 16, 220, 1700, 0.3) for _ in range(2))
    boat = wood(190, rng, 0.04)
    return lay(1.25, (0, first, 0.8), (0, boat, 0.2), (0.52, second, 0.7), (0.53, boat, 0.15))


@effect("ankh")
def ankh(rng: Rng) -> Wave:
    """A wooden pawn is twisted a quarter turn and clicks into line."""
    creak = slide(0.3, rng, 420, 760, 0.55)
    return lay(0.65, (0, creak, 0.55), (0.27, wood(560, rng, 0.03), 0.7), (0.28, wood(280, rng, 0.04), 0.5))


@effect("season-card")
def season_card(rng: Rng) -> Wave:
    """A stiff card is lifted, turns in the air and lands face up."""
    air = linen(0.3, rng, 350, 1900, 0.6)
    return lay(0.7, (0, flick(rng, 2000), 0.3), (0.03, air, 0.55), (0.31, flick(rng, 1100), 0.9))


@effect("trouble")
def trouble(rng: Rng) -> Wave:
    """A crowd mutters and a drum is struck once."""
    voices = hiss(1.0, rng, 180, 620) * (0.5 + 0.5 * level(band(rng.standard_normal(44_100), 3, 9)))
    return lay(1.15, (0, drum("D", rng), 0.8), (0.05, voices * arch(1.0, 0.35), 0.6), (0.18, drum("k", rng), 0.3))


@effect("horus")
def horus(rng: Rng) -> Wave:
    """Wings beat twice and a reed pipe rises like a falcon."""
    wing = hiss(0.16, rng, 120, 900) * arch(0.16, 0.35)
    call = lay(0.9, (0, pipe(pitch("E5"), 0.24, rng, 1.0), 0.6), (0.2, pipe(pitch("A5"), 0.6, rng, -0.6), 0.7))
    return lay(1.3, (0, wing, 0.8), (0.2, wing, 0.7), (0.3, call, 0.55))


@effect("hoshekh")
def hoshekh(rng: Rng) -> Wave:
    """The light goes: a deep drone sinks into wind."""
    drone = pipe(pitch("D3"), 2.1, rng, -5.0) + 0.7 * pipe(pitch("D#3"), 2.1, rng, -5.0)
    wind = hiss(2.1, rng, 140, 700) * arch(2.1, 0.6)
    return lay(2.2, (0, level(drone), 0.8), (0, wind, 0.45), (0, drum("D", rng), 0.5))


@effect("obelisk")
def obelisk(rng: Rng) -> Wave:
    """A tall stone is tipped over and comes to lie."""
    grind = slide(0.5, rng, 300, 210, 0.6)
    return lay(1.2, (0, grind, 0.6), (0.44, stone(1.0, rng), 1.0), (0.58, stone(0.7, rng), 0.35))


@effect("revolt")
def revolt(rng: Rng) -> Wave:
    """Drums run faster, jars break, and the work stops."""
    parts: list[Part] = []
    start, gap, gain = 0.0, 0.2, 0.35
    while start < 0.85:
        parts.append((start, drum("t" if len(parts) % 3 else "D", rng), gain))
        start, gap, gain = start + gap, gap * 0.86, gain * 1.07
    for _ in range(9):
        parts.append((0.9 + 0.3 * rng.random() ** 2, clay(rng.uniform(380, 900), rng, 0.06), rng.uniform(0.2, 0.5)))
    return lay(1.9, *parts, (0.9, drum("D", rng), 1.0), (0.9, grains(0.6, rng, 120, 900, 3200, 0.2), 0.3))


@effect("build")
def build(rng: Rng) -> Wave:
    """A block is dragged into place and tapped home."""
    return lay(
        1.2,
        (0, slide(0.36, rng, 380, 300, 0.6), 0.5),
        (0.32, stone(0.8, rng), 0.9),
        (0.58, wood(430, rng, 0.03), 0.5),
        (0.58, stone(0.4, rng), 0.4),
        (0.76, wood(430, rng, 0.03), 0.55),
        (0.76, stone(0.4, rng), 0.4),
    )


@effect("pay")
def pay(rng: Rng) -> Wave:
    """Three copper rings are counted into a palm."""
    rings = ((0.0, 1950), (0.12, 2180), (0.24, 2050))
    parts: list[Part] = [(at, coin(tone, rng, 0.06), 0.6) for at, tone in rings]
    return lay(0.75, *parts, (0.0, linen(0.35, rng, 600, 2200), 0.2))


@effect("storage")
def storage(rng: Rng) -> Wave:
    """A sack drops and the lid goes on a jar."""
    sack = hiss(0.3, rng, 80, 700) * swell(0.3, 0.004, 0.05)
    return lay(
        1.0, (0, level(sack), 0.8), (0, grains(0.3, rng, 90, 1000, 3000, 0.25), 0.2), (0.32, clay(300, rng, 0.12), 0.7),
        (0.40, clay(455, rng, 0.05), 0.3),
    )  # fmt: skip


@effect("hint")
def hint(rng: Rng) -> Wave:
    """Two high strings ask a question."""
    tones = modes(1.0, [(pitch("B4"), 0.25, 0.25)])
    return lay(1.1, (0, _plucks(1.1, "B4 E5", 0.17, rng, 1.1, 0.7), 0.8), (0, tones, 0.4))


@effect("undo")
def undo(rng: Rng) -> Wave:
    """A tile is drawn back the way it came."""
    back = wood(380, rng, 0.05)[:7000][::-1]
    brush = linen(0.24, rng, 600, 2400, 0.6)
    return lay(0.55, (0, brush, 0.6), (0.07, back, 0.6), (0.23, wood(300, rng, 0.025), 0.5))


for _number in VARIANTS:
    for _event in VARIED:
        _vary(_event, _number)
