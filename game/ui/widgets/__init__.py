"""The widgets: a small set in one style, all usable with mouse, keyboard and gamepad.

`base` Widget, Group, Hotspot · `button` Button · `toggle` Toggle · `choice` SegmentedControl, Tabs and Dropdown ·
`slider` Slider · `field` TextField · `label` Label · `panel` Panel · `sheet` Sheet · `scroll` ScrollArea · `grid` Grid
· `progress` Progress · `dialog` Dialog (a scene) · `toast`, `tooltip` (drawn by the stage) · `flow` column and row,
which place widgets.
"""

from __future__ import annotations
