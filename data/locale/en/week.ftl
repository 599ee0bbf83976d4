# The week on the river: tables of the day, their results, codes and the line to share
menu-week = This week on the river
week-title = This week on the river
week-about = { $span } · one table a day, the same for everyone

weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
weekday-short-1 = Mon
weekday-short-2 = Tue
weekday-short-3 = Wed
weekday-short-4 = Thu
weekday-short-5 = Fri
weekday-short-6 = Sat
weekday-short-7 = Sun
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
week-day = { $weekday } { $day }
week-short-date = { $day } { $month }
week-long-day = { $weekday } { $day } { $month }
week-span = { $first }–{ $last } { $month }
week-span-months = { $first } { $before } – { $last } { $month }
week-today = Today · { $day }

week-sail = Play · { $game }
week-continue = Continue · { $game }
week-again = Practise · { $game }
week-with = with { $names }
week-opponent = { $name } ({ $level })

week-key = Your decisions
week-key-gold = better than a Vizier’s
week-key-silver = better than a Steward’s
week-key-bronze = better than a Merchant’s
week-key-plain = any other game
week-key-empty = missed day
week-key-helped = made with help
week-flower-gold = gold lotus
week-flower-silver = silver lotus
week-flower-bronze = bronze lotus
week-flower-plain = played
week-flower-empty = not played
week-flower-bud = still to come
week-flower-helped = { $flower }, with help
week-waiting = today’s table is waiting
week-days = The days of the week

week-won = { $day }: won { $scores }
week-lost = { $day }: lost { $scores }
week-shared = { $day }: shared the win, { $scores }
week-resigned = { $day }: resigned
week-gave = You gave away <b>{ $lost } ‰</b> per move
week-par = in your place: { $levels }
week-gave-help = In thousandths of a game per move: what your decisions cost you, according to the analysis, and what the decisions of these levels would have cost in exactly your positions{ $within ->
    [0] .
   *[other] , give or take { $within } ‰.
}
week-judging = The analysis is still running. Your result will appear here.
week-unjudged = This game has not been analysed yet.
week-stretches = the seven stretches of the game
week-stretches-spoken = The seven stretches of the game: { $stretches }
week-stretch-0 = weak
week-stretch-1 = fair
week-stretch-2 = good
week-missed = { $day }: not played
week-missed-about = { $game } { $with }. You can still play it for practice.
week-ahead = { $day } · { $game }
week-ahead-about = A game { $with }. The table opens on the day.
week-now = Today · { $game }
week-now-about = Everyone gets the same table today. Your first finished game counts. After that, practise as often as you like.
week-practise = Practise again
week-practise-first = Practise
week-share = Share

week-shared-told = A line with your result has been copied to the clipboard, and a picture saved as { $file } in the folder { $folder }.
week-line-lost = gave away { $lost } ‰
week-line-lost-par = gave away { $lost } ‰ ({ $levels })
week-line-helped = with help

moving-title = Export and import
moving-about = An export is a single file with all your games, analyses, statistics, lessons and settings. Import it on another computer to continue there. Nothing already there is lost, and importing twice does no harm.
moving-export = Export everything
moving-exported = Exported: { $file }, in the folder { $folder }.
moving-busy = Working…
moving-import = Import
moving-take = Import
moving-also = These exports are in the folder { $folder }. You can also drop a file on this window.
moving-none = There are no exports in the folder { $folder }. You can also drop a file on this window.
moving-nothing = Imported: everything in it was here already.
moving-imported = Imported: { $games ->
    [0] no new games
    [one] 1 new game
   *[other] { $games } new games
}{ $continued ->
    [0] .
    [one] , and 1 game continued elsewhere.
   *[other] , and { $continued } games continued elsewhere.
}

challenge-title = Challenge by code
challenge-about = Type or paste a table’s code, or the line somebody sent you, and play exactly the same table.
challenge-code = Code or line
challenge-placeholder = FEL-…
challenge-table = { $game } with { $names }
challenge-first = You haven’t played this table yet.
challenge-hidden = You haven’t played this table yet. Both results appear once you have.
challenge-mine = You
challenge-theirs = Other player
challenge-lost = gave away { $lost } ‰ per move
challenge-paste = Paste the other player’s line above to compare.
challenge-sail = Play
moving-open = Open
moving-hint = All your games, statistics and settings in one file, to take to another computer.

# A match of four tables
four-title = Four tables
four-about = Everyone with the code plays the same four tables, moving one seat along each time. The score rates your decisions, not your luck.
four-game = { $game } · { $code }
four-chair = Table { $number } · seat { $chair }
four-open = Not played yet
four-unfinished = In progress
four-continue = Continue
four-none = There is no score yet. It appears once a game has been analysed.
four-own = You: { $score } ({ $judged } of 4 tables)
four-other = Other player: { $score }
four-hidden = The other player’s score appears once you have one.
four-lead-0 = The other player is clearly ahead.
four-lead-1 = Nobody is clearly ahead: the difference is within the margin of error.
four-lead-2 = You are clearly ahead.
four-gain = <b>{ $gain } ± { $within } ‰</b> per move, compared with a Steward in your place
four-loss = <b>{ $gain } ± { $within } ‰</b> per move, compared with the best moves
four-share = Copy the line
four-share-about = Whoever gets this line can play the same four tables and compare scores.
four-shared = The line has been copied to the clipboard.
