### Der kurze Weg durch das Spiel.

lesson-quickfeast-name = Zehn Minuten am Ofen
lesson-quickfeast-about = Alle neun Aktionen in den letzten zwei Runden, und das Ende des Fests. Dann dein eigenes Spiel.

lesson-quickfeast-welcome-say = Zehn Minuten, Camille, und du kannst spielen. Du backst Gebäck und präsentierst es hier, an den Tafeln des Königs. Das bringt Prestige, und wer am Ende das meiste hat, gewinnt. Zwei Runden dauert das Fest noch.

lesson-quickfeast-hand-say = Das ist dein Personal. In jedem Zug spielst du eine Karte: Erst führt sie eine Hauptaktion aus, dann kommt ihr Bonus, der unter dem Bild steht. Gold ist ein Konditor, Silber ein Gehilfe.

lesson-quickfeast-recipes-say = Eins: Rezepte, das Gebäck von morgen. Spiele den Konditor, dessen Bonus { $bonus } Münzen bringt, und erwirb die Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Auf jedem Rezept stehen oben Preis und Prestige, unten, was zum Backen nötig ist. Eine Kochmütze heißt: Nur ein Konditor bäckt es. Erwirb die Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Das darf jede Karte. Aber dieser Konditor garniert später: Nimm es zurück und spiel den anderen.
lesson-quickfeast-recipes-start-assistant-1 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-start-assistant-2 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-staff-1-10 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-else = Später. Nimm es zurück: erst die Madeleine.

lesson-quickfeast-second-say = Dieselbe Aktion bringt ein zweites Rezept: Nimm die Meringue, denn beide lassen sich auf einmal backen. Dann kommt der Bonus der Karte.
lesson-quickfeast-second-else = Nimm es zurück: auch die Meringue.

lesson-quickfeast-eggs-say = Zwei: Zutaten, nur für Gehilfen. Spiele den, dessen Bonus Waren kauft, und hol das einzige Plättchen mit { $eggs } Eiern.
lesson-quickfeast-eggs-then_acquire_ingredient = Jedes deiner Rezepte braucht ein Ei: Hol das Plättchen mit { $eggs } davon. Eine Reihe mit wenigen Plättchen ist billig, diese kostet nichts.
lesson-quickfeast-eggs-start-assistant-2 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-staff-1-10 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-else = Wir brauchen ein Ei für jedes Rezept. Nimm es zurück.

lesson-quickfeast-goods-say = Drei: Waren. Die Meringue braucht Zucker, den blauen Kegel, und du hast keinen. Diese Karte kauft Waren als Bonus, andere als Hauptaktion. Nutze den Bonus und kaufe einen Zucker.
lesson-quickfeast-goods-else = Nimm es zurück: einen Zucker.

lesson-quickfeast-bake-say = Vier: Backen. Jetzt hast du alles für beide Rezepte. Lass einen Gehilfen sie in einer Aktion backen: Das spart einen Zug. Das Gebäck kommt auf deine Kühlgitter.
lesson-quickfeast-bake-then_bake = Backe beide auf einmal: Sie teilen sich die Eier eines Plättchens. Ein Plättchen wird ganz verbraucht, und was kein Rezept davon nimmt, geht verloren.
lesson-quickfeast-bake-start-chef-1 = Auch ein Konditor backt. Aber garnieren darf nur er: Nimm es zurück und lass einen Gehilfen backen.
lesson-quickfeast-bake-else = Nimm es zurück und back Madeleine und Meringue auf einmal.

lesson-quickfeast-baked-say = Auch diese Karte hat einen Bonus: Nutze ihn, wenn du magst.
lesson-quickfeast-baked-else = Wie du magst.

