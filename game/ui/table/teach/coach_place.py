"""The place of a teacher's sheet at a table, and the places that its note lights."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.rules.core.state import State
from game.ui.boards.kit.lessons import Area, spots
from game.ui.boards.kit.presenter import Presenter
from game.ui.boards.kit.values import Enlarge
from game.ui.table.areas import Areas
from game.ui.table.bar import TOOLS
from game.ui.table.teach.coach import Coach, Weighted
from game.ui.table.teach.teacher import TeacherNote
from game.ui.widgets.scene import Change
from game.ui.widgets.shell import Shell


def coach_at(
    shell: Shell,
    presenter: Presenter[State],
    areas: Areas,
    note: TeacherNote,
    meant: Collection[str],
    answers: pygame.FRect,
    on_reply: Callable[[str], Change | None],
    on_rule: Callable[[str], Change | None],
) -> Coach:
    """Return the sheet of a note, placed beside the things it lights and the `answers`; `meant` are the targets and
    offers that it is about.
    """
    coach = Coach(shell, note, on_reply, on_rule)
    targets, hand = presenter.targets(), presenter.hand_place
    needed = 3.0 if any(target.is_usable and hand.colliderect(target.rect) for target in targets) else 0.0
    covered: list[Weighted] = [(answers, 400.0), (hand, needed), (areas.hand, 1.0), (areas.table, 1.5)]
    covered.append((areas.log, 0.5))
    covered += [(target.rect, 8.0 if target.is_usable else 1.0) for target in targets]
    width, height = shell.display.size
    top = areas.bar.bottom + 4
    room = pygame.FRect(6, top, width - 12, height - top - 6)
    home = areas.log if not areas.log.colliderect(answers) else pygame.FRect(0, 0, 0, 0)
    coach.settle(room, home, _lit(presenter, areas, note, meant), covered, shell.note_place)
    shell.note_place = pygame.FRect(coach.rect)
    return coach


def _lit(presenter: Presenter[State], areas: Areas, note: TeacherNote, meant: Collection[str]) -> list[pygame.FRect]:
    """Return the places of a note on the canvas."""
    bar, targets = areas.bar, presenter.targets()
    named = {
        Area.TOOLS: pygame.FRect(bar.right - TOOLS, bar.top, TOOLS, bar.height),
        Area.HAND: areas.hand,
        Area.ACTIONS: areas.actions,
    }
    found = [pygame.FRect(named[place]) for place in note.places if isinstance(place, Area)]
    found += spots(targets, presenter.items(), note.places, presenter.view.viewer)
    moving = (each for each in targets if each.id in note.targets or not isinstance(each.does, Enlarge))
    return found + [pygame.FRect(each.rect) for each in moving if each.id in meant]
