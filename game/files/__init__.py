"""The files of the player, which other programs, accounts and computers write too.

One rule holds for all of them: no byte that somebody else or an earlier Felucca wrote is lost without a copy beside the
file and a sentence on the screen. Only a file that is missing counts as empty. `growing` holds the files that are only
appended to (records, answers of the judge), `document` those that are written whole (settings, statistics, progress),
`placing` the steps that both are made of, `lock` the right to write, `notices` the sentences.
"""
