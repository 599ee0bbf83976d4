# The settings
settings-page-display = Display
settings-page-play = Play
settings-page-sound = Sound
settings-page-keys = Controls

settings-language = Language
settings-language-hint = Player names don’t change.
settings-language-auto = System language
settings-language-en = English
settings-language-fr = Français
settings-language-it = Italiano

settings-window = Window
settings-window-hint = Press F11 to switch at any time.
settings-window-windowed = Windowed
settings-window-borderless = Borderless
settings-window-full-screen = Full screen
settings-window-refused = This window mode isn’t available on this screen.

settings-interface-scale = Interface size
settings-interface-scale-hint = A smaller interface fits more into a large window.
settings-interface-scale-100 = Large
settings-interface-scale-85 = Medium
settings-interface-scale-70 = Small

settings-text-size = Text size
settings-text-size-hint = Makes all text larger.
settings-text-size-100 = Normal
settings-text-size-115 = Large
settings-text-size-130 = Largest

settings-theme = Theme
settings-theme-hint = High contrast removes the papyrus background.
settings-theme-papyrus = Papyrus
settings-theme-contrast = High contrast

settings-player-name = Your name
settings-player-name-hint = Used for the first seat in new games.

settings-thinking-seconds = AI thinking time
settings-thinking-seconds-hint = Per move. The strongest AI uses all of it; weaker ones are quicker.

settings-living-background = Moving background
settings-living-background-hint = The water, birds and boat move, unless animations are off.
settings-shows-speech = AI chatter
settings-shows-speech-hint = AIs say a few words now and then, each with its own voice.

settings-animation = Animation speed
settings-animation-hint = Others’ moves speed up the longer you wait, except at “{ settings-animation-slow }”. “{ settings-animation-off }” shows results immediately.
settings-animation-slow = Slow
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off

settings-auto-skip = Skip AI animations
settings-auto-skip-hint = AI moves appear at once.

settings-answers-obvious = Skip obvious questions in Sa-Rê
settings-answers-obvious-hint = When only one answer makes sense, Felucca gives it for you after a moment. Press any other button, or undo, to choose for yourself.

settings-show-legal = Highlight legal moves
settings-show-legal-hint = Everything you can use now stands out.

settings-shows-odds = Show odds in Sa-Rê
settings-shows-odds-hint = The odds of Unrest and revolt whenever you can stop or continue.

settings-coach = Coach
settings-coach-hint = Warns you of a blunder before it is final. Games played with the coach don’t count in the statistics.
settings-confirm-handover = Hide hands between players
settings-confirm-handover-hint = When several people share a screen, hands stay hidden until the next player is ready.

settings-confirm-quit = Confirm before quitting
settings-confirm-quit-hint = Your game is saved either way.

settings-tooltip-delay = Tooltip delay
settings-tooltip-delay-hint = { $press } shows a tooltip at once.
settings-tooltip-delay-25 = Short
settings-tooltip-delay-60 = Normal
settings-tooltip-delay-120 = Long

settings-effects-volume = Sound effects
settings-effects-volume-hint = Cards, coins, water.
settings-music-volume = Music
settings-music-volume-hint = Harp and drum.
settings-ambience-volume = Ambience
settings-ambience-volume-hint = River, market or city, very softly, while you play.
settings-plays-hidden = Music in the background
settings-plays-hidden-hint = Music and ambience go on while the window is minimised.
settings-sound-missing = No sound device found.
settings-reads-aloud = Read aloud
settings-reads-aloud-hint = The computer’s own voice reads out your selection and everything that happens. For players without a screen reader.
settings-voice-missing = No system voice found.

settings-damaged = The settings file was damaged. Anything that couldn’t be read is back to its default.
settings-unread = The settings file can’t be read, so the defaults apply. It may belong to another account; it stays as it is.
settings-not-stored = The settings couldn’t be saved ({ $reason }). They apply until you quit.

keys-head-keys = Keyboard
keys-head-buttons = Gamepad
keys-or = { $first } or { $second }
keys-hint = Hint
keys-undo = Undo
keys-answers = Jump to the buttons and back
keys-explain = Show tooltip
keys-zoom-in = Zoom
keys-log = Card or tile tracker
keys-digest = Since your last turn
keys-why = Why did an AI do that?
keys-help = Rules
keys-skip = Skip to your next turn
keys-menu = Game menu
keys-tell-turn = Read: turn and question
keys-tell-hand = Read: your hand or city
keys-tell-supply = Read: quays, market or season
keys-tell-first = Read: first opponent
keys-tell-second = Read: second opponent
keys-tell-third = Read: third opponent
keys-tell-score = Read: score
keys-tell-last = Read: last event
keys-standard = Restore defaults
keys-ask-keys = Press the new key. Navigation keys can’t be used.
keys-ask-buttons = Press the new gamepad button. Navigation buttons can’t be used.
keys-moved = “{ $action }” is now on { $press }.
keys-leave = Cancel
keys-steer-lead = Move selection
keys-steer-lead-keys = Arrow keys
keys-steer-lead-buttons = D-pad or left stick
keys-steer-next = Next / previous
keys-steer-next-keys = Tab / Shift + Tab
keys-steer-next-buttons = RB / LB
keys-steer-use = Select
keys-steer-use-keys = Enter or Space
keys-steer-use-buttons = A
keys-steer-back = Back
keys-steer-back-keys = Esc
keys-steer-back-buttons = B
keys-steer-scroll = Scroll
keys-steer-scroll-keys = Page up, Page down, Home, End
keys-steer-scroll-buttons = Right stick
keys-steer-window = Window / full screen
keys-steer-window-keys = F11
keys-steer-window-buttons = –
keys-mouse = Mouse: left click to select, right click to zoom, wheel to scroll.
key-space = Space
key-return = Enter
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-pageup = Page up
key-pagedown = Page down
key-pause = Pause
key-printscreen = Print screen
key-scrolllock = Scroll lock
key-keypad = Keypad { $sign }
