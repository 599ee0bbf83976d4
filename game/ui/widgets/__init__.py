"""The widgets: a small set in one style, all usable with mouse, keyboard and gamepad.

`base` Widget, Group, Hotspot · `button` Button · `toggle` Toggle · `choice` SegmentedControl, Tabs and Dropdown ·
`slider` Slider · `field` TextField · `label` Label · `panel` Panel and Sheet · `scroll` ScrollArea · `grid` Grid
· `progress` Progress · `dialog` Dialog (a scene) · `toast`, `tooltip` (drawn by the stage) · `flow` Row, FormRow,
and the functions that place widgets.
"""
