### Konditoren und Gehilfen.

lesson-training-name = Mit Mütze und ohne
lesson-training-about = Was Konditoren und Gehilfen dürfen; anstellen und entlassen.

lesson-training-hats-say = Gold mit Mütze: ein Konditor. Silber ohne: ein Gehilfe. Beide erwerben Rezepte, backen, liefern, entlassen jemanden und setzen Marker.

lesson-training-never-say = Aber zwei Hauptaktionen gibt es, die führt ein Konditor nie aus. Welche?
lesson-training-never-bake = Backen und liefern
lesson-training-never-bake_reply = Das wäre mir ein schöner Konditor! Noch einmal.
lesson-training-never-shop = Zutaten erwerben und Waren kaufen
lesson-training-never-shop_reply = Einkaufen ist Sache der Gehilfen. Dafür garnieren sie nie, und sie stellen niemanden an.
lesson-training-never-hire = Garnieren und anstellen
lesson-training-never-hire_reply = Im Gegenteil: Das darf sonst niemand.

lesson-training-hire-say = Stell also jemanden an! Spiele den beleuchteten Konditor. Solange { $cards } Karten hier liegen, kostet eine { $price4 } Münzen; nimm, wen du magst.
lesson-training-hire-then_choose_action = Anstellen!
lesson-training-hire-then_hire = Wen du magst, für { $price4 } Münzen.
lesson-training-hire-start-chef-2 = Den anderen, bitte: Du wirst den Bonus brauchen. Nimm es zurück.
lesson-training-hire-start-assistant-1 = Ein Gehilfe stellt niemanden an. Nimm es zurück und spiele Gold.
lesson-training-hire-else = Ein andermal. Nimm es zurück und stell jemanden an.

lesson-training-override-say = Wer angestellt wird, spielt noch in dieser Runde! Und nun sieh: Mit dem Bonus darf ein Konditor eine Zutat erwerben. Ein Bonus setzt sich über das Verbot hinweg. Nimm ein Plättchen.
lesson-training-override-then_acquire_ingredient = Welches du magst.
lesson-training-override-else = Das Plättchen brauchen wir, du wirst sehen. Nimm es zurück.

lesson-training-wait-say = Auch Manon stellt jemanden an. Behalte den Preis über den Karten im Auge.

lesson-training-price-say = Du hast eine Karte genommen, Manon eine weitere. Was kostet die nächste?
lesson-training-price-two = { $price2 } Münzen
lesson-training-price-two_reply = { $price2 }. Es geht { $price4 }, { $price3 }, { $price2 }, und die letzte kostet wieder { $price1 }.
lesson-training-price-three = { $price3 } Münzen
lesson-training-price-three_reply = So viel hat Manon gezahlt.
lesson-training-price-four = { $price4 } Münzen
lesson-training-price-four_reply = Nur solange alle { $cards } da sind.

lesson-training-star-say = Stern-Personal ist umsonst, wenn man die Bedingung auf der Karte erfüllt. Diese will { $needed } Zutatenplättchen sehen: Zähl deine! Spiele einen Konditor und stell sie an.
lesson-training-star-then_choose_action = Anstellen!
lesson-training-star-then_hire = Die Stern-Karte, umsonst.
lesson-training-star-else = Nicht jetzt. Nimm es zurück: Ein Konditor stellt die Stern-Karte für { $needed } Zutatenplättchen an.

lesson-training-once-say = Nur eine Stern-Karte im ganzen Spiel, also wähle gut. Deine Plättchen behältst du; man wollte sie nur sehen.

lesson-training-notice-say = Nun das Gegenteil: entlassen. Ein Gehilfe bringt { $assistant_notice } Münzen, ein Konditor { $chef_notice }. Spiele den Gehilfen und entlasse genau diese Karte.
lesson-training-notice-then_choose_action = Entlassen!
lesson-training-notice-then_give_notice = Den Gehilfen, den du gerade gespielt hast.
lesson-training-notice-else = Jemand anderen, bitte. Nimm es zurück: Der gespielte Gehilfe muss gehen.

lesson-training-errand-say = { $assistant_notice } Münzen, und die Karte verlässt das Spiel; { $minimum_staff } müssen immer bleiben. Und obwohl entlassen, macht der Gehilfe noch eine letzte Besorgung: Nutze den Bonus und kaufe, was du magst.
lesson-training-errand-then_buy_goods = Was du magst.
lesson-training-errand-else = So viel Anstand verdient eine letzte Besorgung. Nimm es zurück.

lesson-training-end-say = Auf deiner Hand: jemand Neues, und ein Stern für { $star } Prestige. Gold stellt an und garniert, Silber kauft ein, und Boni brechen die Regeln.
