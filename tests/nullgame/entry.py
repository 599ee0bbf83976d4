"""The entry of the null game."""

from __future__ import annotations

from pathlib import Path

from game.registry import Flag, GameEntry, Occasion

ENTRY = GameEntry(
    name="ferry",
    title="Ferry",
    rules="tests.nullgame.rules:Ferry",
    notes="tests.nullgame.notes",
    heuristics="tests.nullgame.heuristics:FerryHeuristics",
    reasons="tests.nullgame.heuristics",
    presenter="tests.nullgame.presenter:FerryPresenter",
    rule_letter="F",
    emblem="ferry/bale",
    outlook=(0.0, 100.0),
    slots={"ferry": ("pile", "aside", *(f"dock.{number}" for number in range(1, 5)))},
    flags=(Flag("quiet", "Play without customs"),),
    occasions=(Occasion("loss", "stopped"), Occasion("gain", "shipped", own="ferry-shipped")),
    effects=frozenset({"ferry-ship"}),
    scoring="tests.nullgame.scoring:Bales",
    home=Path(__file__).resolve().parent,
)
