"""`felucca day` and `felucca code`: the table of a day, and the table that a code names."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from game.match import almanac
from game.match.table_code import TableCode, decode, four_tables
from game.registry import ENTRIES

YOU = "you"


def day(when: date, *, as_json: bool) -> None:
    """Print the table of a local date."""
    table = almanac.day(when)
    if as_json:
        print(json.dumps({"date": when.isoformat(), **_plain(table)}))
    else:
        print(f"{when:%A} {when.isoformat()}")
        _print(table)


def explain(code: str, *, as_json: bool) -> None:
    """Print the table of a code; raises FeluccaError with one sentence for anything that is no code."""
    table = decode(code)
    if as_json:
        print(json.dumps(_plain(table)))
    else:
        _print(table)


def explain_four(code: str, *, as_json: bool) -> None:
    """Print the match of four tables that begins with a code, and the scores of all who have played in it."""
    from game.analysis.four_tables import read_visits, score_of
    from game.match.week import people, read_games

    tables = four_tables(decode(code))
    codes = {table.encode() for table in tables}
    scores: list[dict[str, Any]] = []
    for person in people(one for one in read_games().finished if one.code in codes):
        visits = read_visits(tables[0], person, {})
        sailed = sum(visit.sailed is not None for visit in visits)
        judged = [visit.verdict for visit in visits if visit.verdict is not None]
        score = score_of(judged)
        told = {"gain": round(score.gain, 1), "within": round(score.within, 1), "over": score.level} if score else {}
        scores.append({"name": person, "sailed": sailed, "judged": len(judged), **told})
    if as_json:
        print(json.dumps({"tables": [_plain(table) for table in tables], "scores": scores}))
        return
    for table in tables:
        _print(table)
    for one in scores:
        print(f"{one['name']}: {one['sailed']} of 4 played, {one['judged']} analysed", end="")
        over = one.get("over") or "the best move"
        print(f", {one['gain']:+} ± {one['within']} ‰ per decision over {over}" if "gain" in one else "")


def _players(table: TableCode) -> list[str]:
    """Return who plays in the order of the seats: the person and the levels of the AIs."""
    seats = table.seats(YOU, table.opponents)
    return [who.level or who.name for who in seats]


def _plain(table: TableCode) -> dict[str, Any]:
    return {
        "code": table.encode(),
        "game": table.game,
        "seat": table.seat,
        "players": _players(table),
        "options": dict(table.options),
    }


def _print(table: TableCode) -> None:
    print(f"code     {table.encode()}")
    print(f"game     {ENTRIES[table.game].title}")
    print(f"players  {', '.join(_players(table))} (in the order of play)")
    if table.options:
        print(f"options  {', '.join(f'{name}={value}' for name, value in table.options.items())}")
