### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } prowadzi: { $places }

window-settings-spoken = Komunikaty czytnika ekranu

window-spoken-short-label = Krótkie
window-spoken-short-explanation = Pytania, własne wyniki, błędy i zakończenie.

window-spoken-normal-label = Zwykłe
window-spoken-normal-explanation = Także to, co robią inni, spadające ceny i faza.

window-spoken-everything-label = Pełne
window-spoken-everything-explanation = Także możliwości przy każdym pytaniu i to, co trafia na wystawę.

window-key-say_again = Czytnik ekranu: powtórz
window-key-say_table = Czytnik ekranu: stół
window-key-say_own = Czytnik ekranu: co mam
window-key-say_rival = Czytnik ekranu: co mają inni
window-key-say_places = Czytnik ekranu: kto gdzie prowadzi
window-key-say_displays = Czytnik ekranu: wystawa
