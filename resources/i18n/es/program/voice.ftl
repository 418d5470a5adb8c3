### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player } va por delante: { $places }

window-settings-spoken = Anuncios del lector de pantalla

window-spoken-short-label = Breves
window-spoken-short-explanation = Las preguntas, tus propios resultados, los errores y el final.

window-spoken-normal-label = Normales
window-spoken-normal-explanation = También lo que hacen los demás, los precios que bajan y la fase.

window-spoken-everything-label = Completos
window-spoken-everything-explanation = También tus opciones en cada pregunta y lo que llega a la oferta.

window-key-say_again = Lector de pantalla: repetir
window-key-say_table = Lector de pantalla: la mesa
window-key-say_own = Lector de pantalla: lo que tengo
window-key-say_rival = Lector de pantalla: lo que tienen los demás
window-key-say_places = Lector de pantalla: quién va por delante
window-key-say_displays = Lector de pantalla: la oferta
