#!/bin/sh
# Starts the program in a window that nobody sees, and what reads it: PYTHON_OF_THE_SYSTEM PYTHON FOLDER.
# Runs within dbus-run-session. Its input is what the reader shall do, its output what it heard and pressed.
home=$3
Xvfb -displayfd 3 -screen 0 1280x720x24 3>"$home/display" >/dev/null 2>&1 &
screen=$!
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 >/dev/null 2>&1 &
bus=$!
until [ -s "$home/display" ]; do sleep 0.05; done
DISPLAY=:$(cat "$home/display")
export DISPLAY
"$2" -m game >/dev/null 2>"$home/program.txt" &
program=$!
"$1" tests/screen_reader/client.py 2>"$home/client.txt"
code=$?
kill "$program" "$screen" "$bus" 2>/dev/null
wait "$program"
exit "$code"
