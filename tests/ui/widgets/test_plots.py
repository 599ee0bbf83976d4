"""The profile in the statistics: its plots and its figures."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.analysis.scale import newcomer, rate, rates, ratings
from game.match.statistics import Performance, Sitting, SittingHistory
from game.ui.drawing.text import SMALL
from game.ui.scenes.statistics import Statistics, Tile
from game.ui.widgets.grid import Grid
from game.ui.widgets.label import Label
from game.ui.widgets.plot import BarPlot, PlotLevel, TrendPlot, scale_of, trend_of
from game.ui.widgets.shell import Shell
from tests.ui.drawn import drawing
from tests.ui.pilot import named

KINDS = ({"take": (10, 0.1), "set": (5, 0.2)}, {"take": (10, 0.0), "set": (0, 0.0), "pirogue": (2, -0.01)})


def history() -> SittingHistory:
    """Return three matches of Ani, two of them analysed, and one analysed match of another game."""
    one = Sitting("duel", "Ani", 2, "", frozenset({"merchant"}), 60, True, 600.0)
    performances = (
        Performance("duel", "Ani", 15, 0.3, 0.25, KINDS[0]),
        Performance("sobek", "Ani", 9, 0.9, -0.9, {}),
        Performance("duel", "Ani", 12, -0.01, -0.15, KINDS[1]),
    )
    return SittingHistory((one, one, one), 0, performances)


def opened(shell, told: SittingHistory) -> Statistics:
    scene = Statistics(shell, told)
    scene.enter(shell.display.size)
    return scene


def test_the_figures_are_those_of_the_analyses(shell):
    scene = opened(shell, history())
    tiles = [(one.figure, one.words) for one in scene.root.walk() if isinstance(one, Tile)][4:]
    rating = rate(history().sittings, ratings("duel"), newcomer("duel"))
    assert rating is not None
    assert tiles == [
        (f"{rating.value:,.0f}", f"Rating ({rating.low:,.0f}–{rating.high:,.0f})"),
        (f"{100 * 0.29 / 27:.1f}%", "Plays like: Vizier or better"),
        ("+5", "Luck per game, in %"),
        ("2", "Games analysed"),
    ]
    assert named(scene, "errors").values == (0.02, 0.0), "a rate measured below 0 is told as none"
    assert named(scene, "luck").values == (0.25, -0.15)
    assert [level.value for level in named(scene, "errors").levels] == [*rates("duel", 2).values()]


def test_kinds_of_decisions_stand_by_what_they_lost(shell):
    scene = opened(shell, history())
    assert [*(one for one in scene.root.walk() if isinstance(one, Grid))][-1].rows == (
        ("Sets", "5", "4.0%"),
        ("Taking", "20", "0.5%"),
        ("Pirogues", "2", "0.0%"),
    )


def test_without_an_analysis_it_is_said_what_to_do(shell):
    told = SittingHistory(history().sittings)
    labels = [one.markup for one in opened(shell, told).root.walk() if isinstance(one, Label)]
    assert (
        "Analyse finished games to see the average cost of your decisions, how lucky you were and what to work on."
        in labels
    )
    plots = [one.name for one in opened(shell, told).root.walk() if isinstance(one, TrendPlot | BarPlot)]
    assert plots == ["wins"]


@pytest.mark.parametrize(
    ("low", "high", "scale"),
    [
        (0.0, 0.04, [0.0, 0.01, 0.02, 0.03, 0.04]),
        (-0.25, 0.25, [-0.4, -0.2, 0.0, 0.2, 0.4]),
        (0.0, 0.0011, [0.0, 0.0005, 0.001, 0.0015]),
    ],
)
def test_the_scale_has_round_figures(low, high, scale):
    assert scale_of(low, high) == pytest.approx(scale)


def test_the_trend_is_the_mean_of_the_last_five():
    assert trend_of([1.0, 3.0, 5.0, 7.0, 9.0, 11.0]) == [1.0, 2.0, 3.0, 4.0, 5.0, 7.0]


def drawn(shell, plot) -> pygame.Surface:
    surface = pygame.Surface(shell.display.pixels, 0, 32)
    plot.place(pygame.FRect(0, 0, 800, 190))
    plot.draw_self(shell.canvas(surface))
    return surface


def test_a_dot_lies_higher_the_more_was_lost_and_levels_are_named(shell):
    plot = TrendPlot(shell, "Errors", [0.0, 0.04], str, [PlotLevel(0.02, "Scribe")], name="errors")
    surface = drawn(shell, plot)
    colour = shell.theme.colours["terracotta"]
    dots = pygame.mask.from_threshold(surface, colour, (8, 8, 8, 255)).get_bounding_rects()
    left, right = sorted((dot for dot in dots if dot.width > 2), key=lambda dot: dot.left)
    assert right.centery < left.centery
    assert plot.accessible().name == "Errors"
    assert [part.name for part in plot.accessible().parts] == ["1: 0.0", "2: 0.04"]


def test_a_bar_goes_up_for_a_gain_and_down_for_a_loss(shell):
    surface = drawn(shell, BarPlot(shell, "Luck", [0.2, -0.1], str, name="luck"))
    bars = pygame.mask.from_threshold(surface, shell.theme.colours["amber"], (8, 8, 8, 255)).get_bounding_rects()
    left, right = sorted((bar for bar in bars if bar.width > 10), key=lambda bar: bar.left)
    assert left.bottom < right.top + 6
    assert left.height == pytest.approx(2 * right.height, abs=4)


@pytest.mark.parametrize("width", [380.0, 900.0])
def test_a_long_head_takes_room_from_the_short_ones(shell: Shell, width: float) -> None:
    heads = ("Giocate", "Vinte", "Tasso di vittoria")
    grid = Grid(shell, heads, [("Al meglio di tre", "3", "2", "67 %")])
    grid.place(pygame.FRect(0, 0, *grid.measure(width)))
    with drawing() as seen:
        grid.draw(shell.canvas(pygame.Surface(shell.display.pixels, 0, 32)))
    places = [seen.text(head).rect for head in heads]
    assert [each.width for each in places] == [pytest.approx(shell.types.width(head, SMALL.bolder())) for head in heads]
    assert all(left.right + 3 <= right.left for left, right in pairwise(places))


@pytest.mark.parametrize(("levels", "right"), [((), 600.0), ((PlotLevel(0.02, "Scribe"),), 468.0)])
def test_only_names_of_levels_take_room_beside_a_plot(shell, levels, right) -> None:
    plot = TrendPlot(shell, "Wins", [0.0, 0.04], str, levels, name="wins")
    plot.place(pygame.FRect(0, 0, 600, 190))
    surface = pygame.Surface(shell.display.pixels, 0, 32)
    with drawing() as found:
        plot.draw_self(shell.canvas(surface))
    assert next(box.rect.right for box in found.boxes if box.colour == "field") == right
