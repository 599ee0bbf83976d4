"""The table where a match is played, for every game: it knows turns and seats, and leaves the game to a presenter."""

from __future__ import annotations

from game.locale import language
from game.rules.core.facts import SPECTATOR
from game.rules.core.refusal import Refusal
from game.table.ai_client import AIClient
from game.table.match import Match
from game.ui.boards.presenter import COVER, Foresight, Leading, Questioning
from game.ui.display import Size
from game.ui.input import Action, InputEvent, PointerDown, PointerMove, Press
from game.ui.scene import Change
from game.ui.scenes.action_panel import ActionPanel
from game.ui.scenes.areas import ACTIONS, divide
from game.ui.scenes.asking import RESULT, REVIEW
from game.ui.scenes.carrying import Carrying
from game.ui.scenes.driving import HOLD, STEP
from game.ui.scenes.hinting import WHY, WhyPanel, advised
from game.ui.scenes.log_panel import LogPanel
from game.ui.scenes.table_bar import tools
from game.ui.scenes.visiting import Again
from game.ui.shell import Shell
from game.ui.widgets.base import Hotspot


class BoardScene(Carrying):
    """A match being played.

    `thinking` decides for programs and gives hints of `hint_level`; without it only people play and there are no
    hints. `again` makes the scene of a new match between the same players. The scene closes both when it leaves.
    """

    def __init__(
        self,
        shell: Shell,
        match: Match,
        *,
        thinking: AIClient | None = None,
        hint_level: str = "",
        again: Again | None = None,
    ) -> None:
        super().__init__(shell, match, thinking, hint_level, again)
        if isinstance(self.presenter, Foresight):
            self.presenter.recall(match.preferences)
        self._lead = ""
        self._spoken = language()
        """The language of the words on the table."""
        self._pointer = (-1.0, -1.0)
        self._is_resting = False
        """Whether what lies under the pointer came there by itself, so that it explains itself only when he moves."""
        self._hint_wanted = -1
        """The decision a hint was asked for, until a program can look at it; -1 for none."""
        self._asked = -1
        """The decision that the focus was last brought to; -1 while the viewer waits, and only he moves it."""

    def refresh(self, size: Size) -> None:
        """Lay the table out for a new size, language or look; a choice begun stays, unless its words change."""
        self.skip()
        wide = self.presenter.actions_width if isinstance(self.presenter, Questioning) else ACTIONS
        self.areas = divide(size, self.presenter.hand_height, self.shell.settings.text_size, wide)
        if self._spoken != language():
            self._spoken = language()
            self.presenter.show(self.shown, self.match.seats)
        self.presenter.arrange(self.areas.table, self.areas.hand)
        self._retell()
        super().refresh(size)

    def on_hidden(self) -> Change | None:
        """Cover the hands when somebody may come and look; below another scene they are hidden until it is left.

        A scoring to come is shown all the same: at once, for at a scoring everybody looks, or when that scene is left.
        """
        if not self._shows_secrets or self.viewer == SPECTATOR:
            return None
        if not self._is_paused:
            return self.show_more() if self._steps else self.hand_over(self.viewer)
        steps = [*self._steps]
        self.look_as(SPECTATOR)
        self._steps.extend(steps)
        return None

    # Building

    def build(self) -> None:
        """Put a place to press on everything that can be pointed at, then buttons, log and tools."""
        shell, areas = self.shell, self.areas
        self.presenter.arrange(areas.table, areas.hand)
        for target in self.presenter.targets():
            spot = Hotspot(
                shell,
                lambda name=target.id: self.press(name),  # type: ignore[misc]
                name=target.id,
                tooltip=target.id,
                on_context=lambda name=target.id: self.zoom(name),  # type: ignore[misc]
                on_aim=lambda is_aimed, name=target.id: self.aim_at(name, is_aimed),  # type: ignore[misc]
                radius=target.radius,
            )
            spot.place(target.rect)
            self.root.add(spot)
        offers = self._offers()
        panel = ActionPanel(
            shell,
            self._prompt(),
            offers,
            self.refused,
            self.press,
            self.open_rule,
            advised(offers, self.presenter.places_of(self.advice), self.hint_step) if self.advice else (),
        )
        panel.place(areas.actions)
        self.root.add(panel)
        if self.advice and self.hint_step == WHY:
            is_wide = not offers and areas.log.top == areas.actions.top
            why = WhyPanel(shell, self.reasons, self._prompt() if is_wide else "")
            why.place(areas.log.union(areas.actions) if is_wide else areas.log)
            self.root.add(why)
        else:
            log = LogPanel(shell, self.lines, on_large=self.open_log)
            log.place(areas.log)
            self.root.add(log)
        self.root.add(*tools(self, areas.bar))
        usable = [each.id for each in self.presenter.targets() if each.is_usable]
        ready: list[str] = []
        if isinstance(self.presenter, Leading):
            self._lead = self.presenter.lead()
        else:
            self._lead, ready = "", [offer.id for offer in offers if offer.kind == "primary"]
        first = self._lead or next(iter([*ready, *usable, *(offer.id for offer in offers)]), "")
        is_done = self.match.is_over and not self.is_moving
        self.default_focus = RESULT if is_done else first if self._is_asked else ""

    def resume(self) -> None:
        """Go on, with the pointer where it was; what was asked of a program may have been given up."""
        super().resume()
        if not self.is_moving:
            self.rebuild()
        self._find_pointer()

    def _find_pointer(self) -> None:
        if self.has_entered and not self.is_focus_shown and self._pointer[0] >= 0:
            self._hover(self._hit(self._pointer))
            self.tip.wait = None
            self._is_resting = True

    def rebuild(self) -> None:
        """Create the widgets anew, and find what the pointer is over.

        Each new decision of the viewer brings the focus to where he can act, unless he has steered it elsewhere while
        he waited.
        """
        if not self._is_asked and self._asked >= 0:
            self.set_focus(None)
            self.default_focus, self._asked = "", -1
        super().rebuild()
        if self._is_asked and self._asked != self.match.ply:
            if self._asked >= 0:
                self.focus_name(self.default_focus)
            self._asked = self.match.ply
        self._find_pointer()

    # Doing something

    def press(self, target: str) -> Change | None:
        """Use a target or an offer: do its move, narrow the choice, or say why not."""
        if target in (HOLD, STEP):
            self.hold(is_once=target == STEP)
            return None
        if target == RESULT:
            return self.finish()
        if target == REVIEW:
            return self.review()
        if self.is_behind or self.motion.aloft or self.suspense:
            self.skip()
            return None
        self.skip()
        if target == COVER:
            if self._peeked == self.match.ply:
                self._peeked = -1
                self.look_as(self.viewer, is_alone=False)
                return None
            self._peeked = self.match.ply
            return self.hand_over(self.viewer)
        led = self._lead
        answer = self.presenter.press(target)
        self.refused = None
        if isinstance(answer, Refusal):
            self.refuse(answer)
        elif answer is not None:
            self.advice = ()
            if self.is_shared and self.is_alone:  # what follows is for all who share the screen
                self.look_as(self.viewer, is_alone=False)
            done = self.match.submit(self.viewer, answer, self.match.ply)
            if isinstance(done, Refusal):
                self.refuse(done)
        else:
            self.shell.sound.play("place")
        if self.refused is None and isinstance(self.presenter, Foresight) and self.presenter.wished:
            self.match.note_preference(self.viewer, self.presenter.wished)
        self.rebuild()
        if answer is None and self.is_focus_shown and self._lead not in ("", led):
            self.focus_name(self.default_focus)
        return None

    def handle(self, event: InputEvent) -> Change | None:
        """Remember the pointer. A key that would use what has a focus nobody sees shows the focus instead.

        A click where answers are about to appear brings them there at once.
        """
        if isinstance(event, PointerMove):
            self._pointer = event.pos
        if isinstance(event, PointerDown) and event.button == 3 and not self.carried and self.presenter.cancel():
            self.rebuild()
            return None
        if isinstance(event, PointerDown) and self._is_kept_waiting and self.areas.actions.collidepoint(event.pos):
            self.skip()
            return None
        if isinstance(event, Press) and event.action is Action.ACTIVATE and not self.is_focus_shown and self.focused:
            self.is_focus_shown = self.is_dirty = True
            return None
        change = super().handle(event)
        if isinstance(event, PointerMove) and self._is_resting:
            self._is_resting = False
            self.tip.expect(self.hovered)
        return change

    def act(self, action: Action) -> Change | None:
        """Answer the keys of the table."""
        if action in (Action.SKIP, Action.ACTIVATE):
            self.skip()
        elif action is Action.UNDO:
            return self.undo()
        elif action is Action.HINT:
            self.ask_hint()
        elif action is Action.ANSWERS:
            self.turn_to_answers()
        elif action is Action.ZOOM_IN:
            return self.zoom(self.aimed or (self.focused.name if self.focused is not None else ""))
        elif action is Action.MENU:
            return self.open_menu()
        elif action is Action.LOG:
            return self.open_cards()
        elif action is Action.HELP:
            about = self.presenter.explain(self.aimed) if self.aimed else None
            return self.open_rule(about.rule if about else "")
        return None

    def back(self) -> Change | None:
        """Take the last step of a choice back, else open the menu."""
        was_refused = self.refused is not None
        if was_refused or self.presenter.cancel():
            self.refused = None
            self.rebuild()
            if self.is_focus_shown and self._lead and not was_refused:
                self.focus_name(self._lead)
            return None
        return self.open_menu()

    def ask_hint(self) -> Change | None:
        """Let a program look at the position for the viewer; asked again, tell more of what it found.

        What moves comes to its end first, and what is turned over is told: then the position is all there.
        """
        if self.advice:
            self.hint_step += 1
            self.refused = None
            if self.hint_step > WHY:
                self.advice = ()
            self.shell.sound.play("click")
            self.rebuild()
            return None
        if self.thinking is None or not self.hint_level or self.match.to_move != self.viewer:
            return None
        self.skip()
        self._hint_wanted = self.match.ply
        self._look_for_hint()
        return None

    def _look_for_hint(self) -> None:
        """Ask a program for the hint that is wanted, if the position is all there."""
        if self._hint_wanted != self.match.ply or self.is_behind or self.suspense or self.thinking is None:
            return
        self._hint_wanted = -1
        if self.thinking.ask_advice(self.hint_level, self.shown):
            self.rebuild()

    def on_tick(self, dt: float) -> Change | None:
        """Let time pass; a hint that was asked for too early is looked for as soon as it can be."""
        change = super().on_tick(dt)
        self._look_for_hint()
        return change
