"""The reasons about a set in hand, for games whose sets are worth more the more pieces they have."""

from __future__ import annotations

from game.ai.heuristics.contract import Reason


def growing(size: int, figure: str, worth: int, gains: tuple[int, int] | None) -> Reason:
    """Return the reason about a piece of a family of which `size` pieces are in hand then; `worth` is what their number
    is multiplied by, and `figure` its placeholder. `gains` are the points for playing them without the piece and with
    it, None if they cannot be played.
    """
    if gains is not None:
        before, after = gains
        return Reason("reason-set-ready", {"cards": size, "points": after}, after - before if before else 0.7 * after)
    if size > 1:
        return Reason("reason-family", {"cards": size, figure: worth}, 1.0 + 1.5 * worth)
    return Reason("reason-starts", {figure: worth}, max(0.0, 0.8 * worth - 0.5))


def waiting(points: int, *, is_late: bool) -> list[Reason]:
    """Return the reason that the best set in hand, worth so many points, is not played yet; none without a set."""
    key, share = ("reason-set-late", 0.3) if is_late else ("reason-set-waits", 0.9)
    return [Reason(key, {"points": points}, share * points)] if points else []
