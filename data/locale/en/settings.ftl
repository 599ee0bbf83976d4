# The settings
settings-page-display = Display
settings-page-play = Play
settings-page-sound = Sound
settings-page-keys = Keys

settings-language = Language
settings-language-hint = Of the program; names of players stay as they are.
settings-language-auto = As the system
settings-language-en = English
settings-language-fr = Français
settings-language-it = Italiano

settings-window = Window
settings-window-hint = F11 changes it at any time.
settings-window-windowed = Window
settings-window-borderless = Borderless
settings-window-full-screen = Full screen
settings-window-refused = The screen refused this kind of window.

settings-interface-scale = Size of the interface
settings-interface-scale-hint = Smaller shows more at once in a large window.
settings-interface-scale-100 = Large
settings-interface-scale-85 = Medium
settings-interface-scale-70 = Small

settings-text-size = Size of the text
settings-text-size-hint = Enlarges everything there is to read.
settings-text-size-100 = Normal
settings-text-size-115 = Large
settings-text-size-130 = Largest

settings-theme = Look
settings-theme-hint = High contrast leaves out the papyrus.
settings-theme-papyrus = Papyrus
settings-theme-contrast = High contrast

settings-player-name = Your name
settings-player-name-hint = For the first seat of a new game.

settings-thinking-seconds = Time for a move of a program
settings-thinking-seconds-hint = The strongest uses all of it; weaker ones decide sooner.

settings-shows-speech = Characters speak
settings-shows-speech-hint = A few words now and then from those that have a temper.

settings-animation = Animation
settings-animation-hint = How fast things move. Off shows only the result.
settings-animation-slow = Slow
settings-animation-normal = Normal
settings-animation-fast = Fast
settings-animation-off = Off

settings-auto-skip = Skip what programs do
settings-auto-skip-hint = Their moves appear at once.

settings-show-legal = Light what can be done
settings-show-legal-hint = What may be used now stands out.

settings-shows-odds = Chances in Sa-Rê
settings-shows-odds-hint = At the question, how likely Trouble and a revolt are.

settings-confirm-handover = Cover between players
settings-confirm-handover-hint = Several people at one screen: hands stay hidden until the next one is ready.

settings-confirm-quit = Ask before quitting
settings-confirm-quit-hint = The match is saved either way.

settings-tooltip-delay = Explanations appear
settings-tooltip-delay-hint = When the pointer or the focus rests; { $press } shows one at once.
settings-tooltip-delay-25 = Quickly
settings-tooltip-delay-60 = Soon
settings-tooltip-delay-120 = Late

settings-effects-volume = Sounds
settings-effects-volume-hint = Cards, coins, water.
settings-music-volume = Music
settings-music-volume-hint = Harp and drum.
settings-sound-missing = No sound device was found, so there is no sound.

settings-damaged = The settings file was damaged; what could not be read is back to normal.
settings-not-stored = The settings could not be stored: the folder cannot be written to or the disk is full. They hold until you close the program.

keys-head-keys = Keyboard
keys-head-buttons = Gamepad
keys-or = { $first } or { $second }
keys-hint = Give a hint
keys-undo = Take back
keys-answers = To the answers, and back
keys-explain = Explain what is pointed at
keys-zoom-in = Show it large
keys-log = List the cards
keys-help = Rules
keys-skip = Show the end of the motion
keys-menu = Menu of the table
keys-standard = As it was at first
keys-ask-keys = Press the key that shall do this. The keys that steer stay as they are.
keys-ask-buttons = Press the button of the gamepad that shall do this. Those that steer stay as they are.
keys-leave = Leave it as it is
keys-steer-lead = Lead the frame
keys-steer-lead-keys = Arrow keys
keys-steer-lead-buttons = Cross or left stick
keys-steer-next = Next, previous
keys-steer-next-keys = Tab, Shift + Tab
keys-steer-next-buttons = RB, LB
keys-steer-use = Use it
keys-steer-use-keys = Enter or Space
keys-steer-use-buttons = A
keys-steer-back = Back
keys-steer-back-keys = Esc
keys-steer-back-buttons = B
keys-steer-scroll = Scroll
keys-steer-scroll-keys = Page up, Page down, Home, End
keys-steer-scroll-buttons = Right stick
keys-steer-window = Window, whole screen
keys-steer-window-keys = F11
keys-steer-window-buttons = –
keys-mouse = With the mouse, the left button uses a thing, the right one shows it large, and the wheel scrolls.
key-space = Space
key-return = Enter
key-escape = Esc
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-pageup = Page up
key-pagedown = Page down
key-pause = Pause
key-printscreen = Print
key-scrolllock = Scroll lock
key-keypad = Keypad { $sign }
