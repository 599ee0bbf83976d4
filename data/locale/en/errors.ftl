# What can go wrong. Each sentence stands in the program as well, for the command line; capital and full stop are added.
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
error-no-rights = nothing may be written to “{ $folder }”

# Files of matches and their lines
error-no-file = there is no file “{ $file }”
error-unread = “{ $file }” cannot be read: { $reason }
error-unwritten = “{ $file }” cannot be written: { $reason }
error-kept = “{ $file }” cannot be deleted: { $reason }
error-too-large = “{ $file }” is too large to be a record
error-empty = “{ $file }” holds no match: it is empty or was not written by Felucca
error-rescue = the record is damaged, but the match can go on after decision { $ply }; the damaged file is kept beside it
error-foreign = “{ $file }” is not a record of Felucca
error-newer = “{ $file }” was written by a newer Felucca (format { $format }): please update to open it
error-open-elsewhere = the match “{ $match }” is open in another window of Felucca
error-line = line { $line } of the record is wrong: { $problem }
error-changed = it was changed after it was written
error-line-unread = it cannot be read ({ $reason })
error-header = the header is damaged
error-header-place = a header can only be the first line
error-deal-place = the deal must be the second line and no other
error-after-result = nothing may follow the result
error-no-deal = the deal is missing
error-other-rules = it was played by other rules of “{ $game }” than this version of Felucca has
error-numbers = “{ $game }” cannot be played by its numbers
error-not-legal = the move “{ $move }” is not legal ({ $rule })
error-fingerprint = the seed and the salt do not give the fingerprint of the deal
error-draw = a draw does not follow from the seed
error-draw-repeated = a draw is not what it was before the decision was taken back
error-spelling = the move “{ $move }” is to be written “{ $written }”
error-not-asked = it advises seat { $seat }, which has no decision to make
error-wish = “{ $wish }” is not a wish that “{ $game }” knows
error-clock = its clock goes back from { $before } to { $now } seconds
error-number-unknown = “{ $game }” has no number “{ $number }”
error-number-missing = the number “{ $number }” of “{ $game }” is missing
error-number-wrong = the number “{ $number }” of “{ $game }” cannot be { $value }
verified-draws = all draws follow from the seed
verified-reseed = the seed was lost on the way: only the draws after that could be checked, not the { $count } before
verified-open = the match is not over, so that no draw could be checked against the seed
verified-cut = the result is missing, so that no draw could be checked against the seed
verified-no-seed = the result does not tell the seed, so that no draw could be checked against it
verified-numbers = with other rules than those of this version: { $numbers }
verified-version = by version { $version } of the rules, whose lists of legal moves were not compared
verified-level = the level “{ $level }” is not known to this version
error-no-game = there is no game called “{ $game }”
error-no-level = there is no level “{ $level }”

# What belongs to the program
error-files = a file that belongs to Felucca is wrong: { $reason }
error-homeless = there is no home folder to keep matches in: let { $variable } name one
error-folder-missing = the folder “{ $folder }” that belongs to Felucca is missing: please install the program again
error-texts = the text file { $file } cannot be read: { $reason }
error-picture = the picture { $file } cannot be read: { $reason }
error-fonts = the fonts that belong to Felucca are missing: please install the program again
error-font = the font { $file } that belongs to Felucca is missing: please install the program again
error-font-unread = a font that belongs to Felucca cannot be read: { $reason }
error-window = Felucca could not open its window: { $reason }

# Programs at the table
error-program-ended = its process ended ({ $reason })
error-program-stumbled = it stumbled over { $error }: { $reason }
