### What the start menu and the settings say about this game.

window-menu-subtitle = Pracowite wieczory przed balem u Króla
window-game-rococo-label = Rokoko
window-game-rococo-explanation = Krawcy ubierają gości na bal u Króla. Rundy: { $rounds }, karta za kartą.
window-welcome-game_about-rococo = Ubierz gości na bal u Króla: jedwab, koronki i sale pałacu.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = Prestiż wszystkich jest jawny. Jedwab niebieski, różowy, zielony i pomarańczowy; kuchnie przed pałacem.
window-edition-original-label = Oryginalna (2013)
window-edition-original-explanation = Prestiż zdobyty w trakcie gry jest tajny do końca. Jedwab żółty, zielony, czerwony i niebieski; fontanna przed pałacem.
window-settings-bonuses = Bonusy
window-bonuses-taken-label = Automatyczne
window-bonuses-taken-explanation = Bonus, który tylko coś daje, na przykład pieniądze, jest brany bez pytania.
window-bonuses-asked-label = Z pytaniem
window-bonuses-asked-explanation = Program pyta o każdy bonus, bo można z niego zrezygnować.
window-menu-alone-rococo = Solo przeciw Madame du Barry