lesson-quickfeast-decorate-say = Fünf: Garnieren, nur für Konditoren. Ein Plättchen mit einer Blüte taugt als Garnitur: Gib jedem Gebäck eine.
lesson-quickfeast-decorate-then_decorate = Ein Plättchen mit einer Blüte taugt als Garnitur: Gib jedem Gebäck eine. Jede gelieferte Garnitur hebt dein Einkommen, wie es die Leiste unter den Gittern zeigt.
lesson-quickfeast-decorate-else = Nimm es zurück: Beide wollen eine Garnitur.

lesson-quickfeast-rest-say = Jetzt darfst du den Bonus der Karte nutzen, die du gerade gespielt hast.
lesson-quickfeast-rest-else = Wie du magst.

lesson-quickfeast-deliver-say = Sechs: Liefern. Spiele deine letzte Karte und präsentiere die Madeleine an der mittleren Tafel. Dort zählt sie am Ende ihr Prestige; verkauft brächte sie nur Münzen.
lesson-quickfeast-deliver-then_place_dish = Welcher Platz, bestimmst du: Der mit der Waage, gleich neben dem Tafelbonus, gewinnt an dieser Tafel bei Gleichstand; jeder andere gibt sofort, was auf ihm steht.
lesson-quickfeast-deliver-else = Nimm es zurück: die Madeleine an die mittlere Tafel.

lesson-quickfeast-tie-say = Dein Podest ist gestiegen: So stünde es, wäre jetzt Schluss. Die Meringue kommt an die linke Tafel: { $plain } Münzen für Gebäck ohne Nüsse. Gaspards liegt dort näher am Tafelbonus: Er liegt vorn.
lesson-quickfeast-tie-else = Nimm es zurück: die Meringue an die linke Tafel.

lesson-quickfeast-special-say = Jetzt hast du Gebäck an { $tables } Tafeln, und das verlangt dieser Sonderbonus. Er kostet nichts, und wer zuerst kommt, bekommt am meisten: { $special } Prestige am Ende.

lesson-quickfeast-income-say = Sind alle Hände gespielt, endet die Runde: Was an einem Eimer liegt, wird weggeräumt, und jeder bekommt { $base_income } Münzen Einkommen und was gelieferte Garnituren und Gastgeber bringen. Deines steht in deiner Kasse.

lesson-quickfeast-evening-say = Jetzt darfst du den Bonus der Karte nutzen, die du gerade gespielt hast.
lesson-quickfeast-evening-else = Wie du magst.

lesson-quickfeast-staff-say = Die letzte Runde. Wer gearbeitet hat, kommt wieder, sobald alle gearbeitet haben. Wähle { $hand_size } für deine Hand, beide Konditoren dabei: Nur sie stellen an.
lesson-quickfeast-staff-else = Wen du magst.

lesson-quickfeast-trays-say = Nun neues Personal: Zwei Backbleche gehen herum, A im Uhrzeigersinn, B andersherum, und von jedem behältst du eine Karte. Vergleiche, was unter den Bildern steht. Ein Konditor bringt Münzen nach der Größe deines Personals, je weniger Karten, desto mehr: dir { $payday }. Behalte ihn.
lesson-quickfeast-trays-else = Nimm es zurück: den Konditor, dessen Bonus dein Personal zählt.

lesson-quickfeast-second_tray-say = Das andere Blech. Dieser Konditor bringt sofort Prestige für die Tafeln mit deinem Gebäck. In der letzten Runde ist das besser als Münzen, die du kaum noch ausgeben kannst.
lesson-quickfeast-second_tray-else = Nimm es zurück: den Konditor, der Prestige für Tafeln bringt.

lesson-quickfeast-leave-say = Eine Karte der Hand muss das Spiel verlassen: die, die am wenigsten hilft. Lass einen Gehilfen gehen; einzukaufen gibt es kaum noch etwas.
lesson-quickfeast-leave-else = Behalte die Konditoren! Nimm es zurück.

