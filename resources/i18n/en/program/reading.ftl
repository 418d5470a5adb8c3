### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = After the end
window-past-beginning = Where the log begins
window-past-before = Round { $round }, before { $player }’s turn
window-past-during = Round { $round }, during { $player }’s turn
window-past-after = Round { $round }, after { $player }’s turn
window-past-badge = The past
window-past-shown = The table shows this moment.
window-past-first = To the beginning
window-past-back = One step back
window-past-on = One step on
window-past-now = Back to now
window-past-now_hint = Back to the game as it is ({ $key } or Esc)
window-past-taken = Taken back
window-past-go_on = Go on from here
window-past-go_on_hint = The game goes on from what is shown; what it leaves can be returned to ({ $key })
window-past-leave = Play on from here
window-past-ask = It is { $name }’s turn here. Do you play this seat yourself?
window-past-theirs = { $name } goes on
window-past-mine = I play it
window-past-leave_hint = A new game goes on from what is shown; this one stays as it is ({ $key })

window-branches-title = Taken back
window-branches-open = What was taken back
window-branches-open_hint = See what was taken back, and return to it
window-branches-now = The game as it is
window-branches-departs = Round { $round }: { $line }

window-branches-length = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}

window-log-open = Open the log
window-log-open_hint = The whole log, to walk back through
window-log-close = Close the log
window-log-everybody = All
window-log-about = Only { $name }
window-log-keys = Choose a line to see it happen again, and the table as it was.

window-supplies-title = What may still come
window-supplies-open = See what may still come
window-supplies-left = { $heading }, { $place }: { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (you)
window-player-score_now = If the game ended now
window-player-score_hidden = + what is hidden
window-player-hidden = hidden

window-settings-estimate = Running score

window-estimate-shown-label = Shown
window-estimate-shown-explanation = What each player would have if the game ended now.

window-estimate-hidden-label = Hidden
window-estimate-hidden-explanation = Nobody is told before the final scoring.

export-taken = { $file }: there is already a file of this name, which is left alone. Please choose another name.

window-score-skip_arrival = Any key or click leads to the counting
window-score-skip_finale = Any key or click leads to the score sheet
window-score-progress = { $step } of { $steps }
window-score-told = { $item }: { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = What decided it: { $items }.
window-score-decisive_against = What decided it against { $name }: { $items }.
    .you = What decided it against you: { $items }.
window-score-decisive_item = { $item }, { $most } to { $less }
window-score-next = Next
window-score-skip = To the result
window-score-play_again = Play again
window-score-alike = { $line } each, { $n } of them
window-score-again = Recount
window-score-keep = Export
window-score-points = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
window-score-item = Item
window-score-won_by = Winner

window-keep-title = Export the result
window-keep-text = The table as it is now, as a picture or as values for a spreadsheet.
window-keep-folder = Folder
window-keep-name = Name
window-keep-picture = Save the picture (PNG)
window-keep-table = Save the values (CSV)
window-keep-back = Back to the score sheet
window-keep-done = Saved as { $file }.
window-keep-no_folder = Please say in which folder.

window-actions-title = All actions
window-actions-now = can be chosen now
