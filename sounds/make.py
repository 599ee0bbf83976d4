"""Plays, encodes and measures every sound in this folder: `python sounds/make.py`.

Needs numpy and SoX with Ogg Vorbis; the game itself needs neither. The same versions of both give the same
files byte for byte. Writes one `.ogg` an event beside this script and the measured table into README.md.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from ambience import AMBIENCES, TARGET
from effects import EFFECTS
from instruments import RATE, count, room
from loudness import Stereo, integrated, loudest, sharpness
from music import PIECES, play

HERE = Path(__file__).parent
SEED = 1_300
CEILING = 10 ** (-3 / 20)
MUSIC_TARGET = -23.0
QUALITY = {"effect": "2", "music": "2"}
TABLE_START = "| event | file |"


@dataclass(frozen=True, slots=True)
class Measure:
    """The measurements of a finished file: seconds, LUFS, dBFS, and dB of its part above 8 kHz."""

    seconds: float
    loudness: float
    peak: float
    sharp: float


def finish(stereo: Stereo, aim: float, whole: bool) -> Stereo:
    """Round off the treble, trim, fade and bring a wave to `aim` LUFS with no peak over the ceiling.

    `whole` measures the gated loudness of all of it and keeps its length; otherwise the loudest 400 ms count
    and the tail is cut where it is 60 dB under the peak. A peak that would pass the ceiling is bent, not cut.
    """
    size = stereo.shape[1] + count(0.05)
    pitch = np.fft.rfftfreq(size, 1 / RATE)
    soft = 1 / (1 + (pitch / 7500) ** 4)
    soft *= 1 / (1 + (35 / np.maximum(pitch, 1e-3)) ** 4)
    wave_ = np.fft.irfft(np.fft.rfft(stereo, size) * soft, size)[:, : stereo.shape[1]]
    if not whole:
        heard = np.flatnonzero(np.abs(wave_).max(axis=0) > 1e-3 * np.abs(wave_).max())
        wave_ = wave_[:, : heard[-1] + 1]
    rise, fall = count(0.003), min(count(0.5 if whole else 0.06), wave_.shape[1] // 3)
    wave_[:, :rise] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rise))
    wave_[:, -fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    wave_ = np.pad(wave_, ((0, 0), (count(0.003), count(0.01))))
    for _ in range(12):
        now = integrated(wave_, RATE) if whole else loudest(wave_, RATE)
        wave_ *= 10 ** ((aim - now) / 20)
        over = np.abs(wave_) > 0.5 * CEILING
        bent = 0.5 * CEILING * (1 + np.tanh(np.abs(wave_[over]) / (0.5 * CEILING) - 1))
        wave_[over] = np.sign(wave_[over]) * bent
    return wave_


def render(name: str) -> Stereo:
    """Play one sound from its own seed, so that changing one leaves the others as they were."""
    rng = np.random.default_rng([SEED, zlib.crc32(name.encode())])
    if name in PIECES:
        return finish(room(play(PIECES[name][0], rng), rng, 1.1, 0.30), MUSIC_TARGET, whole=True)
    if name in AMBIENCES:
        return finish(room(AMBIENCES[name][0](rng), rng, 0.8, 0.30), TARGET, whole=True)
    effect = EFFECTS[name]
    return finish(room(effect.sound(rng), rng, 0.28, 0.22), effect.target, whole=False)


def encode(stereo: Stereo, path: Path, quality: str) -> None:
    """Write a wave as Ogg Vorbis with SoX: no dither, no comment, a fixed stream number."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "plain.wav"
        with wave.open(str(plain), "wb") as sink:
            sink.setnchannels(2)
            sink.setsampwidth(2)
            sink.setframerate(RATE)
            sink.writeframes(np.round(stereo.T * 32767).astype("<i2").tobytes())
        subprocess.run(["sox", "-R", "-D", str(plain), "--comment", "", "-C", quality, str(path)], check=True)


def decode(path: Path) -> Stereo:
    """Read an Ogg Vorbis file back through SoX."""
    command = ["sox", str(path), "-t", "f32", "-L", "-c", "2", "-r", str(RATE), "-"]
    raw = subprocess.run(command, check=True, capture_output=True).stdout
    return np.frombuffer(raw, "<f4").astype(np.float64).reshape(-1, 2).T


def measure(name: str) -> Measure:
    """Measure a finished file as it will be heard."""
    stereo = decode(HERE / f"{name}.ogg")
    heard = integrated(stereo, RATE) if name in (*PIECES, *AMBIENCES) else loudest(stereo, RATE)
    peak = 20 * np.log10(np.abs(stereo).max())
    return Measure(stereo.shape[1] / RATE, heard, float(peak), sharpness(stereo, RATE))


def table() -> list[str]:
    """Return the table of all sounds, measured, as lines of Markdown."""
    lines = [
        f"{TABLE_START} seconds | LUFS | peak dBFS | over 8 kHz dB | what it depicts |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    depicts = {name: entry.depicts for name, entry in EFFECTS.items()}
    depicts |= {name: text for name, (_, text) in (*PIECES.items(), *AMBIENCES.items())}
    for name, text in depicts.items():
        found = measure(name)
        figures = f"{found.seconds:.2f} | {found.loudness:.1f} | {found.peak:.1f} | {found.sharp:.0f}"
        lines.append(f"| {name} | {name}.ogg | {figures} | {text} |")
    return lines


def write_table(path: Path) -> None:
    """Replace the table in a Markdown file; the table ends at the first line that is not part of it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith(TABLE_START))
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    path.write_text("\n".join([*lines[:first], *table(), *lines[last:]]) + "\n", encoding="utf-8")


def main() -> int:
    """Make the sounds named on the command line, or all of them, then measure all."""
    names = [*EFFECTS, *PIECES, *AMBIENCES]
    parser = argparse.ArgumentParser(description="Synthesise the sounds of the table.")
    parser.add_argument("names", nargs="*", metavar="name", help="sounds to make (all when none is given)")
    wanted: list[str] = parser.parse_args().names or names
    for name in wanted:
        if name not in names:
            parser.error(f"no sound is called {name!r}")
    if shutil.which("sox") is None:
        parser.error("SoX is needed to encode the sounds and was not found")
    for name in wanted:
        quality = QUALITY["effect" if name in EFFECTS else "music"]
        encode(render(name), HERE / f"{name}.ogg", quality)
    write_table(HERE / "README.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
