### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } leads: { $places }

window-settings-spoken = Spoken by a screen reader

window-spoken-short-label = Short
window-spoken-short-explanation = Questions, your own results, errors and the end.

window-spoken-normal-label = Normal
window-spoken-normal-explanation = Also what the others do, prices that fall, and the phase.

window-spoken-everything-label = Everything
window-spoken-everything-explanation = Also your choices at each question, and what comes into the displays.

window-key-say_again = Screen reader: repeat
window-key-say_table = Screen reader: the table
window-key-say_own = Screen reader: what I have
window-key-say_rival = Screen reader: what others have, one by one
window-key-say_places = Screen reader: who leads where
window-key-say_displays = Screen reader: the displays
