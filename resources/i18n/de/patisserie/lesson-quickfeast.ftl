### Der kurze Weg durch das Spiel.

lesson-quickfeast-name = Zehn Minuten am Ofen
lesson-quickfeast-about = Alle neun Aktionen in den letzten zwei Runden, und das Ende des Fests. Dann dein eigenes Spiel.

lesson-quickfeast-welcome-say = Zehn Minuten, Camille, und du kannst spielen. Du backst und präsentierst dein Gebäck hier, an den Tafeln des Königs, für Prestige; das meiste gewinnt. Zwei Runden dauert das Fest noch.

lesson-quickfeast-hand-say = Das ist dein Personal. In jedem Zug spielst du eine Karte: Erst führt sie eine Hauptaktion aus, dann kommt ihr Bonus, der unter dem Bild steht. Gold ist ein Konditor, Silber ein Gehilfe.

lesson-quickfeast-recipes-say = Eins: Rezepte, das Gebäck von morgen. Spiele den beleuchteten Konditor, und erwirb die Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Auf jedem Rezept stehen oben Preis und Prestige, unten, was zum Backen nötig ist. Eine Kochmütze heißt: Nur ein Konditor bäckt es. Erwirb die Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Das darf jede Karte. Aber dieser Konditor garniert später: Nimm es zurück und spiel den anderen.
lesson-quickfeast-recipes-start-assistant-1 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-start-assistant-2 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-staff-1-10 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-else = Später. Nimm es zurück: erst die Madeleine.

lesson-quickfeast-second-say = Dieselbe Aktion bringt ein zweites Rezept: Nimm die Meringue, denn beide lassen sich auf einmal backen. Dann kommt der Bonus der Karte. Platz ist für { $recipe_storage } Rezepte; vor einer Aktion darfst du eines mit dem Knopf darunter ablegen.
lesson-quickfeast-second-else = Nimm es zurück: auch die Meringue.

lesson-quickfeast-standing-say = Manons Podest hat sich eben geändert. Es zeigt das Prestige, das jemand hätte, wenn das Spiel jetzt endete; auf deinem steht { $mine }. Münzen zählen darin ein wenig, darum senkt Bezahlen es. Der Pfeil ist die Änderung seit deinem letzten Zug.

lesson-quickfeast-eggs-say = Zwei: Zutaten, nur für Gehilfen. Spiele den beleuchteten, und hol das einzige Plättchen mit { $eggs } Eiern.
lesson-quickfeast-eggs-then_acquire_ingredient = Jedes deiner Rezepte braucht ein Ei: Hol das Plättchen mit { $eggs } davon. Eine Reihe mit wenigen Plättchen ist billig, diese kostet nichts.
lesson-quickfeast-eggs-start-assistant-2 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-staff-1-10 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-else = Wir brauchen ein Ei für jedes Rezept. Nimm es zurück.

lesson-quickfeast-goods-say = Drei: Waren. Die Meringue braucht Zucker, den blauen Kegel, und du hast keinen. Diese Karte kauft Waren als Bonus, andere als Hauptaktion. Nutze den Bonus und kaufe einen Zucker.
lesson-quickfeast-goods-else = Nimm es zurück: einen Zucker.

lesson-quickfeast-bake-say = Vier: Backen. Jetzt hast du alles für beide Rezepte. Eine Mütze auf einem Rezept verlangt einen Konditor; diese haben keine. Lass sie also einen Gehilfen in einer Aktion backen: Das spart einen Zug. Das Gebäck kommt auf deine Kühlgitter.
lesson-quickfeast-bake-then_bake = Backe beide auf einmal: Sie teilen sich die Eier eines Plättchens. Ein Plättchen wird ganz verbraucht, und was kein Rezept davon nimmt, geht verloren.
lesson-quickfeast-bake-start-chef-1 = Auch ein Konditor backt. Aber garnieren darf nur er: Nimm es zurück und lass einen Gehilfen backen.
lesson-quickfeast-bake-else = Nimm es zurück und back Madeleine und Meringue auf einmal.

