### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Possible now:
window-told = { $label }: { $text }
window-you = You
window-start = Start player
window-title = Rococo

window-menu-title = Rococo
window-menu-continue = Continue
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Play
window-menu-new_game = New game
window-menu-load = Load a game
window-menu-settings = Settings
window-menu-records = Finished games
window-menu-sources = Component values
window-menu-quit = Quit

window-dialog-close = Close

window-new_game-alone = To play alone, choose { $expansion } under “{ $part }” below.
window-new_game-title = New game
window-new_game-names = Antoinette Baptiste Célestine Donatien Eugénie Florian
window-new_game-name = Name of player { $number }
window-new_game-no_name = Please give this player a name.
window-new_game-bad_name = A name has at most { $most } printable characters.
window-new_game-same_name = Somebody else has this name already.
window-new_game-who = Who is player { $number }?
window-new_game-seat = Player { $number }: { $who }
window-new_game-strength = Strength { $strength } of { $most }
window-new_game-emblems = Emblems
window-new_game-portraits = Portraits
window-new_game-add = Add a player
window-new_game-remove = Remove { $name }
window-new_game-up = Move { $name } up
window-new_game-down = Move { $name } down
window-new_game-shuffle = Shuffle seats
window-new_game-starts = { $name } starts
window-new_game-start_drawn = Who starts is drawn.
window-new_game-start_chosen = { $name } starts.
window-new_game-game = The game
window-new_game-edition = Edition
window-new_game-undo = Undo
window-new_game-undo_and_hands = Undo and hands
window-new_game-no_additions = none
window-new_game-seed = Seed
window-new_game-seed_drawn = drawn by chance
window-new_game-roll = Roll another
window-new_game-bad_seed = A whole number of at most 16 digits, please.
window-new_game-start = Begin the game

window-new_game-no_seat_left = { $n ->
    [one] At most { $n } player with this one.
   *[other] At most { $n } players with this one.
}

window-new_game-full = { $n ->
    [one] With { $expansion } there is room for { $n } player.
   *[other] With { $expansion } there is room for { $n } players.
}

window-new_game-in_the_box = { $n ->
    [one] 1 of them needs another expansion and stays in the box.
   *[other] { $n } of them need another expansion and stay in the box.
}

window-seats-title = Who plays
window-seats-about = Anybody can take a seat, or hand it to a computer player, at any time. The game goes on where it is.
window-seats-who = Who plays for { $name }?
window-seats-person = A person plays for { $name } from now on.
window-seats-bot = { $who } plays for { $name } from now on.
window-seats-own = { $name } plays again.

window-seat_kind-human-label = Person
window-seat_kind-human-explanation = Plays at this screen.

window-undo_policy-free-label = Free
window-undo_policy-free-explanation = Any number of decisions can be taken back, whatever they showed: good for learning.

window-undo_policy-fair-label = Fair
window-undo_policy-fair-explanation = Only your own last decisions can be taken back, and only until something hidden is revealed.

window-settings-colours = Colors
window-settings-colours_note = These colors are told apart by every kind of color vision; each has its own sign besides.
window-settings-title = Settings
window-settings-language = Language
window-settings-motion = Motion
window-settings-pace = Pace of the computer players
window-settings-talk = Words of the computer players
window-settings-sound = Sounds
window-settings-music = Music
window-settings-ambience = Sounds around you
window-settings-screen = Screen

window-motion-on-label = On
window-motion-on-explanation = Pieces move to where they go.

window-motion-reduced-label = Reduced
window-motion-reduced-explanation = Nothing moves: pieces appear where they go.

window-pace-calm-label = Calm
window-pace-calm-explanation = Time to read what each of them does; who plays by cards waits at each step.

window-pace-brisk-label = Brisk
window-pace-brisk-explanation = A short pause before each card.

window-pace-at_once-label = At once
window-pace-at_once-explanation = Computer players play as fast as they think.

window-talk-said = { $name }: { $words }

window-talk-spoken-label = Spoken
window-talk-spoken-explanation = Now and then, one of them says a few words beside the portrait.

window-talk-silent-label = Silent
window-talk-silent-explanation = They play without a word.

window-volume-off-label = Off

window-volume-soft-label = Soft

window-volume-on-label = Medium

window-volume-loud-label = Loud

window-screen-window-label = Window

window-screen-full-label = Full screen

window-table-pick = Choice
window-table-pages = Parts of the table
window-table-alike = { $piece } ({ $n } of { $most })
window-table-no_undo = Nothing to take back
window-table-nothing_there = It does not go there
window-table-no_redo = Nothing to redo
window-table-round = Round { $round } of { $rounds }
window-price-fallen = { $what }: the price has fallen to { $price }.
window-table-round_ends = Round { $round } ends.
window-table-dealt = { $n ->
    [one] Your last unused card came into the hand by itself.
   *[other] Your last { $n } unused cards came into the hand by themselves.
}
window-table-menu = Menu
window-table-undo = Undo
window-table-redo = Redo
window-table-undo_hint = Take the last decision back
window-table-redo_hint = Redo it
window-table-scoring = Final scoring
window-table-lost = lost
window-table-resume = Back to the game
window-table-save = Save the game
window-table-to_menu = To the start menu
window-table-kept = This game is saved as it stands: you can continue it from the start menu, also after quitting.

## The headings of the menu over the table.

window-table-entries-game = This game
window-table-entries-learn = Learn and look up
window-table-entries-program = The program

## Why an entry of the menu cannot be used now.

window-table-barred-learning = not while you are learning
window-table-barred-over = the game is over
window-table-barred-round = after the first round
window-table-barred-curtain = once the curtain is up
window-table-barred-watching = when the game is over

window-log-title = Log

