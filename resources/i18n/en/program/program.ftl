### The program around the game: settings, seats, saved games, keys and credits.

window-settings-theme = Light
window-settings-scale = Size
window-settings-hands = Hands with several people
window-settings-turns = Turns with several people

window-hands-secret-label = Secret
window-hands-secret-explanation = Between two people a curtain hides the table, until whoever comes next lifts it.

window-hands-open-label = Open
window-hands-open-explanation = No curtain: the table shows the hand of whoever is asked, for all to see.

window-turns-held-label = Handed over
window-turns-held-explanation = With secret hands, your turn ends when you press “Done”; until then you can take it back.

window-turns-passed-label = At once
window-turns-passed-explanation = With the last decision, the next player follows.

window-turn-over = All decided? { $name } is next.
window-turn-pass_on = Done
window-turn-pass_on_hint = Hand over the turn; until then you can take it back

window-theme-system-label = As the system
window-theme-system-explanation = Daylight, evening or high contrast, as your system is set.

window-theme-light-label = Daylight
window-theme-light-explanation = Ivory and duck-egg blue.

window-theme-evening-label = Evening
window-theme-evening-explanation = Candle light: dark sheets for a dark room.

window-theme-contrast-label = High contrast
window-theme-contrast-explanation = White on black, with strong edges.

window-scale-fit = As large as fits
window-scale-percent = { $percent }%
window-scale-room = This window has room for { $percent }%.
window-scale-too_large = The window is too small for this.

settings-not_settings = does not hold settings
settings-partly = Some settings could not be read; they have been reset ({ $file }: { $problem }).

window-new_game-look = Color and emblem of { $name }
window-new_game-seed_hint = It decides how everything is shuffled: the same seed brings the same start again.

window-colour-red = Red
window-colour-blue = Blue
window-colour-green = Green
window-colour-purple = Purple
window-colour-orange = Orange

window-emblem-sun = Sun
window-emblem-lily = Lily
window-emblem-rose = Rose
window-emblem-swan = Swan
window-emblem-key = Key

window-portrait-bun = Lady with a bun
window-portrait-crop = Gentleman with short hair
window-portrait-curls = Lady with curls
window-portrait-tricorne = Gentleman with a tricorne
window-portrait-bonnet = Lady with a bonnet
window-portrait-goatee = Gentleman with a goatee
window-portrait-straw = Lady with a straw hat
window-portrait-wig = Gentleman with a wig
window-portrait-kerchief = Lady with a kerchief
window-portrait-turban = Gentleman with a turban
window-portrait-tower = Lady with a towering coiffure
window-portrait-beard = Gentleman with a beard

window-saves-unfinished = Unfinished game
window-saves-ask_delete = Delete “{ $name }” for good?
window-saves-ask_replace = There is a saved game “{ $name }” already. Overwrite it?
window-saves-delete = Delete { $name }
window-saves-yes_delete = Delete it
window-saves-yes_replace = Overwrite it
window-saves-no = Keep it

window-renaming-ask = What shall { $name } be called?
window-renaming-game = the game of { $date }
window-renaming-of = Rename { $name }
window-renaming-rename = Rename
window-renaming-keep = Leave it as it is

rename-taken = There is another game named “{ $name }”. Please choose another name.
rename-refused = The game could not be renamed and keeps its name: { $reason }

window-records-damaged = { $n ->
    [one] { $n } line of { $file } cannot be read; that game is not counted.
   *[other] { $n } lines of { $file } cannot be read; those games are not counted.
}

file-undeletable = { $file }: cannot be deleted: { $reason }

window-keys-title = Keys
window-keys-press = Press a key …
window-keys-fixed = This key moves, chooses or types everywhere and cannot be assigned. Please press another one.
window-keys-taken = { $pressed } is taken already: { $action }. Please press another one.
window-keys-others = The arrow keys and Enter choose; with Shift the arrow keys lead to everything and explain it; digits answer; Esc closes what lies on top or takes a begun turn back step by step, otherwise it opens the menu; it ends no lesson.
window-keys-reset = Reset

window-key-undo = Undo
window-key-redo = Redo
window-key-new_game = New game
window-key-load = Load a game
window-key-save = Save the game
window-key-settings = Settings
window-key-full_screen = Full screen
window-key-sound = Sounds on or off
window-key-music = Music on or off
window-key-pause = Let the others wait or go on
window-key-pace = Change the pace of the others
window-key-pass_on = Hand over the turn
window-key-hurry = Skip to my next turn
window-key-magnify = Show large what is pointed at
window-key-log = Log
window-key-step_back = Look one step back
window-key-step_on = Look one step on
window-key-turn_back = Look one turn back
window-key-turn_on = Look one turn on
window-key-first = Look at the beginning
window-key-now = Look at the table as it is
window-key-branch_back = Look at the branch before
window-key-actions = See all actions on one card
window-key-branch_on = Look at the next branch
window-key-go_on = Go on from what is shown

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Shift
window-key_name-Alt = Alt
window-key_name-Left = Left
window-key_name-Right = Right
window-key_name-Up = Up
window-key_name-Down = Down
window-key_name-Home = Home
window-key_name-End = End
window-key_name-PgUp = Page Up
window-key_name-PgDown = Page Down
window-key_name-Return = Enter

window-menu-about = About this program

window-about-title = Rococo Desktop, version { $version }
window-about-text = Rococo is a board game by Matthias Cramer, Louis Malz and Stefan Malz. This program is made by people who like it, and not by its publishers; it uses nothing of the printed game’s artwork. The program, its pictures and its sounds are free under the MIT license. It is made with the work of others:

window-guide-title = How to play

list-details = ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
