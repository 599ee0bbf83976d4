"""Days and weeks in words."""

from __future__ import annotations

from datetime import date

from game.locale import text


def weekday(day: date) -> str:
    """Return the day of the week, as it begins a sentence."""
    return text(f"weekday-{day.isoweekday()}")


def short_day(day: date) -> str:
    """Return the day of the week and of the month, short."""
    return text("week-day", weekday=text(f"weekday-short-{day.isoweekday()}"), day=day.day)


def long_day(day: date) -> str:
    """Return the day of the week, the day and the month."""
    return text("week-long-day", weekday=weekday(day), day=day.day, month=text(f"month-{day.month}"))


def day_and_month(day: date) -> str:
    """Return the day and the month."""
    return text("week-short-date", day=day.day, month=text(f"month-{day.month}"))


def short_date(day: date) -> str:
    """Return the day and the month, short."""
    return text("week-short-date", day=day.day, month=text(f"month-short-{day.month}"))


def span(first: date, last: date) -> str:
    """Return the days from the first to the last, with their months."""
    months = text(f"month-{first.month}"), text(f"month-{last.month}")
    if months[0] == months[1]:
        return text("week-span", first=first.day, last=last.day, month=months[1])
    return text("week-span-months", first=first.day, last=last.day, before=months[0], month=months[1])
