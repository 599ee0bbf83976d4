"""The widgets: a small set in one style, all usable with mouse, keyboard and gamepad.

`base` Widget, Group, Pressable, Hotspot · `button` Button · `toggle` Toggle · `choice` SegmentedControl, Tabs and
Dropdown · `slider` Slider · `field` TextField · `label` Label, Spacer, Rule · `panel` Panel and Sheet · `header`
Header · `scroll` ScrollArea · `grid` Grid · `plot` TrendPlot and BarPlot · `progress` Progress · `dialog` Dialog (a
scene) · `toast`, `tooltip` (drawn by the stage) · `flow` Row, FormRow, and the functions that place widgets.
"""
