"""The window: everything that needs pygame.

An event on its way: `window.events` reads the event queue of the system and translates each event into a value of
`window.input` in logical pixels, `app` hands it to the top of the scene stack, a `Stage` gives it to the widget under
the pointer or in focus, and the widget answers with a `Reply`: not handled, done, or a change of scene. A scene draws
on a `Canvas` and changes nothing meanwhile.

Sizes and positions are logical pixels of a canvas of at least 1280 x 720 (800 x 1200 in a window taller than wide);
`window.display` maps them to the real ones. Text, shapes and pictures are rasterised at real pixels.

To write a screen: subclass `stage.Stage`, create the widgets in `build` (it runs again for every new size, language or
look, so lasting state is kept in the scene), draw the ground below them in `paint`, answer the keys that no widget
wanted in `act` and `back`. A press answers with None or a change of scene (`Push`, `Pop`, `Replace`, `ReplaceAll`,
`Complain`, `Quit`). A usable place on a board is a `widgets.base.Hotspot`. Motion goes through
`self.animator`, sound through `self.shell.sound.play`, notices through `self.toast`, errors through `FeluccaError`,
which becomes a dialog. `wiring` connects the menu with the table.
"""
