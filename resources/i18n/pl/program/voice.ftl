### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } prowadzi: { $places }

window-settings-spoken = Komunikaty czytnika ekranu

window-spoken-short-label = Krótkie
window-spoken-short-explanation = Pytania, własne wyniki, błędy i zakończenie.

window-spoken-normal-label = Zwykłe
window-spoken-normal-explanation = Także to, co robią inni, spadające ceny i faza.

window-spoken-everything-label = Pełne
window-spoken-everything-explanation = Także możliwości przy każdym pytaniu i to, co trafia na wystawę.

window-key-say_again = Usłysz jeszcze raz ostatni komunikat
window-key-say_table = Usłysz, jaka jest sytuacja na stole
window-key-say_own = Usłysz, co mam
window-key-say_rival = Usłysz, co mają inni, po kolei
window-key-say_places = Usłysz każde miejsce i kto tam prowadzi
window-key-say_displays = Usłysz wystawę i ceny
