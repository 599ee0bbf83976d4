# What can go wrong. Each sentence is in the code as well, for the command line; capital and full stop are added.
# Why the system refused something
error-disk-full = the disk is full
error-denied = permission denied
error-in-use = another program is using it
error-read-only = read-only file system
error-disk = input/output error
error-not-there = no such file or directory
error-there-already = file exists
error-no-folder = not a directory
error-folder = is a directory
error-large = file too large
error-long-name = file name too long
error-pipe = it is a pipe or a device, not a file
error-no-answer = no answer
error-no-rights = cannot write to “{ $folder }”

# Game files and their lines
error-no-file = there is no file “{ $file }”
error-unread = “{ $file }” cannot be read: { $reason }
error-unwritten = “{ $file }” cannot be written: { $reason }
error-kept = “{ $file }” cannot be deleted: { $reason }
error-too-large = “{ $file }” is too large to be a Felucca game
error-empty = “{ $file }” contains no game: it is empty or was not saved by Felucca
error-awaited = “{ $file }” contains no game: it is empty, perhaps a sync program is still bringing it
error-rescue = the file is damaged, but the game can continue from decision { $ply }; the damaged file is kept
error-foreign = “{ $file }” is not a Felucca game
error-newer = “{ $file }” was saved by a newer Felucca (format { $format }): please update
error-open-elsewhere = the game “{ $match }” is already open in another Felucca window
error-lock-shut = the lock “{ $file }” belongs to another account, where Felucca may be open ({ $reason })
error-busy = “{ $file }” is being written by another Felucca window
error-key-unread = the key of the game, “{ $file }”, cannot be read ({ $reason }), and without it the luck would change
error-branched = “{ $file }” was continued by another program or computer: your game continues as “{ $mine }”, and both are kept
error-torn = the last line of “{ $file }” was cut off: the game continues from the line before, and the file is kept as “{ $kept }”
error-kept-damaged = “{ $file }” was damaged: it is kept as “{ $kept }”, and a new one was started
error-kept-newer = “{ $file }” was written by a newer Felucca: it is kept as “{ $kept }”, and a new one was started
error-kept-other = another program wrote “{ $file }” at the same moment: what it wrote is kept as “{ $kept }”
error-progress = your progress could not be saved: { $reason }
error-line = line { $line } of the file is invalid: { $problem }
error-changed = it was changed after it was written
error-line-unread = it cannot be read ({ $reason })
error-header = the header is damaged
error-header-place = the header must be the first line
error-deal-place = the deal must be on the second line
error-after-result = nothing may follow the result
error-match = it cannot be game { $game } of its match
error-resigned = seat { $seat } cannot have resigned
error-no-deal = the deal is missing
error-other-rules = it was played under other rules of “{ $game }” than the ones in this version
error-numbers = “{ $game }” cannot be played with these numbers
error-not-legal = the move “{ $move }” is not legal ({ $rule })
error-fingerprint = the seed and the salt do not give the fingerprint of the deal
error-draw = a draw does not match the seed
error-draw-repeated = a draw is not what it was before the undo
error-spelling = the move “{ $move }” must be written “{ $written }”
error-not-asked = it advises seat { $seat }, which has no decision to make
error-not-over = only a game that is over can be analysed
error-wish = “{ $wish }” is not a preference that “{ $game }” has
error-clock = its clock goes back from { $before } to { $now } seconds
error-number-unknown = “{ $game }” has no number “{ $number }”
error-puzzle = line { $line } of “{ $file }” is no puzzle: { $reason }
error-number-missing = the number “{ $number }” of “{ $game }” is missing
error-number-wrong = the number “{ $number }” of “{ $game }” cannot be { $value }
verified-draws = all draws follow from the seed
verified-reseed = the seed was replaced during the game: the draws after that were checked, the { $count } before could not be
verified-open = the game is not over, so its draws could not be checked against the seed
verified-cut = the result is missing, so the draws could not be checked against the seed
verified-no-seed = the result does not contain the seed, so the draws could not be checked against it
verified-numbers = played under different rules: { $numbers }
verified-version = played under version { $version } of the rules, whose legal moves could not be compared
verified-level = this version has no level “{ $level }”
error-no-game = there is no game called “{ $game }”
error-no-level = there is no level “{ $level }”

# What belongs to Felucca
error-files = a Felucca file is invalid: { $reason }
error-homeless = there is no home folder to save games in: set { $variable } to a folder
error-folder-missing = the Felucca folder “{ $folder }” is missing: please reinstall
error-texts = the text file { $file } cannot be read: { $reason }
error-picture = the picture { $file } cannot be read: { $reason }
error-fonts = the Felucca fonts are missing: please reinstall
error-font = the Felucca font { $file } is missing: please reinstall
error-font-unread = a Felucca font cannot be read: { $reason }
error-window = Felucca could not open its window: { $reason }

# AIs at the table
error-ai-ended = the AI process stopped ({ $reason })
error-ai-stumbled = the AI failed with { $error }: { $reason }
