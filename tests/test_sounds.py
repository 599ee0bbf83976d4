"""Tests of the sound files: complete, decodable, of the stated length and level, without clicks."""

from __future__ import annotations

import importlib
import re
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.cli.check import EFFECTS
from game.registry import ENTRIES
from game.ui.window.mixer import PIECES

SOUNDS = Path(__file__).parent.parent / "sounds"
RATE = 44_100
ROW = re.compile(
    r"^\| (?P<event>[a-z0-9-]+) \| (?P<file>[a-z0-9-]+\.ogg) \| (?P<seconds>[\d.]+) \| (?P<lufs>-[\d.]+) "
    r"\| -[\d.]+ \| (?P<sharp>-\d+) \| (?P<depicts>.+) \|$",
    re.MULTILINE,
)
SOFTER = {"score": -24.0, "click": -27.0}
REAL = [entry for entry in ENTRIES.values() if entry.home is None]
AMBIENCES = tuple(entry.ambience for entry in REAL if entry.ambience)
OWN = frozenset().union(*(entry.effects for entry in REAL))
LONG = (*PIECES, *AMBIENCES)
FULL = 32_768


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the README's table."""

    event: str
    file: str
    seconds: float
    lufs: float
    sharp: int
    depicts: str


ROWS = [
    Row(
        found["event"],
        found["file"],
        float(found["seconds"]),
        float(found["lufs"]),
        int(found["sharp"]),
        found["depicts"],
    )
    for found in ROW.finditer((SOUNDS / "README.md").read_text(encoding="utf-8"))
]
each_sound = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.event)


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    """Open a silent stereo mixer for this module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 2)
        assert pygame.mixer.get_init() == (RATE, -16, 2)
        yield
        pygame.mixer.quit()


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """Return the scripts that make the sounds, by name."""
    pytest.importorskip("numpy")
    names = ("instruments", "loudness", "music", "ambience", "effects", "make")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SOUNDS))
        yield {name: importlib.import_module(name) for name in names}
    for name in names:
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def loudness(scripts: dict[str, ModuleType]) -> ModuleType:
    """Return the script that measures loudness."""
    return scripts["loudness"]


def samples(row: Row) -> array[int]:
    """Decode a sound to signed 16-bit samples, left and right in turn."""
    data = array("h", pygame.mixer.Sound(SOUNDS / row.file).get_raw())
    if sys.byteorder == "big":
        data.byteswap()
    return data


def test_every_event_has_one_row() -> None:
    variants = {row.event for row in ROWS if row.event[-2:] in ("-2", "-3")}
    assert sorted(row.event for row in ROWS) == sorted({*EFFECTS, *OWN, *variants, *LONG})
    assert len({row.depicts for row in ROWS}) == len(ROWS)


def test_table_and_folder_name_the_same_files() -> None:
    assert {row.file for row in ROWS} == {path.name for path in SOUNDS.glob("*.ogg")}
    assert all(row.file == f"{row.event}.ogg" for row in ROWS)


def test_folder_is_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < 6_000_000


def test_no_two_sounds_are_the_same() -> None:
    assert len({(SOUNDS / row.file).read_bytes() for row in ROWS}) == len(ROWS)


@each_sound
def test_length_is_as_stated(row: Row) -> None:
    seconds = pygame.mixer.Sound(SOUNDS / row.file).get_length()
    shortest, longest = (165.0, 195.0) if row.event in PIECES else (20.0, 45.0) if row.event in LONG else (0.05, 3.5)
    assert shortest <= seconds <= longest
    assert seconds == pytest.approx(row.seconds, abs=0.02)


@each_sound
def test_peak_is_audible_and_under_one_decibel_below_full_scale(row: Row) -> None:
    import numpy as np

    data = np.asarray(samples(row), dtype=np.int32)
    least = 0.03 if row.event in AMBIENCES else 0.1
    assert least * FULL < np.abs(data).max() < FULL * 10 ** (-1 / 20)


@each_sound
def test_begins_and_ends_in_silence(row: Row) -> None:
    data = samples(row)
    edge = 2 * 22
    assert max(abs(value) for value in data[:edge]) < 0.003 * FULL
    assert max(abs(value) for value in data[-edge:]) < 0.003 * FULL


@pytest.mark.parametrize("row", [row for row in ROWS if row.event not in LONG], ids=lambda row: row.event)
def test_effect_is_heard_at_once(row: Row) -> None:
    data = samples(row)
    peak = max(max(data), -min(data))
    start = next(at for at, value in enumerate(data) if abs(value) > 0.05 * peak)
    assert start / 2 / RATE < 0.06


@pytest.mark.slow
@each_sound
def test_loudness_and_treble_are_as_stated(row: Row, loudness: ModuleType) -> None:
    import numpy as np

    wave = np.array(samples(row), dtype=np.float64).reshape(-1, 2).T / FULL
    heard = loudness.integrated(wave, RATE) if row.event in LONG else loudness.loudest(wave, RATE)
    targets = dict.fromkeys(PIECES, -23.0) | dict.fromkeys(AMBIENCES, -36.0) | SOFTER
    target = targets.get(row.event.removesuffix("-2").removesuffix("-3"), -20.0)
    assert heard == pytest.approx(target, abs=0.7)
    assert heard == pytest.approx(row.lufs, abs=0.2)
    assert loudness.sharpness(wave, RATE) < -30
    assert loudness.sharpness(wave, RATE) == pytest.approx(row.sharp, abs=2)


def test_a_full_scale_tone_has_the_loudness_of_the_standard(loudness: ModuleType) -> None:
    """BS.1770: 997 Hz at full scale in one channel reads −3.01 LUFS."""
    import numpy as np

    tone = np.sin(2 * np.pi * 997 * np.arange(3 * RATE) / RATE)
    wave = np.stack([tone, np.zeros(len(tone))])
    assert loudness.integrated(wave, RATE) == pytest.approx(-3.01, abs=0.02)
    assert loudness.loudest(wave, RATE) == pytest.approx(-3.01, abs=0.02)


def test_scripts_describe_the_same_sounds_as_the_table(scripts: dict[str, ModuleType]) -> None:
    depicts = {name: entry.depicts for name, entry in scripts["effects"].EFFECTS.items()}
    depicts |= {name: text for name, (_, text) in scripts["music"].PIECES.items()}
    depicts |= {name: text for name, (_, text) in scripts["ambience"].AMBIENCES.items()}
    assert depicts == {row.event: row.depicts for row in ROWS}


def test_the_scripts_make_the_variants_that_the_program_plays(scripts: dict[str, ModuleType]) -> None:
    numbers = {1, *scripts["effects"].VARIANTS}
    assert numbers == {*range(1, len(numbers) + 1)}
    made = {f"{name}-{number}" for name in scripts["effects"].VARIED for number in scripts["effects"].VARIANTS}
    assert made == {row.event for row in ROWS if row.event[-2:] in ("-2", "-3")}


def test_a_sound_is_the_same_each_time_it_is_played(scripts: dict[str, ModuleType]) -> None:
    render = scripts["make"].render
    assert (render("deliver") == render("deliver")).all()


def test_harp_is_in_tune(scripts: dict[str, ModuleType]) -> None:
    import numpy as np

    wave = scripts["instruments"].harp(440.0, 1.0, np.random.default_rng(1))
    spectrum = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), 1 << 19))
    assert spectrum.argmax() * RATE / (1 << 19) == pytest.approx(440.0, abs=0.3)


def test_note_names_have_their_pitch(scripts: dict[str, ModuleType]) -> None:
    pitch = scripts["music"].pitch
    assert pitch("A4") == pytest.approx(440.0)
    assert pitch("G#4") == pytest.approx(415.30, abs=0.01)
    assert pitch("D3") == pytest.approx(146.83, abs=0.01)


def test_unknown_drum_stroke_is_refused(scripts: dict[str, ModuleType]) -> None:
    import numpy as np

    with pytest.raises(ValueError, match="unknown drum stroke 'x'"):
        scripts["instruments"].drum("x", np.random.default_rng(1))


def test_bar_of_the_wrong_length_is_refused(scripts: dict[str, ModuleType]) -> None:
    import numpy as np

    music = scripts["music"]
    sections = {"theme": music.Section(bass=("A3 - A3",), tune=(), beat=())}
    piece = music.Piece(step=0.3, accents=(1.0, 1.0), sections=sections, form=("theme",), rest=1.0)
    with pytest.raises(ValueError, match="bar 1 has 3 steps, not 2: 'A3 - A3'"):
        music.play(piece, np.random.default_rng(1))


def test_unknown_sound_is_refused(
    scripts: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["make.py", "clik"])
    with pytest.raises(SystemExit):
        scripts["make"].main()
    assert "no sound is called 'clik'" in capsys.readouterr().err


def test_missing_encoder_is_named(
    scripts: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["make.py", "click"])
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit):
        scripts["make"].main()
    assert "SoX is needed to encode the sounds and was not found" in capsys.readouterr().err


def test_every_sound_the_window_asks_for_exists() -> None:
    """The rooms of every game ask for none of one game, so a table without that game's entry has all of them."""
    asked, shared = set[str](), set[str]()
    for path in (SOUNDS.parent / "game" / "ui").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found = re.findall(r'(?:\.play\(|cue(?:: str)? ?= ?|sound=)"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', source)
        named = {name for pair in found for name in pair if name}
        asked |= named
        shared |= named if "boards" not in path.parts else set()
    assert len(shared) > 8
    assert sorted(asked - {*EFFECTS, *OWN}) == []
    assert sorted(shared - {*EFFECTS}) == []
