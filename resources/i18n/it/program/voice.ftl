### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } è in testa: { $places }

window-settings-spoken = Annunci dello screen reader

window-spoken-short-label = Brevi
window-spoken-short-explanation = Le domande, i tuoi risultati, gli errori e la fine.

window-spoken-normal-label = Normali
window-spoken-normal-explanation = Anche ciò che fanno gli altri, i prezzi che calano e la fase.

window-spoken-everything-label = Completi
window-spoken-everything-explanation = Anche le tue scelte a ogni domanda, e ciò che arriva nell’esposizione.

window-key-say_again = Screen reader: ripeti
window-key-say_table = Screen reader: il tavolo
window-key-say_own = Screen reader: che cosa ho
window-key-say_rival = Screen reader: che cosa hanno gli altri
window-key-say_places = Screen reader: chi è in testa, e dove
window-key-say_displays = Screen reader: l’esposizione