lesson-quickfeast-baked-say = Auch diese Karte hat einen Bonus: noch ein Rezept, wenn du magst. Je weiter rechts ein Rezept liegt, desto billiger ist es. Lücken bleiben, bis nach einem Zug { $gaps } Plätze leer sind: Dann rückt alles nach rechts, und neue kommen.
lesson-quickfeast-baked-else = Wie du magst.

lesson-quickfeast-decorate-say = Fünf: Garnieren, nur für Konditoren. Ein Plättchen mit einer Blüte taugt als Garnitur: Gib jedem Gebäck eine.
lesson-quickfeast-decorate-then_decorate = Ein Plättchen mit einer Blüte taugt als Garnitur: Gib jedem Gebäck eine. Jede gelieferte Garnitur hebt dein Einkommen, wie es die Leiste unter den Gittern zeigt.
lesson-quickfeast-decorate-else = Nimm es zurück: Beide wollen eine Garnitur.

lesson-quickfeast-rest-say = Der Bonus dieser Karte holt noch ein Zutatenplättchen, wenn du magst. Je weniger Plättchen eine Reihe noch hat, desto billiger sind sie.
lesson-quickfeast-rest-else = Wie du magst.

lesson-quickfeast-deliver-say = Sechs: Liefern. Spiele die beleuchtete Karte und präsentiere die Madeleine an der mittleren Tafel. Dort zählt sie am Ende ihr Prestige. Verkauft brächte sie { $sale_coins } Münzen je Punkt, doch { $coins_per_prestige } Münzen sind am Ende nur ein Punkt.
lesson-quickfeast-deliver-then_place_dish = Welcher Platz, bestimmst du: Platz 1, gleich neben dem Tafelbonus, gewinnt an dieser Tafel bei Gleichstand; jeder andere gibt sofort, was auf seinem Teller steht.
lesson-quickfeast-deliver-else = Nimm es zurück: die Madeleine an die mittlere Tafel.

lesson-quickfeast-tie-say = Die Meringue kommt an die linke Tafel: Ihr Schild zeigt den Tafelbonus, sofort { $plain } Münzen für Gebäck ohne Nüsse.
lesson-quickfeast-tie-else = Nimm es zurück: die Meringue an die linke Tafel.

lesson-quickfeast-lead-say = Gaspard hat hier ebenso viel Gebäck, aber die Waage steht bei seinem: Es liegt näher am Tafelbonus und gewinnt bei Gleichstand; er liegt vorn. Am Ende zählt hier das meiste Gebäck { $most } Prestige, das zweitmeiste { $next }.

lesson-quickfeast-special-say = Jetzt hast du Gebäck an { $tables } Tafeln, und das verlangt dieser Sonderbonus. Er kostet nichts, und wer zuerst kommt, bekommt am meisten: { $special } Prestige am Ende.

lesson-quickfeast-income-say = Sind alle Hände gespielt, bekommt jeder sein Einkommen: { $base_income } Münzen und was Gastgeber und die Garnituren gelieferter Gebäcke bringen. Deine liegen jetzt hier und zahlen jede Runde: je früher, desto mehr.

lesson-quickfeast-evening-say = Zuerst dein Bonus, wie du magst. Dann beenden die anderen die Runde, was an einem Eimer liegt, wird weggeräumt, und die Auslagen werden gefüllt.
lesson-quickfeast-evening-else = Wie du magst.

lesson-quickfeast-staff-say = Die letzte Runde: Alle wählen ihre Hand, gleichzeitig und geheim. Nimm die { $hand_size } Karten ohne römische Zahl. Nur Konditoren stellen an und garnieren, nur Gehilfen kaufen ein.
lesson-quickfeast-staff-else = Nimm es zurück: die Karten ohne Zahl.

lesson-quickfeast-trays-say = Neues Personal! Zwei Backbleche gehen herum, A im Uhrzeigersinn, B andersherum, und von jedem behältst du eine Karte. Dieser Konditor bringt { $payday } Münzen, weil dein Personal klein ist: Nimm ihn.
lesson-quickfeast-trays-else = Nimm es zurück, und behalte den beleuchteten Konditor.

