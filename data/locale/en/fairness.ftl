# Is it fair? AIs, the shuffle, and how to check both.
fairness-title = Is it fair?
fairness-sees-title = What an AI can see
fairness-sees = An AI gets exactly what a player in its seat may know: its own hand, everything that was ever face up, and a perfect memory of it. Nothing else. { level-apprentice }, { level-ferryman }, { level-scribe } and { level-pedlar } even forget part of what opponents hold. The tracker gives you the same memory; in { game-sobek }, that takes the option “{ option-open-information }”.
fairness-thinks-title = Where it thinks
fairness-thinks = AIs run in a separate process that never holds the real position or the seed behind the shuffle. There, whatever the AI’s seat can’t see is dealt at random, again and again, and every future draw is random too.
fairness-sealed-title = How the shuffle is sealed
fairness-sealed = A secret seed is drawn before the first card; the deal and all later draws follow from it. The seed, a secret salt and the rules together give a fingerprint (SHA-256) that you see from the start and that no other seed would give. When the game is over, seed and salt are revealed.
fairness-checks-title = How to check
fairness-checks = During a game, open this page from the menu to audit an AI’s decision. After a game, <b>Verify game</b> replays everything and compares it with the seal. On the command line, <b>felucca audit</b> and <b>felucca verify</b> do the same for thousands of decisions and for every saved game.
fairness-audit-title = This position
fairness-audit-ai = It’s { $name }’s decision. Everything hidden from this player is re-dealt { $deals } times, and the AI is asked each time. Its answer stays secret.
fairness-audit-person = It’s { $name }’s decision. Everything hidden from this player is re-dealt { $deals } times, and an AI is asked each time what it would do. The answer stays secret: it would be a hint.
fairness-level = AI to ask
fairness-audit = Audit this position
fairness-stop = Stop
fairness-count = Deal { $done } of { $deals } · same move: { $same }
fairness-fair = <b>Fair.</b> { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $different } of them different: the AI saw the same and chose the same every time.
fairness-unfair = <b>Not fair.</b> In { $other } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} the AI saw or did something different. Please report this.
fairness-stuck = The audit can’t continue ({ $problem }).
fairness-over = The game is over: there is nothing left to audit.
fairness-one-move = There is only one legal move, so there is nothing to audit.
fairness-no-ais = There is no AI to audit at this table.
fairness-seal-title = Seal of this game
fairness-closed = Sealed until the end. Write the fingerprint down if you want to compare it then.
fairness-fingerprint = Fingerprint
fairness-salt = Salt
fairness-seed = Seed
fairness-rules = Rules
fairness-fits = The salt and the seed are revealed now: with the rules, they give the fingerprint shown before the first move.
fairness-fits-not = Salt, seed and rules don’t give the fingerprint that was shown.
fairness-verified = The game replays exactly, draw by draw.
