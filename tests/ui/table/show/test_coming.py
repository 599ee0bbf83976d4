"""Fading in: banners and the counts of a scoring, softly, or at once with motion off."""

from __future__ import annotations

import random

import pygame
import pytest

from game.locale import set_language, text
from game.ui.boards.kit.motion import Motion
from game.ui.boards.kit.values import Beat
from game.ui.drawing.canvas import Canvas
from game.ui.table.bar import paint_banner
from game.ui.table.finish.scoring import Scoring
from game.ui.widgets.shell import Shell
from tests.ui.tables import Table


@pytest.mark.parametrize(("share", "red"), [(0.0, 0), (0.5, 127), (1.0, 255)])
def test_what_comes_is_mixed_with_what_lies_below(shell: Shell, share: float, red: int) -> None:
    surface = pygame.Surface(shell.display.pixels, 0, 32)
    canvas = shell.canvas(surface)
    with canvas.coming(pygame.FRect(100, 100, 50, 50), share):
        surface.fill((255, 0, 0))
    assert abs(surface.get_at((120, 120))[0] - red) <= 1
    assert surface.get_at((160, 120))[0] == 255, "only there"


def test_a_new_banner_comes_softly_and_takes_no_more_time() -> None:
    beats = [Beat(rest=0.5, banner="one"), Beat(rest=0.5, banner="one"), Beat(rest=0.5, banner="two"), Beat(rest=0.1)]
    motion = Motion()
    script = motion.script(beats, lambda sound: None)
    seen = []
    for _ in range(33):
        assert not script.is_done
        script.advance(0.05)
        seen.append((motion.banner, motion.banner_share < 1))
    assert script.is_done
    soft = [at for at, (_, is_soft) in enumerate(seen) if is_soft]
    assert soft == [0, 1, 2, 20, 21, 22]
    assert [banner for banner, _ in seen] == ["one"] * 20 + ["two"] * 10 + [""] * 3
    script = motion.script(beats, lambda sound: None)
    script.finish()
    assert (motion.banner, motion.banner_share) == ("", 1.0)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_banner_says_all_its_words(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    table = Table(2, 0, game="duel", language=language, text_size=1.3)
    set_language(language)
    canvas = table.shell.canvas(pygame.Surface(table.shell.display.pixels, 0, 32))
    drawn: list[str] = []
    show, around = Canvas.text, table.scene.areas.table

    def note(of: Canvas, words: str, *args: object, **more: object) -> float:
        drawn.append(words)
        wide = show(of, words, *args, **more)  # type: ignore[arg-type]
        assert wide < around.width
        return wide

    monkeypatch.setattr(Canvas, "text", note)
    words = text("duel-end-reason", name="Cleopatra the Seventh")
    paint_banner(canvas, around, words)
    assert len(drawn) > 1
    assert " ".join(drawn) == words


def scored(animation: str) -> tuple[Table, Scoring]:
    """Return a table of the duel and its scoring."""
    table = Table(1, 1, game="duel", seed="end", animation=animation)
    rng = random.Random(4)
    while not table.match.is_over:
        seat = table.match.to_move
        table.match.submit(seat, rng.choice(table.match.view(seat).legal), table.match.ply)
    table.scene.skip()
    while not isinstance(table.stack.top, Scoring):
        table.scene.skip()
        table.tick()
    return table, table.stack.top


def test_what_is_counted_comes_softly_over_what_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    table, scoring = scored("normal")
    sight, drawn, painted = table.sight, [], []
    backdrop = Canvas.backdrop
    monkeypatch.setattr(Canvas, "backdrop", lambda canvas, *rest: painted.append(1) or backdrop(canvas, *rest))
    while scoring.is_counting or sight.coming(scoring):
        table.tick(1 / 30)
        if sight.coming(scoring):
            soft = table.surface()
            assert sight.keeps_picture(scoring)
            painted.clear()
            table.surface()
            assert not painted, "what stands still is drawn only once"
            with sight.all_there(scoring, is_over=False):
                whole = table.surface()
            with sight.all_there(scoring, is_over=True):
                assert table.surface().get_buffer().raw == whole.get_buffer().raw
            drawn.append(soft.get_buffer().raw != whole.get_buffer().raw)
    assert sum(drawn) >= 4 * sum(scoring.counted)
    table.surface()
    assert not sight.keeps_picture(scoring)


@pytest.mark.parametrize("way", ["off", "skip"])
def test_without_motion_or_on_wish_all_is_there_at_once(way: str) -> None:
    table, scoring = scored("off" if way == "off" else "normal")
    if way == "skip":
        table.click("go-on")
    assert not scoring.is_counting
    assert not table.sight.coming(scoring)
