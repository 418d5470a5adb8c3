### Was ein Gebäck braucht, und woher es kommt.

lesson-pantry-name = Was ein Gebäck braucht
lesson-pantry-about = Rezepte, Zutatenplättchen und Waren, und was sie kosten.

lesson-pantry-recipes-say = Die Rezepte der Auslage, darunter jeweils der Preis: links teuer, rechts umsonst. Die letzten { $cleared_recipes } gehen am Ende der Runde.

lesson-pantry-needs-say = Die Madeleine. Auf dem Plättchen steht, was sie braucht: { $flour } Mehl, { $butter } Butter und etwas, das du noch nicht hast. Was ist es?
lesson-pantry-needs-coin = Eine Münze
lesson-pantry-needs-coin_reply = Mit Münzen zahlst du das Rezept, nicht den Teig. Sieh das Plättchen an.
lesson-pantry-needs-egg = Ein Ei
lesson-pantry-needs-egg_reply = Ein Ei! Mehl, Zucker und Butter sind Waren und haben Leisten. Honig, Nüsse und Eier kommen auf Zutatenplättchen.
lesson-pantry-needs-nothing = Nichts
lesson-pantry-needs-nothing_reply = Das würde recht trocken. Sieh noch einmal hin.

lesson-pantry-first-say = Spiele den beleuchteten Konditor und erwirb die Madeleine für { $madeleine } Münzen.
lesson-pantry-first-then_choose_action = Rezepte erwerben: Das darf jede Karte.
lesson-pantry-first-then_acquire_recipe = Die Madeleine, für { $madeleine } Münzen.
lesson-pantry-first-else = Vielleicht später. Nimm es zurück: Wir wollen die Madeleine.
lesson-pantry-first-start-chef-1 = Der kauft später Zutaten ein. Nimm es zurück und spiele den beleuchteten Konditor.

lesson-pantry-second-say = Eine Aktion erwirbt bis zu zwei Rezepte. Die Meringue braucht auch ein Ei und kostet { $meringue } Münze: Nimm sie.
lesson-pantry-second-done = Bei einem bleiben? Das zweite gehört zur selben Aktion. Nimm es zurück.
lesson-pantry-second-else = Zu schwer für den ersten Tag! Nimm es zurück: die Meringue.

lesson-pantry-wait-say = Bis zu { $recipe_storage } Rezepte liegen hier, bis du sie backst. Und der Bonus der Karte hat dir { $bonus } Münzen gebracht.

lesson-pantry-shelf-say = Die Zutaten. Der Preis neben einer Reihe hängt davon ab, wie viele Plättchen dort noch liegen. Was kostet das letzte der untersten Reihe?
lesson-pantry-shelf-free = Nichts
lesson-pantry-shelf-free_reply = Nichts! Je weniger da sind, desto billiger. Aber am Ende der Runde wird die unterste Reihe geräumt.
lesson-pantry-shelf-one = { $lowest } Münze
lesson-pantry-shelf-one_reply = Wenn die Reihe voll wäre. Sieh den Preis daneben an.
lesson-pantry-shelf-two = { $top } Münzen
lesson-pantry-shelf-two_reply = Das ist die oberste Reihe, wenn sie voll ist. Sieh den Preis neben der untersten an.

lesson-pantry-eggs-say = { $eggs } Eier auf einem Plättchen, und umsonst! Spiele den beleuchteten Gehilfen, der danach Waren kauft, und erwirb es.
lesson-pantry-eggs-then_choose_action = Zutaten erwerben: Das ist Sache der Gehilfen.
lesson-pantry-eggs-then_acquire_ingredient = Das Plättchen mit den { $eggs } Eiern.
lesson-pantry-eggs-else = Wir brauchen Eier, und das Plättchen mit { $eggs } davon ist umsonst. Nimm es zurück.
lesson-pantry-eggs-start-assistant-2 = Der bringt { $assistant } Münzen. Der andere kauft als Bonus Waren: Nimm es zurück.
lesson-pantry-eggs-start-chef-1 = Ein Konditor erwirbt als Hauptaktion nie Zutaten. Nimm es zurück und spiele Silber.

lesson-pantry-goods-say = Nun der Bonus: Kaufe von einer Ware so viel, wie du willst. Das erste Mehl ist umsonst, also her damit!
lesson-pantry-goods-then_buy_goods = Die leuchtende Stufe zeigt, was alles bis dorthin kostet. Ein Mehl: nichts.
lesson-pantry-goods-forfeit = Ein Geschenk ausgeschlagen? Nimm es zurück: Ein Mehl kostet nichts.
lesson-pantry-goods-else = Davon hast du genug. Nimm es zurück: Ein Mehl kostet nichts.

lesson-pantry-again-say = { $ownFlour } Mehl, { $ownSugar } Zucker, { $ownButter } Butter und { $eggs } Eier auf einem Plättchen: Das reicht!

lesson-pantry-bake-say = Spiele jetzt den Konditor und backe beide Rezepte auf einmal: Zwei Gebäcke einer Aktion dürfen sich die Eier eines Plättchens teilen. Was keines davon nimmt, geht verloren.
lesson-pantry-bake-then_choose_action = Backen!
lesson-pantry-bake-then_bake = Beide zusammen, mit einem Plättchen.
lesson-pantry-bake-pastry-madeleine = Allein? Dann ist das zweite Ei verloren. Nimm es zurück: beide auf einmal.
lesson-pantry-bake-pastry-meringue = Allein? Dann ist das zweite Ei verloren. Nimm es zurück: beide auf einmal.
lesson-pantry-bake-start-assistant-2 = Auch ein Gehilfe könnte sie backen. Aber die Mütze hat den besseren Bonus: Nimm es zurück.
lesson-pantry-bake-else = Nicht jetzt, der Ofen ist heiß! Nimm es zurück und backe.

lesson-pantry-bonus-say = Die Waren gesunken, das Plättchen fort, { $dishes } Gebäcke auf den Gittern! Und der Bonus dieser Karte: Erwirb noch ein Plättchen, wenn du magst.
lesson-pantry-bonus-else = Wie du magst.

lesson-pantry-storage-say = Noch eine Frage. Du hast { $recipe_storage } Rezepte und nimmst noch eines. Was dann?
lesson-pantry-storage-never = Das ist verboten
lesson-pantry-storage-never_reply = Verboten nicht. Aber es gibt nur { $recipe_storage } Plätze.
lesson-pantry-storage-discard = Eines muss weg
lesson-pantry-storage-discard_reply = Genau: Du legst eines der { $tooMany } ab. Und ablegen darfst du ein Rezept jederzeit: immer wenn du eine Hauptaktion wählst.
lesson-pantry-storage-wait = Es wartet in der Auslage
lesson-pantry-storage-wait_reply = Dort liegt es nicht mehr. Niemand hebt es für dich auf.

lesson-pantry-end-say = Fehlen nach einem Zug { $refill_recipes } Rezepte, kommen gleich neue; Zutaten kommen erst in der nächsten Runde. Jetzt kannst du eine Küche füllen!
