### A hint: the best play, and why.

window-key-hint = A hint

window-hint-title = Hint
window-hint-about = The best play, and why
window-hint-later = A hint can be asked for when it is your turn
window-hint-leave = Dismiss the hint
window-hint-thinks = { $name } is thinking …
window-hint-none = There is nothing to advise here.
window-hint-others = Another
window-hint-first = Best
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = The best play instead: { $reason }.
window-hint-alike = It is good for the same as the plays before.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = The next best: { $plan } { $worth }
window-hint-level = You will probably end level with { $player }.
window-hint-measure = This compares your final score with the best of the others’, if all play on as the strongest computer player would.
window-hint-chance = Your chance to win then: about { $percent }%.
window-hint-near = Almost as good
window-hint-equal = Almost as good: less than { $percent }% lower chance to win
window-hint-less = About { $percent }% lower chance to win

window-hint-worse = { $n ->
    [one] By the end about 1 point less than the best
   *[other] By the end about { $n } points less than the best
}

window-hint-ahead = { $n ->
    [one] You will probably end about 1 point ahead of { $player }.
   *[other] You will probably end about { $n } points ahead of { $player }.
}

window-hint-behind = { $n ->
    [one] You will probably end about 1 point behind { $player }.
   *[other] You will probably end about { $n } points behind { $player }.
}

window-settings-hints = Hints
window-settings-patience = Time to think

window-hints-on-label = On
window-hints-on-explanation = A key and a button tell you the best play, where it begins, and why.

window-hints-off-label = Off
window-hints-off-explanation = Nobody can ask for a hint.

window-patience-quick-label = Quick
window-patience-quick-explanation = Strong computer players hardly think; they play a little weaker.

window-patience-normal-label = Normal
window-patience-normal-explanation = Strong computer players think as long as they usually need.

window-patience-patient-label = Patient
window-patience-patient-explanation = Strong computer players may think four times as long.

## The line in which moves are typed.

window-key-command = Type a move
window-command-title = Type a move
window-command-label = A move
window-command-nothing = These words mean nothing now.
window-command-nobody = Nobody is asked now.
window-command-also = You can also type “what is …”, “undo” or “hint”.
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = what is a …/what is an …/what is the …/what is …/what are the …/what are …/what’s a …/what’s the …/what’s …

## The field in which one types where the focus goes.

window-key-go_to = Go to
window-key-part_on = Next part of the table
window-key-part_back = Part of the table before
window-go_to-nothing = Nothing is called so.
