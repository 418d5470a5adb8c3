### Das Solospiel.

lesson-mentor-name = Gegen deinen Mentor
lesson-mentor-about = Das Solospiel: was meine Karten tun.

lesson-mentor-welcome-say = Du willst mich also herausfordern! Allein spielst du gegen deinen Mentor. Der Tisch ist gedeckt wie für zwei, und ich sitze dort drüben.

lesson-mentor-cards-say = Ich wähle nicht, ich habe Solokarten. In jedem Zug decke ich eine auf und tue das Erste von links, das möglich ist. Und ich zahle so gut wie nichts: Das Alter hat seine Vorrechte.

lesson-mentor-first-say = Du fängst an, nach den Regeln für zwei. Spiele den Konditor und liefere die Nonnette an die obere Tafel, auf den Platz mit { $place } Münzen.
lesson-mentor-first-then_choose_action = Liefern!
lesson-mentor-first-then_deliver = Die Nonnette.
lesson-mentor-first-then_place_dish = Der Platz mit { $place } Münzen an der oberen Tafel.
lesson-mentor-first-else = Erst die Nonnette, an die obere Tafel. Nimm es zurück.

lesson-mentor-mine-say = Nun ich! Ich decke eine Karte auf und sehe nach, was darauf steht.

lesson-mentor-recipes-say = „Rezepte erwerben“ stand darauf. Welche, das sagen Entscheidungskarten; welche ich aufgedeckt habe, steht im Verlauf. Zwei Rezepte, umsonst.

lesson-mentor-guess-say = Ich habe weder Eier noch Honig dafür. Was tue ich, wenn eine Karte „backen“ sagt?
lesson-mentor-guess-pays = Erst Waren kaufen
lesson-mentor-guess-pays_reply = Hast du mich je einkaufen sehen? Dafür gibt es nicht einmal eine Karte.
lesson-mentor-guess-free = Sie trotzdem backen
lesson-mentor-guess-free_reply = Genau: ohne Waren, ohne Zutaten, und sogar mit Kochmütze. Das macht mich so lästig.
lesson-mentor-guess-four = Gar nichts
lesson-mentor-guess-four_reply = Da müsste ich ja verhungern! Noch einmal.

lesson-mentor-second-say = Dein Zug: Spiele den beleuchteten Gehilfen und tu, was du magst.
lesson-mentor-second-else = Den beleuchteten Gehilfen, bitte. Nimm es zurück.

lesson-mentor-again-say = Wieder mein Zug …

lesson-mentor-deliver-say = Diesmal „liefern“. Eine Entscheidungskarte sagte, an welche Tafel und von welchem Ende; die Boni dort gehörten mir.

lesson-mentor-stuck-say = Gesetzt den Fall, nichts auf meiner Karte ist möglich. Was dann?
lesson-mentor-stuck-nothing = Du tust nichts
lesson-mentor-stuck-nothing_reply = Ich bin alt, nicht faul.
lesson-mentor-stuck-again = Du deckst noch eine auf
lesson-mentor-stuck-again_reply = Nein, die Karte ist gespielt.
lesson-mentor-stuck-points = Du bekommst Prestige
lesson-mentor-stuck-points_reply = { $mentor_prestige } Prestige, einfach so. Nimm mir also nicht alles weg!

lesson-mentor-grades-say = Es gibt mich buttrig, herzhaft oder extra knusprig: je knuspriger, desto mehr Karten habe ich. Am Ende bringen mir auch mein Personal und die Hälfte dessen, was in meiner Küche übrig ist, Prestige.

lesson-mentor-end-say = Du gewinnst, wenn du mehr Prestige hast als ich. 80 ist gut, 90 hervorragend, und bei 100 ziehe ich die Mütze. Fort mit dir, und schlag mich!
