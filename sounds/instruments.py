"""The bodies that sound: strings, skins, wood, clay, stone, metal, linen, water and breath.

Every function returns one channel of floats at `RATE` samples a second, near ±1 at its loudest.
Randomness comes only from the generator handed in, so the same seed gives the same wave.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 44_100

Wave = NDArray[np.float64]
Rng = np.random.Generator
Part = tuple[float, Wave, float]


def count(seconds: float) -> int:
    """Return the number of samples in `seconds`."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """Return the time of every sample in `seconds`, in seconds."""
    return np.arange(count(seconds)) / RATE


def lay(seconds: float, *parts: Part) -> Wave:
    """Lay parts (start in seconds, wave, gain) over silence; parts beyond the end are cut off."""
    track = np.zeros(count(seconds))
    for start, wave, gain in parts:
        first = count(start)
        room = track[first : first + len(wave)]
        room += gain * wave[: len(room)]
    return track


def level(wave: Wave) -> Wave:
    """Scale a wave to a peak of one; silence stays silence."""
    peak = float(np.max(np.abs(wave)))
    return wave / peak if peak > 0 else wave


def band(wave: Wave, low: float, high: float, slope: float = 4.0) -> Wave:
    """Keep the frequencies between `low` and `high` Hz, with soft edges; `slope` 4 is 24 dB an octave."""
    size = len(wave) + count(0.05)
    pitch = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1e-3)
    keep = 1 / (1 + (low / pitch) ** slope) / (1 + (pitch / high) ** slope)
    return np.fft.irfft(np.fft.rfft(wave, size) * keep, size)[: len(wave)]


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """Return an envelope that rises for `rise` seconds, then falls to 1/e every `fall` seconds."""
    time = clock(seconds)
    up = 0.5 - 0.5 * np.cos(np.pi * np.minimum(time / rise, 1))
    return up * np.exp(-np.maximum(time - rise, 0) / fall)


def arch(seconds: float, peak: float = 0.5) -> Wave:
    """Return an envelope of one rounded hill whose top stands at the share `peak` of its length."""
    place = np.linspace(0, 1, count(seconds))
    return np.asarray(np.sin(np.pi * place ** (np.log(0.5) / np.log(peak))))


def hiss(seconds: float, rng: Rng, low: float, high: float) -> Wave:
    """Return even noise between two pitches, peak one."""
    return level(band(rng.standard_normal(count(seconds)), low, high))


def modes(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """Sum damped sines given as (pitch in Hz, seconds to 1/e, gain)."""
    time = clock(seconds)
    wave = np.zeros(len(time))
    for pitch, decay, gain in partials:
        wave += gain * np.exp(-time / decay) * np.sin(2 * np.pi * pitch * time)
    return wave


def harp(pitch: float, seconds: float, rng: Rng, ring: float = 2.2, soft: float = 0.5) -> Wave:
    """Pluck a string by the Karplus-Strong method.

    `ring` is the time to −60 dB; `soft` from 0 to 1 is how round the fingertip is. The loop holds a
    three-point damper and a third-order fractional delay, so the string is in tune at any pitch.
    """
    lag = RATE / pitch - 1
    whole = int(lag - 1)
    part = lag - whole
    delay = np.array(
        [np.prod([(part - other) / (tap - other) for other in range(4) if other != tap]) for tap in range(4)]
    )
    damp = 0.02 + 0.10 * soft
    loop = np.convolve([damp, 1 - 2 * damp, damp], delay) * 10 ** (-3 / (pitch * ring))
    place = np.arange(whole) / whole
    finger = np.where(place < 0.28, place / 0.28, (1 - place) / 0.72) - 0.5
    burst = finger + 0.5 * band(rng.uniform(-1, 1, whole), 40, 3200 - 2000 * soft)
    burst -= burst.mean()
    total = count(seconds)
    string = np.zeros(total + 2 * whole + len(loop))
    string[len(loop) : len(loop) + whole] = burst
    head = len(loop) + whole
    while head < len(string):
        size = min(whole, len(string) - head)
        for tap, gain in enumerate(loop):
            first = head - whole - tap
            string[head : head + size] += gain * string[first : first + size]
        head += size
    wave = string[len(loop) : len(loop) + total]
    body = modes(seconds, [(110, 0.05, 0.10), (212, 0.04, 0.08)])
    return level(band(wave, 50, 5200)) * np.minimum(clock(seconds) / 0.004, 1) + body


def drum(stroke: str, rng: Rng) -> Wave:
    """Strike a frame drum: `D` the open middle, `t` the rim, `k` a fingertip."""
    if stroke == "D":
        seconds, root, ring, slap, reach = 0.9, 82.0, 0.20, 0.18, 900.0
    elif stroke == "t":
        seconds, root, ring, slap, reach = 0.4, 168.0, 0.06, 0.45, 3200.0
    elif stroke == "k":
        seconds, root, ring, slap, reach = 0.3, 210.0, 0.04, 0.35, 2400.0
    else:
        raise ValueError(f"unknown drum stroke {stroke!r}")
    time = clock(seconds)
    bend = root * (time + 0.012 * (1 - np.exp(-time / 0.03)))
    skin = np.zeros(len(time))
    for ratio, gain in ((1.0, 1.0), (1.59, 0.45), (2.14, 0.28), (2.65, 0.16), (3.6, 0.08)):
        skin += gain * np.exp(-time / (ring / ratio)) * np.sin(2 * np.pi * ratio * bend)
    hand = hiss(seconds, rng, 250, reach) * swell(seconds, 0.002, 0.016)
    return level(skin + 2 * slap * hand)


def wood(pitch: float, rng: Rng, ring: float = 0.035, knock: float = 0.4) -> Wave:
    """Knock on a piece of wood: a short bar over a table top."""
    seconds = 0.12 + 5 * ring
    bar = modes(seconds, [(pitch, ring, 1), (2.756 * pitch, 0.5 * ring, 0.35), (4.9 * pitch, 0.25 * ring, 0.12)])
    table = modes(seconds, [(118, 0.05, 0.35), (171, 0.03, 0.2)])
    touch = hiss(seconds, rng, 400, 3000) * swell(seconds, 0.001, 0.006)
    return level(bar + table + knock * touch)


def clay(pitch: float, rng: Rng, ring: float = 0.11) -> Wave:
    """Tap a fired pot: a hollow belly and a few dry wall tones."""
    seconds = 0.15 + 5 * ring
    shape = ((1, 1), (1.52, 0.5), (2.31, 0.35), (3.1, 0.15))
    wall = [(pitch * ratio, ring / ratio**0.7, gain) for ratio, gain in shape]
    touch = hiss(seconds, rng, 700, 4500) * swell(seconds, 0.001, 0.005)
    return level(modes(seconds, [*wall, (pitch * 0.31, 0.07, 0.5)]) + 0.35 * touch)


def stone(weight: float, rng: Rng) -> Wave:
    """Set a block down; `weight` 1 is a building stone, 0.3 a pebble."""
    seconds = 0.25 + 0.35 * weight
    base = 62 + 60 * (1 - weight)
    thud = modes(seconds, [(base, 0.10 * weight + 0.03, 1), (base * 1.73, 0.06, 0.5), (base * 6.2, 0.02, 0.25)])
    face = hiss(seconds, rng, 180, 2200) * swell(seconds, 0.002, 0.028)
    return level(thud + 0.7 * face)


def coin(pitch: float, rng: Rng, ring: float = 0.09) -> Wave:
    """Touch a copper ring against another: uneven high tones, filed round."""
    seconds = 6 * ring
    tones = [
        (pitch * ratio * (1 + 0.004 * rng.standard_normal()), ring / ratio**0.8, gain)
        for ratio, gain in ((1, 1), (1.006, 0.5), (1.47, 0.6), (2.09, 0.3), (2.56, 0.12))
    ]
    touch = hiss(seconds, rng, 900, 4500) * swell(seconds, 0.001, 0.004)
    return level(modes(seconds, tones) * np.minimum(clock(seconds) / 0.0015, 1) + 0.4 * touch)


def bell(pitch: float, ring: float) -> Wave:
    """Strike a small bronze bell with felt."""
    seconds = 4 * ring
    shape = ((0.5, 1.0, 0.35), (1, 1.0, 1), (1.003, 0.9, 0.4), (1.19, 0.6, 0.25), (2.0, 0.45, 0.3), (2.74, 0.25, 0.12))
    tones = modes(seconds, [(pitch * ratio, ring * share, gain) for ratio, share, gain in shape])
    return level(tones * np.minimum(clock(seconds) / 0.006, 1))


def linen(seconds: float, rng: Rng, low: float = 700, high: float = 4200, peak: float = 0.4) -> Wave:
    """Draw cloth or papyrus over itself: noise with a fine, uneven weave."""
    weave = 0.55 + 0.45 * level(band(rng.standard_normal(count(seconds)), 18, 90))
    return level(hiss(seconds, rng, low, high) * weave * arch(seconds, peak))


def flick(rng: Rng, pitch: float = 1500) -> Wave:
    """Let one card snap flat on wood."""
    snap = hiss(0.07, rng, 0.45 * pitch, 2.2 * pitch) * swell(0.07, 0.0015, 0.010)
    return level(lay(0.2, (0, level(snap), 1.0), (0.004, wood(0.17 * pitch, rng, 0.018), 0.55)))


def slide(seconds: float, rng: Rng, start: float, end: float, peak: float = 0.5) -> Wave:
    """Push a tile over a table: dense small catches whose pitch moves from `start` to `end` Hz."""
    size = count(seconds)
    rough = rng.standard_normal(size) * (0.3 + (rng.random(size) < 0.02) * 3.0)
    low, high = (band(rough, pitch * 0.6, pitch * 1.9) for pitch in (start, end))
    turn = np.linspace(0, 1, size)
    judder = 0.7 + 0.3 * level(band(rng.standard_normal(size), 12, 45))
    return level((level(low) * (1 - turn) + level(high) * turn) * judder * arch(seconds, peak))


def grains(seconds: float, rng: Rng, number: int, low: float, high: float, peak: float = 0.4) -> Wave:
    """Pour `number` grains or rattle as many rods: tiny tones scattered under one hill."""
    track = np.zeros(count(seconds) + count(0.05))
    chance = arch(seconds, peak)
    starts = rng.choice(len(chance), number, p=chance / chance.sum())
    for start in starts:
        pitch = low * (high / low) ** rng.random()
        grain = modes(0.03, [(pitch, 0.004, 1)]) * rng.uniform(0.3, 1)
        track[start : start + len(grain)] += grain
    return level(track)


def bubble(pitch: float, rng: Rng, ring: float = 0.035) -> Wave:
    """Let one bubble rise: a damped tone that climbs as it shrinks."""
    time = clock(6 * ring)
    climb = pitch * (time + rng.uniform(1.2, 3.0) * time**2)
    return np.sin(2 * np.pi * climb) * np.exp(-time / ring) * np.minimum(time / 0.003, 1)


def water(seconds: float, rng: Rng, bubbles: int, low: float = 180, high: float = 1500, peak: float = 0.35) -> Wave:
    """Move water: a soft wash with `bubbles` rising through it."""
    wash = hiss(seconds, rng, low, high) * (0.6 + 0.4 * level(band(rng.standard_normal(count(seconds)), 3, 14)))
    chance = arch(seconds, peak)
    parts: list[Part] = [(0, wash * chance, 0.5)]
    for start in rng.choice(len(chance), bubbles, p=chance / chance.sum()):
        pitch = rng.uniform(320, 1150)
        parts.append((start / RATE, bubble(pitch, rng, rng.uniform(0.015, 0.04)), rng.uniform(0.2, 0.7)))
    return level(lay(seconds + 0.1, *parts))


def pipe(pitch: float, seconds: float, rng: Rng, slip: float = 0.0) -> Wave:
    """Blow a reed pipe softly; `slip` semitones are gained by the end of the note."""
    time = clock(seconds)
    bend = pitch * 2 ** (slip * (time / seconds) ** 2 / 12)
    bend *= 1 + 0.006 * np.sin(2 * np.pi * 5.2 * time) * np.minimum(time / 0.2, 1)
    angle = 2 * np.pi * np.cumsum(bend) / RATE
    tone = np.sin(angle) + 0.28 * np.sin(2 * angle) + 0.16 * np.sin(3 * angle) + 0.05 * np.sin(5 * angle)
    breath = hiss(seconds, rng, 0.8 * pitch, 3.2 * pitch)
    return level((tone + 0.25 * breath) * arch(seconds, 0.35))


def room(wave: Wave, rng: Rng, size: float, wet: float) -> NDArray[np.float64]:
    """Stand a mono wave in a small plastered room; return two channels, longer by `size` seconds.

    `size` is the time to −60 dB, `wet` the gain of the echo against the dry sound.
    """
    total = len(wave) + count(size)
    time = clock(size)
    sides = []
    for side in (0, 1):
        echo = band(rng.standard_normal(len(time)), 150, 3800) * 10 ** (-3 * time / size)
        echo[: count(0.004)] = 0
        echo /= np.sqrt(np.sum(echo**2))
        for late, gain in ((0.0071 + 0.0013 * side, 0.5), (0.0133 - 0.0011 * side, 0.35)):
            echo[count(late)] += gain
        spread = np.fft.irfft(np.fft.rfft(wave, 2 * total) * np.fft.rfft(echo, 2 * total))[:total]
        dry = np.concatenate([wave, np.zeros(total - len(wave))])
        sides.append(dry + wet * spread)
    middle = (sides[0] + sides[1]) / 2
    return np.stack([middle + 0.6 * (side - middle) for side in sides])
