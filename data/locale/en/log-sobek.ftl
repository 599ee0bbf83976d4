# The log of Sobek. Cards come as phrases: "wheat with a scarab", "2 fish", "a face-down card".

log-round = Round { $round }
log-delivery = New delivery: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $left ->
    [0] it is the last one
    [one] 1 card is left in the deck
   *[other] { $left } cards are left in the deck
}.
log-start = { $name } starts.
log-names-starter = { $name } has the fewest points and chooses who starts.
log-take = { $name } takes { $some }.
log-take-over = { $name } takes { $some } and skips { $skipped }.
log-take-over-brief = { $name } takes { $some }, { $passed } to corruption.
log-fetch = { $name } takes { $some } without skipping.
log-set = { $name } plays a set of { $family } worth { $points }: { $count } cards with { $scarabs ->
    [0] no scarabs
    [one] { $scarabs } scarab
   *[other] { $scarabs } scarabs
}.
log-set-brief = { $name } plays { $family } for { $count } × { $scarabs } = { $points }.
log-add = { $name } adds to the { $family } set: { $cards }.
log-add-brief = { $name } adds to the { $family } set.
log-lay = { $name } plays { $family } sideways: { $cards }.
log-lay-several = { $name } plays { $count ->
    [one] { $things }
   *[other] { $things }
} sideways.
log-lay-several-one = { $family }
log-join = { $name }’s amulets become { $family }.
log-play = { $name } plays { $card }.
log-no-effect = It has no effect.
log-draw = { $name } draws { $some }.
log-draw-unseen = { $name } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-purge = { $name } discards { $some } from corruption.
log-purge-unseen = { $name } discards cards from corruption.
log-steal = { $name } steals { $some } from { $other }.
log-search = { $name } looks through { $other }’s corruption.
log-grab = { $name } takes { $some } from { $other }’s corruption.
log-shed = { $name } moves { $some } to corruption.
log-shed-unseen = { $name } moves { $count ->
    [one] 1 card
   *[other] { $count } cards
} to corruption.
log-embalm = { $name } takes { $some } back from corruption.
log-embalm-unseen = { $name } takes all corruption back to hand.
log-leftover = { $name } adds the rest of the hand to corruption: { $cards }.
log-leftover-unseen = { $name } adds { $count ->
    [one] the last card
   *[other] the last { $count } cards
} in hand to corruption.
log-event = { $name } chooses { $event }.
log-guild = { $name } chooses { $event } and moves up to { $after }.
log-guild-over = { $name } chooses { $event } and moves up to { $after }; { $other } moves back from { $from } to { $to }.
log-guild-brief = { $event }: up to { $after }.
log-guild-over-brief = { $event }: up to { $after }; { $other }: { $from } → { $to }.
log-guild-forward = { $name } moves up to { $after } ({ $symbol }).
log-guild-back = { $name } moves back from { $before } to { $after } ({ $symbol }).
log-curse = { $name } gets a Curse.
log-prosper = { $name } adds Prosperity to the { $family } set: 2 more scarabs.
log-prosper-brief = +2 scarabs on { $family }.
log-prosper-worth = Prosperity: { $family } { $before } → { $worth }.
log-prosper-at-once = { $name } chooses { $event } and adds it to the { $family } set: 2 more scarabs.
log-prosper-at-once-brief = { $event }: +2 scarabs on { $family }.
log-deceit = { $name } chooses { $event } and scores { $points ->
    [0] nothing: no card is in corruption
    [one] 1 point for 1 card in corruption
   *[other] { $points } points for { $points } cards in corruption
}.
log-deceit-brief = { $event }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-round-end = { $name } takes the last card: the round ends.
log-round-score = { $name } scores { $points }, total { $total }.
log-corruption = { $name }’s corruption: { $count } · { $scarabs ->
    [0] no scarabs
    [one] 1 scarab
   *[other] { $scarabs } scarabs
}
log-corrupt = { $name } is the most corrupt: { $steps ->
    [0] no penalty
    [one] back one symbol
   *[other] back { $steps } symbols
}.
log-step-back = { $name } moves back from { $before } to { $after }.
log-game-end = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