window-news-again = Choose it to see it again on the table.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonus:
window-news-round = Round { $round }
window-news-title = Since your last turn

## A rival who acts by rules tells of each turn.

window-telling-next = Next
window-telling-skip = Skip
window-telling-done = Done
window-telling-leave = End what is told of this turn
window-telling-again = Tell the last turn again
window-telling-again_hint = Tell once more what { $name } did last, with the reasons

window-round-gone = No longer on display
window-round-leads = Ahead for the end: { $places }
window-round-come = New on display
window-round-on = Any key or click goes on

window-drop-bench = Do it with this
window-drop-discard = Discard it
window-drop-hand = Into the hand
window-drop-sell = Sell it

window-follow-pause = Pause
window-follow-pause_hint = Let the others wait
window-follow-on = Go on
window-follow-on_hint = Let the others go on
window-follow-pace_now = Pace: { $pace }
window-follow-pace = { $pace }. Change
window-follow-hurry = Skip
window-follow-hurry_hint = Play at once what comes before my next turn

window-gesture-back = Back
window-gesture-who = Who does it?
window-gesture-how = How?
window-gesture-aim = Now choose what goes there.
window-gesture-nothing = That does not go there.

window-curtain-next = { $name } comes next
window-curtain-others = Everybody else, please look away.
window-curtain-lift = Lift the curtain

window-saves-save_title = Save the game
window-saves-load_title = Load a game
window-saves-name = Name of the saved game
window-saves-save = Save
window-saves-suggestion = Game { $n }
window-saves-none = There are no saved games yet.
window-saves-folder = Saved games are in { $folder }
window-saves-about = { $names }: round { $round }
window-saves-unreadable = cannot be opened: { $problem }
window-saves-no_name = Please give the saved game a name.
window-saves-bad_name = A name has at most { $most } letters and none of < > : " / \ | ? *, and does not begin with a period.
window-saves-reserved = { $name } is the name of a device on Windows. Please choose another one.
window-saves-by_itself = The game is saved at every step: you can leave at any time.
window-saves-done = Saved as { $name }.

window-unsafe-sign = Not safe against a crash
window-unsafe-told = Not safe against a crash: { $problem }. It is tried again with every decision. Choose this to try again now.
window-unsafe-ask = The game cannot be written ({ $problem }). What was played since would be lost. Close all the same?
window-unsafe-wait = The disk is slow: what was done last is still being written. The window closes as soon as it is safe. Close it at once all the same?
window-unsafe-writing = Still being written: the last decisions would not survive a crash yet
window-unsafe-leave = Close and lose it
window-unsafe-stay = Stay in the game

window-notice-working = One moment …
window-notice-dismiss = Dismiss
window-notice-not_opened = The game could not be opened. { $problem }
window-notice-bot = { $name } could not think ({ $problem }); a random answer was played instead.
window-notice-settings = The settings could not be written ({ $file }: { $problem }).

window-score-beaten = { $name } has beaten { $others }.
    .you = You have beaten { $others }.
window-score-opponent = { $name } ({ $strength })
window-score-title = Final scoring
window-score-gained = { $source }: { $points }
window-score-nothing = Nobody scores here.
window-score-table = Look at the table
window-score-taught = When you have read this, go on at the table.

window-values-text = Some values of tiles and cards are our best guess, made to fit everything that is known. You can play at once. If you own the game, you can correct them under Component values.
window-values-list = See the values
window-values-ok = Good to know

window-sources-title = Component values
window-sources-text = Each value says where it comes from. What you enter is saved in { $file }.
window-sources-entered = { $entered } of { $number } entered

window-sources-source-rulebook = rulebook
window-sources-source-reconstructed = reconstructed
window-sources-source-owner = entered by you
window-sources-source-imported = entered by somebody else
window-sources-source-by = entered by { $by }

window-medals-wins = { $name }: { $wins } of { $games } games won
window-medals-unplayed = nobody has finished a game alone at a seat yet
window-medals-lessons = { $n } of { $most } lessons taken
window-medals-lessons_short = “{ $quick }” and { $n } of { $most } lessons taken
window-medals-stars = { $n } of { $most } stars earned

window-records-won = Won by { $names }: { $results }
window-records-bests = Best by number of players: { $bests }
window-records-told = Games: { $games }, won: { $wins }, { $mean } points on average, { $best } at best
window-records-items = Points on average, by source
window-records-title = Finished games
window-records-none = No game has been finished yet.
window-records-totals = Totals of the last games
window-records-last = Last games: choose one to open it again
window-records-open = Open this game again
window-records-ask_delete = Delete the game of { $date }? Its result stays in the statistics.
window-records-delete = Delete the game of { $game }
window-records-result_only = Only the result of this game is left.
window-records-several = { $name } (shared seat)
window-records-unwritable = The result could not be saved in { $file }: { $problem }
window-records-unreadable = { $file } cannot be read: { $problem }

window-correct-question = Your corrections are not saved yet. Discard them?
window-correct-discard = Discard them
window-correct-stay = Back to the form
window-correct-title = Choose a value on the left to correct it.
window-correct-ours = ours: { $value }
window-correct-keep = Save the corrections
window-correct-restore = Reset
window-correct-confirm = Printed like this
window-correct-kept = The corrections are saved. New games are played with them, and games that are opened again.
window-correct-less = { $label }: less
window-correct-more = { $label }: more
window-correct-in_the_file = What this piece does can be corrected only in the file.
window-correct-broken = Your file cannot be read. Put it right in a text editor, or take it away, to correct values here.

window-ledger-table = In a table
window-ledger-list = One by one
window-ledger-number = a whole number from 0 to 999
window-ledger-numbers = whole numbers with commas between them, such as 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } cell holds no value yet.
   *[other] { $n } cells hold no value yet.
}
