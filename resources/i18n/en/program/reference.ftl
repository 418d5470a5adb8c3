### The reference of a game, and what is told about a thing that is asked about.

window-reference-point = Go to something on the table to be told what it is.
window-reference-search = Search for a word
window-reference-first = In short
window-reference-contents = Contents
window-reference-nothing = Nothing found for these words. Try another one, or only its beginning.
window-reference-ruling = Where the book is silent
window-reference-lesson = See it in a lesson
window-reference-back = Back
window-reference-more = All rules

window-key-what = What is this?
window-key-guide = Rules

reference-undo-title = Taking back
reference-undo-text = { $undo }, or the arrow beside the question, takes your last decision back, with the turns of others that came after it; then a second press is asked for. { $redo } makes it again. The settings say what may be taken back. What was taken back is kept as a branch in the log. With several people and secret hands, a turn ends with “Done” or { $pass_on }, and can be taken back until then.
reference-undo-terms = undo redo take back cancel mistake correct wrong click step back

reference-looking_back-title = Looking back
reference-looking_back-text = { $step_back } and { $step_on } walk through all that has happened, { $turn_back } and { $turn_on } from turn to turn; the table shows each moment, and { $now } leads back to the present. { $go_on } goes on from the moment that is shown, as far as it may be taken back. { $log } opens the whole log.
reference-looking_back-terms = log history replay branch branches review past moments keys shortcut shortcuts

reference-saving-title = Saving
reference-saving-text = Every step is saved by itself: you can leave at any time, and the start menu continues the game. { $save } saves a copy under a name of its own, { $load } opens it again. Finished games are saved, too.
reference-saving-terms = save saved load autosave quit exit continue close file files
