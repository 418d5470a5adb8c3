### Tafelboni, Sonderboni, Stern-Karten.

lesson-rewards-name = Bonus über Bonus
lesson-rewards-about = Tafelboni, Sonderboni und Stern-Karten.

lesson-rewards-signs-say = Das Schild einer Tafel zeigt ihren Tafelbonus: was in einem Gebäck sein muss oder nicht sein darf, und was du dafür bekommst. Daneben oder darunter stehen die Punkte für die meisten Gebäcke.

lesson-rewards-which-say = In deinen beiden Gebäcken sind Nüsse. Welche Tafel gibt etwas für Nüsse?
lesson-rewards-which-left = Die linke
lesson-rewards-which-left_reply = Die linke: eine Zutat deiner Wahl, sooft du mit Nüssen kommst.
lesson-rewards-which-middle = Die mittlere
lesson-rewards-which-middle_reply = Die mittlere liebt Honig.
lesson-rewards-which-right = Die rechte
lesson-rewards-which-right_reply = Die rechte will weder Honig noch Nüsse noch Ei.

lesson-rewards-special-say = Ein Sonderbonus: Wer die Bedingung erfüllt, setzt einen Marker auf das beste freie Feld. Hier braucht es { $needed } Gebäcke an einer Tafel, und Manon hat die { $best }. Was könntest du bekommen?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = Da sitzt Manon.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = Die { $second }. Wer als Dritter kommt, bekommt { $third }, dann ist Schluss: also schnell!
lesson-rewards-special-none = Nichts
lesson-rewards-special-none_reply = Es sind { $places } Felder, eines für jeden.

lesson-rewards-third-say = { $own } Gebäcke von dir sind an der linken Tafel. Spiele den Gehilfen und liefere das Massepain dorthin.
lesson-rewards-third-then_choose_action = Liefern!
lesson-rewards-third-then_deliver = Das Massepain.
lesson-rewards-third-then_place_dish = An die linke Tafel.
lesson-rewards-third-then_take_ingredient = Die Nüsse bringen dir eine Zutat, umsonst: irgendeine der Auslage.
lesson-rewards-third-then_claim_special = { $needed } Gebäcke an einer Tafel: Beanspruche ihn!
lesson-rewards-third-pastry-noisettine = Die Noisettine kommt anderswohin. Nimm es zurück: das Massepain.
lesson-rewards-third-start-chef-2 = Die Mütze wird später gebraucht. Nimm es zurück und spiele den Gehilfen.
lesson-rewards-third-else = Dann fehlt das dritte Gebäck. Nimm es zurück: das Massepain, die linke Tafel.

lesson-rewards-full-say = { $needed } an einer Tafel: Die { $second } sind dein! Nun die Noisettine an die obere Tafel: Die will keinen Honig.
lesson-rewards-full-then_place_dish = Irgendein Platz der oberen Tafel.
lesson-rewards-full-done = Und die Noisettine? Nimm es zurück und liefere sie.
lesson-rewards-full-else = Die obere Tafel gibt ein Mehl dafür. Nimm es zurück.

lesson-rewards-wait-say = Da liegt jetzt dein Marker und zählt am Ende. Ein Sonderbonus, ein Marker: Zweimal geht es nicht.

lesson-rewards-star-say = { $starred } Gebäcke an einer Tafel will auch diese Stern-Karte sehen. Spiele den Konditor und stell sie an.
lesson-rewards-star-then_choose_action = Anstellen!
lesson-rewards-star-then_hire = Die Stern-Karte für { $starred } Gebäcke an einer Tafel.
lesson-rewards-star-else = Darum geht es nicht. Nimm es zurück: Stell die Stern-Karte für { $starred } Gebäcke an einer Tafel an.

lesson-rewards-shine-say = Der Stern kam auf deine Hand wie jede Karte. Bist du an der Reihe, spiele ihn: Nutze irgendeine Hauptaktion, dann bringt der Bonus sofort { $star } Prestige. In einer späteren Runde tut er es noch einmal.
lesson-rewards-shine-else = { $star } Prestige! Nimm es zurück.

lesson-rewards-end-say = Deine Leiste hat schon { $star } Prestige mehr; was im Garten liegt, zählt am Ende. Münzen für die Tafel, Ruhm für die Schnellen, ein Stern für die Würdigen.
