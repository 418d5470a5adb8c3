### What saves, journals, settings and the headless commands have to say.

file-missing = does not exist
file-not_a_file = is not a file
file-unreadable = cannot be read: { $reason }
file-unwritable = { $file }: cannot be written: { $reason }
file-failed = A file could not be read or written: { $reason }
file-too_large = is larger than { $limit } bytes
file-not_utf8 = is not a text in UTF-8 (byte { $byte })
file-not_json = is not JSON (line { $line }, column { $column })
file-not_a_number = is not JSON: { $word } is no number
file-long_number = has a number of more than { $limit } digits
file-long_key = has a name of more than { $limit } characters
file-too_many = has more than { $limit } values
file-nested = is nested too deeply
file-name_twice = has the name { $name } twice in one object

file-called-journal = The unfinished game
file-called-rococo = “{ $name }”

system-exists = a file of this name is in the way
system-loop = links of folders lead round in a circle
system-other = something went wrong
system-forbidden = permission denied
system-missing = no such file or folder
system-no_folder = a file is in the way where a folder belongs
system-folder = it is a folder
system-read_only = the disk is read-only
system-full = no space is left on the disk
system-long_name = the file name is too long
system-faulty = the disk reports an error
system-many_files = too many files are open
system-memory = the memory is full
system-gone = the disk is not there any more
system-busy = it is in use

save-source = the save
save-error = { $file }: { $problem }
save-not_a_save = is not a saved game of Rococo Desktop
save-not_over = is not a finished game
save-newer = was written by a newer version of Rococo Desktop (format version { $version }); this one reads up to { $ours }
save-wrong_hash = is damaged: the snapshot does not match its hash

save-notice-replay_differs = The recorded answers do not lead to the saved table. The game goes on from the saved table; nothing before it can be taken back.
save-notice-other_version = The game was saved by version { $app }. It goes on from the saved table; nothing before it can be taken back.
save-notice-other_components = The game was saved with other component values. It goes on from the saved table; nothing before it can be taken back.
save-notice-branches = What was taken back in this game does not all fit the rules and values any more; that part is left out.

journal-error = { $file }: { $problem }
journal-damaged = line { $line }: is damaged
journal-no_header = is not the journal of a game
journal-in_use = is in use by another window
journal-stopped = The game is not safe against a crash just now: { $problem }. This is tried again with every decision.
journal-safe_again = The game is safe against a crash again; nothing is missing.
journal-no_locks = The disk of your games does not support file locking. Everything is saved, but do not open one game in two windows.

journal-notice-new_values = The component values have changed since this game was left. It goes on with the new ones.
journal-notice-other_values = The component values have changed since this game was left.
journal-notice-other_version = This game was left by version { $app }.
journal-notice-differs = The journal of this game does not lead on at line { $line }.
journal-notice-damaged = Line { $line } of this game’s journal is damaged.
journal-notice-repaired = { $why } Nothing of the game is lost.
journal-notice-cut = { $why } It goes on from the last decision that can be read.
journal-notice-gone = { $why } It goes on from where it stood; nothing before can be taken back.

journal-notice-lost = { $n ->
    [one] { $why } It goes on from before the last decision.
   *[other] { $why } It goes on from before the last { $n } decisions.
}

journal-notice-restart = { $n ->
    [one] { $why } It goes on from before the last decision; nothing before that can be taken back.
   *[other] { $why } It goes on from before the last { $n } decisions; nothing before that can be taken back.
}

places-no_home = There is no folder for your games: this user has no home. The variable { $variable } can name one.
places-no_user = { $folder } is no folder: there is no such user.

bots-here = The computer players cannot have a process of their own: { $problem }. They think within the window now.
bots-ended = it could not be started

settings-damaged = The settings could not be read and start afresh ({ $file }: { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = the last decision
undo-alone = Takes back: { $deed }
undo-taken = Took back: { $deed }.
undo-again = Made again: { $deed }.

undo-before = { $n ->
    [one] Takes back: { $deed }, and with it { $n } turn: { $turns }
   *[other] Takes back: { $deed }, and with it { $n } turns: { $turns }
}

undo-doubt = { $n ->
    [one] Undo also takes back { $n } turn: { $turns }. Press again to do it.
   *[other] Undo also takes back { $n } turns: { $turns }. Press again to do it.
}

undo-after = { $n ->
    [one] Took back: { $deed }, and { $n } turn. Redo brings them back.
   *[other] Took back: { $deed }, and { $n } turns. Redo brings them back.
}
