### Vom Ofen an die Tafel.

lesson-oven-name = Aus dem Ofen an die Tafel
lesson-oven-about = Kühlgitter, Präsentationstafeln, und was sie geben.

lesson-oven-racks-say = Deine { $racks } Kühlgitter. Gebackenes wartet hier auf die Lieferung; wegwerfen darfst du es nicht.

lesson-oven-room-say = Auf einem liegt eine Crêpe. Wie viele Gebäcke kannst du jetzt backen?
lesson-oven-room-none = Keines
lesson-oven-room-none_reply = Ein Gitter ist noch frei. Sieh noch einmal hin.
lesson-oven-room-one = Eines
lesson-oven-room-one_reply = Eines: Jedes Gebäck braucht ein freies Gitter. Wer spät liefert, backt spät.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = Und das zweite kühlt auf dem Boden ab? Nicht in meiner Küche!

lesson-oven-hat-say = Du hast { $recipes } Rezepte, und auf dem Nougat ist eine Kochmütze. Wer kann ihn backen?
lesson-oven-hat-anybody = Alle
lesson-oven-hat-anybody_reply = Ohne Mütze brennt der Zucker an. Noch einmal.
lesson-oven-hat-chef = Ein Konditor
lesson-oven-hat-chef_reply = Nur ein Konditor. Solche Gebäcke sind mehr wert, und wer sie backen kann, auch.
lesson-oven-hat-assistant = Ein Gehilfe
lesson-oven-hat-assistant_reply = Gerade umgekehrt!

lesson-oven-bake-say = Spiele deinen Konditor und backe den Nougat. Auf deinem Plättchen sind Honig und Nüsse: genau richtig.
lesson-oven-bake-then_choose_action = Backen!
lesson-oven-bake-then_bake = Den Nougat.
lesson-oven-bake-pastry-palmier = Den Palmier backt dir jeder Gehilfe. Nimm es zurück: Der Nougat braucht die Mütze.
lesson-oven-bake-else = Erst der Nougat. Nimm es zurück und lass deinen Konditor backen.

lesson-oven-bonus-say = Die Hauptaktion ist getan; erst jetzt kommt der Bonus der Karte. Nutze ihn: ein Plättchen aus dem Beutel.
lesson-oven-bonus-else = Verzichten darfst du. Aber dieses Plättchen kostet nichts: Nimm es zurück.

lesson-oven-wait-say = { $eggs } Eier, und sogar mit einer Garnitur; davon ein andermal mehr.

lesson-oven-tables-say = Jede Tafel hat einen Tafelbonus: wie ein Gebäck sein muss, und was du dafür bekommst. Die mittlere will Honig. In welchem deiner Gebäcke ist welcher?
lesson-oven-tables-first = Im Nougat
lesson-oven-tables-first_reply = Ja. Aber sieh auch die Crêpe an.
lesson-oven-tables-second = In der Crêpe
lesson-oven-tables-second_reply = Ja. Aber sieh auch den Nougat an.
lesson-oven-tables-both = In beiden
lesson-oven-tables-both_reply = In beiden! Aber nur in der Crêpe ist ein Ei, und Eier will die obere Tafel. Verteilst du sie, bekommt jedes seinen Bonus.

lesson-oven-deliver-say = Eine Aktion liefert bis zu zwei Gebäcke. Spiele den beleuchteten Gehilfen: Der Nougat kommt an die mittlere Tafel, auf den Platz mit { $place } Münzen.
lesson-oven-deliver-then_choose_action = Liefern!
lesson-oven-deliver-then_deliver = Erst den Nougat.
lesson-oven-deliver-then_place_dish = Die mittlere Tafel, der Platz mit { $place } Münzen.
lesson-oven-deliver-pastry-crepe = Die Crêpe passt besser an die obere Tafel. Nimm es zurück und fang mit dem Nougat an.
lesson-oven-deliver-start-assistant-1 = Der geht später einkaufen. Nimm es zurück und spiele den beleuchteten Gehilfen.
lesson-oven-deliver-sell = { $nougat } Münzen, und kein Prestige. Nimm es zurück: Dieser ist für den Adel.
lesson-oven-deliver-else = Nicht dort! Nimm es zurück: der Nougat, die mittlere Tafel, die { $place } Münzen.

lesson-oven-second-say = { $place } Münzen vom Platz, { $honey } für den Honig. Nun die Crêpe: irgendwo an die obere Tafel.
lesson-oven-second-then_place_dish = Irgendwo an die obere Tafel.
lesson-oven-second-done = Soll sie altbacken werden? Nimm es zurück und liefere die Crêpe.
lesson-oven-second-sell = { $crepe } Münzen, und kein Prestige. Nimm es zurück: Die obere Tafel wartet auf Eier.
lesson-oven-second-else = Dort fragt niemand nach einem Ei. Nimm es zurück: die obere Tafel.

lesson-oven-after-say = Ein Zucker für das Ei und { $bonus } Münzen von der Karte. Ein Platz nahe dem Tafelbonus gewinnt bei Gleichstand; die weiter draußen geben mehr.

lesson-oven-end-say = Dein Marker bleibt auf dem Gebäck, dessen Prestige am Ende zählt. Gebacken, geliefert, belohnt: Das ist unser Handwerk!
