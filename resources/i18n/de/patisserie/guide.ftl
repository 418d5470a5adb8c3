### Wie man spielt, in Kürze; Zahlen der Regeln werden eingesetzt.

guide-patisserie-heading-goal = Das Fest
guide-patisserie-heading-round = Eine Runde
guide-patisserie-heading-actions = Hauptaktionen
guide-patisserie-heading-garden = Im Garten
guide-patisserie-heading-end = Das Ende
guide-patisserie-heading-signs = Zeichen

guide-patisserie-goal-aim = Du führst eine Konditorei und backst für das Fest des Königs in Versailles. Nach { $rounds } Runden gewinnt, wer das meiste Prestige hat.

guide-patisserie-round-staff = Alle wählen { $hand_size } Karten aus dem unbenutzten Personal für die Hand; ist es aufgebraucht, wird das benutzte umgedreht, ungemischt.
guide-patisserie-round-tray = Zwei Backbleche gehen herum, und jedes bringt eine neue Karte. Dann verlässt eine aus der Hand das Spiel.
guide-patisserie-round-turn = Reihum spielt jeder eine Karte: erst eine Hauptaktion, die ihre Ausbildung erlaubt, dann den Bonus der Karte. Auf beides darf man verzichten. Gold ist ein Konditor, Silber ein Gehilfe.
guide-patisserie-round-income = Wenn alle Hände gespielt sind, bekommen alle { $base_income } Münzen und was Gastgeber und Garnituren bringen, auch nach der letzten Runde.

guide-patisserie-actions-acquire_recipes = Rezepte erwerben: 1 oder 2 aus der Auslage. Höchstens { $recipe_storage } haben bei dir Platz.
guide-patisserie-actions-acquire_ingredients = Zutaten erwerben (nur Gehilfen): 1 Plättchen; eine Reihe mit wenigen ist billig.
guide-patisserie-actions-buy_goods = Waren kaufen (nur Gehilfen): Mehl, Zucker oder Butter, eine Sorte davon.
guide-patisserie-actions-bake = Backen: 1 oder 2 deiner Rezepte, jedes auf ein freies Kühlgitter. Eine Kochmütze verlangt einen Konditor.
guide-patisserie-actions-decorate = Garnieren (nur Konditoren): eine Garnitur für 1 oder 2 Gebäcke auf den Gittern. Geliefert bringt sie jede Runde Einkommen.
guide-patisserie-actions-deliver = Liefern: 1 oder 2 Gebäcke an Tafeln präsentieren oder für { $sale_coins } Münzen je Punkt verkaufen.
guide-patisserie-actions-hire = Anstellen (nur Konditoren): eine Karte aus der Auslage, die noch in dieser Runde spielt; oder umsonst, einmal im Spiel, eine Stern-Karte, wenn du ihre Bedingung erfüllst.
guide-patisserie-actions-give_notice = Entlassen: Eine Karte verlässt das Spiel für { $assistant_notice } oder { $chef_notice } Münzen. Mindestens { $minimum_staff } musst du behalten.
guide-patisserie-actions-place = Service oder Gastgeber einsetzen: Zahle den Preis eines freien Platzes und setz deinen Marker dorthin.

guide-patisserie-garden-present = Ein Gebäck an einer Tafel bringt am Ende sein Prestige und sofort, was auf seinem Platz steht.
guide-patisserie-garden-tables = An jeder Tafel punkten die meisten Gebäcke, ab { $second_place_players } Spielern auch die zweitmeisten. Bei Gleichstand gewinnt das Gebäck, das dem Tafelbonus am nächsten ist.
guide-patisserie-garden-bonus = Ein Gebäck, das zum Tafelbonus passt, bringt sofort dessen Belohnung.
guide-patisserie-garden-service = Servicekräfte an einer Tafel verkaufen dir 1 Prestige für { $service_coins } Münzen je Gebäck, das du dort präsentierst.
guide-patisserie-garden-hosts = Ein Gastgeber bringt jede Runde { $host_income } Münzen und am Ende 1 Prestige je Gegner mit Servicekräften.
guide-patisserie-garden-specials = Wer die Bedingung eines Sonderbonus zuerst erfüllt, nimmt seinen besten Platz.

guide-patisserie-end-scoring = Nach Runde { $rounds }: Gebäcke auf den Gittern werden verkauft, je { $coins_per_prestige } Münzen zählen 1 Prestige, dann Tafeln, Gastgeber und alle deine Marker. Bei Gleichstand gewinnt, wer mehr Münzen übrig hat.

guide-patisserie-signs-coin = Münzen
guide-patisserie-signs-prestige-now = Prestige sofort: roter Rand
guide-patisserie-signs-prestige-end = Prestige am Ende: schwarzer Rand
guide-patisserie-signs-flour = Mehl
guide-patisserie-signs-sugar = Zucker
guide-patisserie-signs-butter = Butter
guide-patisserie-signs-honey = Honig
guide-patisserie-signs-nuts = Nüsse
guide-patisserie-signs-egg = Ei
guide-patisserie-signs-topping = gelungene Garnituren
guide-patisserie-signs-rose = ein Gebäck mit Garnitur
guide-patisserie-signs-without = mit Kreuz: darf nicht dabei sein
guide-patisserie-signs-chef = ein Konditor: mit Mütze
guide-patisserie-signs-assistant = ein Gehilfe: ohne Mütze
guide-patisserie-signs-scales = Waage: gewinnt an ihrer Tafel bei Gleichstand
guide-patisserie-signs-staff = Personalkarten
guide-patisserie-signs-hire = anstellen
guide-patisserie-signs-star = Stern-Karten
guide-patisserie-signs-rack = ein Kühlgitter
guide-patisserie-signs-leave = geht am Ende der Runde oder für immer
guide-patisserie-signs-start = Startspieler

guide-patisserie-mentor-1 = :chef In jedem Zug deckt der Mentor eine Karte auf und führt ihre erste mögliche Aktion von links aus, ohne zu zahlen; ist keine möglich, bekommt er { $mentor_prestige } Prestige.
guide-patisserie-mentor-2 = :staff Am Ende wertet der Mentor die Boni seines Personals und die Hälfte dessen, was übrig ist.

guide-patisserie-first_game-1 = :staff Heute gehen keine Backbleche herum: Personal wird ausgeteilt, zweimal eine Karte für jeden und zwei zum Anstellen.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Rezepte
guide-patisserie-names-acquire_ingredients = Zutaten
guide-patisserie-names-buy_goods = Waren
guide-patisserie-names-bake = Backen
guide-patisserie-names-decorate = Garnieren
guide-patisserie-names-deliver = Liefern
guide-patisserie-names-hire = Anstellen
guide-patisserie-names-give_notice = Entlassen
guide-patisserie-names-place = Service und Gastgeber
