# How the lead was won in a finished game, on its final scene: one line, and mostly a second one
story-lead = In the lead for good from move { $ply }:
story-lead-more = No one caught up with { $name } again.
story-often = { $count } changes of the lead, the last on move { $ply }:
story-often-more = { $name } took the lead for good.
story-throughout = { $name } led from start to finish.
story-throughout-more = No one else was ever ahead.
story-gain = Above all on move { $ply }: { $deed }
story-upset = The last change of the lead, on move { $ply }:
story-upset-corrupt = Corruption cost { $name } the lead.
story-upset-revolt = A revolt cost { $name } the lead.
story-last = Open to the very end:
story-last-more = { $name } only went ahead on the last move.
story-tie = A photo finish: { $kind ->
    [points] { $names } with { $count } points each.
   *[goal] { $names } reached the goal together.
}
story-tie-more = The tie-break went to { $name }.
story-shared = Nothing to choose between them:
story-shared-more = { $names } share the victory.
story-resigned = { $ply ->
    [0] { $name } resigned before the first move.
   *[other] { $name } resigned after move { $ply }.
}
story-resigned-more = { $name } was ahead.
final-scores = Points by round
final-scores-help = Points by round