lesson-quickfeast-second_tray-say = Das andere Blech. Dieser Konditor bringt sofort Prestige für die Tafeln mit deinem Gebäck. In der letzten Runde gibt es nichts Besseres. Die römische Zahl ist die Stufe: Höhere kommen später und haben die besseren Boni.
lesson-quickfeast-second_tray-else = Nimm es zurück, und behalte den beleuchteten Konditor: Mehr Prestige bringt jetzt nichts.

lesson-quickfeast-leave-say = Nun verlässt eine Karte deiner Hand das Spiel: So wird dein Personal besser, nicht größer, und gute Karten kommen eher wieder. Lass den Gehilfen gehen, dessen Bonus Waren kauft.
lesson-quickfeast-leave-else = Nimm es zurück: Entbehren kannst du den beleuchteten Gehilfen.

lesson-quickfeast-hire-say = Sieben: Anstellen, nur für Konditoren. Spiele den beleuchteten, und stell den beleuchteten Stern an, der { $starred } Tafeln verlangt.
lesson-quickfeast-hire-then_hire = Die meisten Karten kosten Münzen. Ein Stern ist umsonst, wenn du hast, was er verlangt; im ganzen Spiel darfst du nur einen anstellen. Er kommt auf deine Hand und spielt noch in dieser Runde.
lesson-quickfeast-hire-else = Nimm es zurück: Der beleuchtete Konditor soll den beleuchteten Stern anstellen.

lesson-quickfeast-notice-say = Acht: Entlassen. Eine Karte verlässt das Spiel und bringt Münzen: ein Gehilfe { $assistant }, ein Konditor { $chef }. Spiele die beleuchtete Karte.
lesson-quickfeast-notice-then_give_notice = Entlasse, wenn du Münzen brauchst, und zwar wen du entbehren kannst: den, der gerade angestellt hat. Seine Arbeit ist getan.
lesson-quickfeast-notice-else = Nimm es zurück: Die beleuchtete Karte soll den Konditor entlassen, der gerade angestellt hat.

lesson-quickfeast-service-say = Das ist Manons Servicekraft, zwischen zwei Tafeln. Mit jedem Gebäck, das Manon an einer davon präsentiert, darf sie 1 Prestige für { $service_coins } Münzen kaufen.

lesson-quickfeast-hosts-say = Gastgeber bringen { $host_income } Münzen bei jedem Einkommen. Am Ende zählt jeder sein Prestige und 1 mehr für jeden Gegner mit Servicekräften.

lesson-quickfeast-place-say = Neun: eine Servicekraft oder einen Gastgeber einsetzen. Spiele den Stern, dessen Bonus sofort { $star } Prestige bringt, und setz ein, was du bezahlen kannst.
lesson-quickfeast-place-then_place = Von jedem Paar Stellen für Servicekräfte zählt eine am Ende Prestige, die andere gibt sofort etwas. Nimm jetzt das meiste Prestige, das du bezahlen kannst.
lesson-quickfeast-place-else = Nimm es zurück: Der Stern soll jemanden im Garten einsetzen.

lesson-quickfeast-last-say = Spiel die restliche Hand. Am besten setzt du Marker, solange du sie bezahlen kannst: Das zählt am Ende Prestige. Sonst entlass jemanden, denn Münzen zählen ein wenig. Waren, Plättchen und Rezepte zählen nichts mehr.
lesson-quickfeast-last-else = Wie du magst.

lesson-quickfeast-counted-say = Darum also spielst du: Jedes Gebäck zählt sein Prestige, und an jeder Tafel bringt das meiste Gebäck die erste Zahl, das zweitmeiste die andere. Gastgeber und Sonderboni zählen, was auf ihnen steht; { $coins_per_prestige } Münzen sind nur 1 Prestige.

lesson-quickfeast-total-say = { $mine } für dich, { $manon } für Manon, { $gaspard } für Gaspard: Das Podest bei jedem Namen sagt es jederzeit. Starke Spieler präsentieren fast alles, backen für beide Kühlgitter auf einmal und haben beizeiten Sonderbonus und Stern im Blick.

lesson-quickfeast-end-say = Das war alles: Du kennst alle neun Aktionen. Ein ganzes Fest hat { $rounds } solche Runden. Der beleuchtete Knopf zeigt jederzeit „Alle Aktionen“. Spiel nun dein erstes Spiel; ich stehe neben dir.
