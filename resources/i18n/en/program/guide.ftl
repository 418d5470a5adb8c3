### What the guide of every game says of the table, with the keys as they are set.

guide-heading-table = At this table

guide-table-hints = Point at anything for a moment, or go to it with Shift and the arrow keys, to read what it is for; { $what } or a right click tells all about it.
guide-table-undo = { $undo } takes decisions back, { $redo } makes them again.
guide-table-follow = { $pause } lets the others wait or go on, { $pace } changes their pace, { $hurry } skips to your next turn.
guide-table-log = { $log } opens the log; { $step_back } and { $step_on } walk through what has happened, { $now } leads back. { $branch_on } shows what was taken back, and { $go_on } goes on from there.
guide-table-keys = All keys are in the settings ({ $settings }) and can be changed there.