lesson-quickfeast-hire-say = Sieben: Anstellen, nur für Konditoren. Spiele einen deines Startpersonals, das sind die Karten ohne Stufe, und stell den Stern an, der { $starred } Tafeln verlangt.
lesson-quickfeast-hire-then_hire = Die meisten Karten kosten Münzen. Stern-Personal ist umsonst, verlangt aber etwas, und im ganzen Spiel darfst du nur eines anstellen. Du hast Gebäck an { $starred } Tafeln: Stell den Stern an, der das verlangt.
lesson-quickfeast-hire-else = Nimm es zurück: Ein Konditor deines Startpersonals soll den Stern anstellen, der { $starred } Tafeln verlangt.

lesson-quickfeast-hired-say = Der Stern spielt noch in dieser Runde: ein Zug mehr für dich, und sein Bonus bringt sofort { $star } Prestige. Nun der Bonus dieser Karte, wenn du magst.
lesson-quickfeast-hired-else = Wie du magst.

lesson-quickfeast-notice-say = Acht: Entlassen. Eine Karte verlässt das Spiel für { $assistant } oder { $chef } Münzen. Spiele den Konditor, dessen Bonus dein Personal zählt.
lesson-quickfeast-notice-then_give_notice = Entlasse den, der gerade angestellt hat: Seine Arbeit ist getan.
lesson-quickfeast-notice-else = Nimm es zurück: Der Konditor, dessen Bonus dein Personal zählt, soll einen entlassen, den du nicht mehr brauchst.

lesson-quickfeast-paid-say = Nutze nun den Bonus dieser Karte: Er bringt Münzen für den Garten.
lesson-quickfeast-paid-else = Wie du magst.

lesson-quickfeast-garden-say = Zwischen je zwei Tafeln stehen Servicekräfte. Wer dort eine hat, darf mit jedem Gebäck für eine dieser Tafeln 1 Prestige für { $service_coins } Münzen kaufen: Das hat Manon getan. Die Gastgeber in der Reihe darunter bringen { $host_income } Münzen bei jedem Einkommen und am Ende Prestige.

lesson-quickfeast-place-say = Neun: eine Servicekraft oder einen Gastgeber einsetzen. Spiele den Stern und setz ein, was du bezahlen kannst.
lesson-quickfeast-place-then_place = Von jedem Paar Stellen für Servicekräfte zählt eine am Ende Prestige, die andere gibt sofort etwas. Ein Gastgeber zählt, was dort steht, und 1 mehr für jeden Gegner mit Servicekräften. Setz ein, was du bezahlen kannst.
lesson-quickfeast-place-else = Nimm es zurück: Der Stern soll jemanden im Garten einsetzen.

lesson-quickfeast-placed-say = Nun der Bonus des Sterns: sofort { $star } Prestige.
lesson-quickfeast-placed-else = Wie du magst.

lesson-quickfeast-last-say = Spiel die restliche Hand. Jetzt hilft nur noch Prestige: Waren, Plättchen und Rezepte zählen am Ende nichts. Eine Stelle im Garten zählt, und der Bonus, der Prestige bringt. Dann kostet der König und zählt.
lesson-quickfeast-last-else = Wie du magst.

lesson-quickfeast-counted-say = Darum also spielst du. Jedes Gebäck zählt sein Prestige. Und an jeder Tafel bringen die meisten Gebäcke die erste Zahl, die zweitmeisten die andere: in der Mitte sind es { $first } und { $second }.

lesson-quickfeast-money-say = Gastgeber und Sonderboni zählen, was auf ihnen steht. Und von deinem Geld sind { $coins_per_prestige } Münzen nur 1 Prestige: Gib es rechtzeitig aus.

lesson-quickfeast-total-say = { $mine } für dich, { $manon } für Manon, { $gaspard } für Gaspard. Das Podest bei jedem Namen sagt jederzeit, wie es steht.

lesson-quickfeast-end-say = Das war alles: Du kennst alle neun Aktionen. Ein ganzes Fest hat { $rounds } Runden wie diese zwei. Der beleuchtete Knopf zeigt jederzeit „Alle Aktionen“ in Bildern. Spiel jetzt dein erstes Spiel; ich stehe neben dir.
