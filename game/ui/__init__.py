"""The window: everything that needs pygame.

One way through it: `app` reads the event queue, `input` turns it into values in logical pixels, the
scene stack hands them to the top scene, a `Stage` gives them to the widget under the pointer or in
focus, and a widget answers with a `Reply`: not handled, done, or a change of scene.  A scene draws on a
`Canvas` and changes nothing while it does.

Sizes and positions are logical pixels of a canvas of at least 1280 x 720; `display` maps them to the
real ones.  Text, shapes and pictures are rasterised at real pixels.
"""

from __future__ import annotations
