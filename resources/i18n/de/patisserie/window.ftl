### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Service ({ $first } / { $second })
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place }: geschlossen, weil der Platz daneben besetzt ist
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = noch niemand
window-patisserie-ties = Bei Gleichstand gewinnt das Gebäck, das dem Tafelbonus am nächsten liegt.
window-patisserie-ties_to = Bei Gleichstand gewinnt das Gebäck, das dem Tafelbonus am nächsten liegt: jetzt { $player }.
window-patisserie-wins_ties = die Waage: gewinnt bei Gleichstand, weil es dem Tafelbonus am nächsten liegt
window-patisserie-nearer = Ein Gebäck hier gewänne vorerst bei Gleichstand: Es läge dem Tafelbonus am nächsten.
window-patisserie-nearest = Ein Gebäck hier gewinnt jeden Gleichstand: Kein Platz liegt näher am Tafelbonus.
window-patisserie-if_signs = Bei
window-patisserie-if_told = Zum Anstellen: { $condition }. Bonus: { $bonus }
window-patisserie-empty = Leerer Platz
window-patisserie-priced = { $piece }, Preis: { $coins }
window-patisserie-row_price = Jedes Plättchen dieser Reihe: { $coins }
window-patisserie-row_empty = In dieser Reihe liegt kein Plättchen mehr
window-patisserie-hire_price = Jede Karte der Auslage: { $coins }
window-patisserie-price_left = bei { $n }: { $price }
window-patisserie-ready = { $recipe }; alles Nötige und ein freies Kühlgitter sind da
window-patisserie-storage_free = Platz für ein Rezept
window-patisserie-discard = { $recipe } ablegen
window-patisserie-discard_this = Ablegen
window-patisserie-discard_why = Vor der Aktion darfst du beliebige deiner Rezepte ablegen. Das kostet nichts und schafft Platz für andere.
window-patisserie-goods_prices = Preis bis hier
window-patisserie-rack_free = Kühlgitter { $n }, frei
window-patisserie-rack = Auf dem Kühlgitter: { $recipe }
window-patisserie-rack_topped = Auf dem Kühlgitter, mit Garnitur: { $recipe }
window-patisserie-buy = { $goods } für { $coins } kaufen
window-patisserie-decoration = Gelungene Garnitur: { $gain } mehr bei jedem Einkommen
window-patisserie-decoration_free = Freier Platz für eine gelungene Garnitur: { $gain } mehr bei jedem Einkommen
window-patisserie-summary = { $player }: { $coins }, bisher { $prestige }, { $flour } Mehl, { $sugar } Zucker, { $butter } Butter, Zutatenplättchen: { $tiles }, Handkarten: { $hand }, Personal: { $staff }
window-patisserie-standing = { $name }: { $score }, wenn das Spiel jetzt endete
window-patisserie-festival = Das Fest klingt aus
window-patisserie-nothing = Damit ist jetzt nichts zu tun
window-patisserie-only = Nur { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } von { $most })
window-patisserie-first_draft = { $prompt }, gib die anderen weiter; nach beiden Blechen verlässt eine Karte deine Hand
window-patisserie-over = Das Fest ist zu Ende
window-patisserie-played = Alle deine Karten sind gespielt
window-patisserie-special_told = Wert, vom Ersten bis zum Letzten: { $points }. Beansprucht von: { $names }.
window-patisserie-track = Preis in Münzen: { $prices }. Platz für { $most }.
window-patisserie-track_price = { $n } für { $price }

window-patisserie-kitchen-recipes = Rezepte: { $names }
window-patisserie-kitchen-racks = Kühlgitter: { $names }
window-patisserie-kitchen-pantry = Zutaten: { $names }
window-patisserie-kitchen-used = Zuletzt gespielt: { $card }

window-patisserie-tray-onward = { $tray }: { $n } Karten; geht weiter an { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray }: { $n } Karten; die letzten { $rest } kann man anstellen

window-patisserie-phase-prepare = Vorbereitung
window-patisserie-phase-select = Personal wählen
window-patisserie-phase-act = Aktionen
window-patisserie-phase-income = Einkommen
window-patisserie-phase-final = Schlusswertung
window-patisserie-phase-over = Das Fest ist zu Ende

window-patisserie-past-select = Runde { $round }, { $player } wählt Personal
window-patisserie-past-turn = Runde { $round }, { $player }

window-patisserie-action-acquire_recipes = Nimm 1 oder 2 Rezepte aus der Auslage, zum Preis unter jedem.
window-patisserie-action-acquire_ingredients = Nimm 1 Zutatenplättchen; eine Reihe mit wenigen ist billig. Nur Gehilfen.
window-patisserie-action-buy_goods = Kaufe von einer Ware: Mehl, Zucker oder Butter. Nur Gehilfen.
window-patisserie-action-bake = Backe 1 oder 2 Rezepte; eine Kochmütze verlangt einen Konditor.
window-patisserie-action-decorate = Garniere 1 oder 2 Gebäcke auf den Kühlgittern. Nur Konditoren.
window-patisserie-action-deliver = Präsentiere oder verkaufe 1 oder 2 Gebäcke.
window-patisserie-action-hire = Nimm eine Karte aus der Auslage oder, einmal im Spiel, eine Stern-Karte. Nur Konditoren.
window-patisserie-action-give_notice = Eine Karte verlässt das Spiel für { $assistant_notice } oder { $chef_notice } Münzen; { $minimum_staff } müssen bleiben.
window-patisserie-action-place = Setze einen Marker auf eine Servicestelle oder einen Gastgeber.

window-patisserie-obstacle-training_chef = braucht einen Konditor
window-patisserie-obstacle-training_assistant = braucht einen Gehilfen
window-patisserie-obstacle-needs_chef = Kochmütze: braucht einen Konditor
window-patisserie-obstacle-short = es fehlt: { $what }
window-patisserie-obstacle-empty = nichts da
window-patisserie-obstacle-occupied = schon besetzt
window-patisserie-obstacle-no_rack = kein Kühlgitter frei
window-patisserie-obstacle-no_recipe = du hast kein Rezept
window-patisserie-obstacle-no_plain_dish = jedes deiner Gebäcke hat schon eine Garnitur
window-patisserie-obstacle-no_topping = kein Plättchen mit Garnitur
window-patisserie-obstacle-no_dish = kein gebackenes Gebäck auf deinen Gittern
window-patisserie-obstacle-track_full = kein Platz auf der Leiste
window-patisserie-obstacle-one_star = nur eine Stern-Karte im Spiel
window-patisserie-obstacle-condition = Bedingung nicht erfüllt ({ $condition })
window-patisserie-obstacle-condition_any = keine Bedingung des Stern-Personals ist erfüllt
window-patisserie-obstacle-staff = { $minimum_staff } Karten müssen bleiben
window-patisserie-obstacle-own_post = dein Marker steht daneben
window-patisserie-obstacle-stays_free = bleibt bei so wenigen Spielern frei

window-patisserie-title-recipes = Rezepte
window-patisserie-title-shelf = Zutaten
window-patisserie-title-hire = Personal
window-patisserie-title-unused_staff = Dein unbenutztes Personal
window-patisserie-title-stars = Stern-Personal
window-patisserie-title-hosts = Gastgeber
window-patisserie-title-specials = Sonderboni
window-patisserie-title-hand = Hand
window-patisserie-title-store = Meine Rezepte
window-patisserie-title-racks = Gitter
window-patisserie-title-pantry = Vorrat
window-patisserie-title-goods = Waren
window-patisserie-title-decorations = Garnituren
window-patisserie-title-unused = Unbenutzt: { $n }
window-patisserie-title-used = Benutzt: { $n }
window-patisserie-title-leave = Ablegen oder entlassen
window-patisserie-title-income = Einkommen: { $coins }
window-patisserie-title-kitchen_of = Küche von { $name }
window-patisserie-title-hidden = Die Küche dessen, der an der Reihe ist
window-patisserie-title-round = Runde { $round } von { $rounds }
window-patisserie-title-tray_a = Backblech A
window-patisserie-title-tray_b = Backblech B
window-patisserie-title-most = Meiste Gebäcke
window-patisserie-title-majority = Meiste Gebäcke: { $first }, zweitmeiste: { $second }. { $standing }
window-patisserie-title-majority_one = Meiste Gebäcke: { $first }. { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Grundeinkommen

window-patisserie-sheet-cards = Hand, unbenutztes und abgelegtes Personal zusammen (nur der Spieler weiß, was wo ist)
window-patisserie-sheet-mentor_cards = Personalbestand, verdeckt bis zum Schluss
window-patisserie-sheet-mentor_used = Aufgedeckte Solokarten
window-patisserie-sheet-hand = Hand
window-patisserie-sheet-unused = Unbenutztes Personal
window-patisserie-sheet-set_aside = Abgelegtes Personal
window-patisserie-sheet-used = Benutztes Personal
window-patisserie-sheet-recipes = Rezepte
window-patisserie-sheet-racks = Kühlgitter
window-patisserie-sheet-pantry = Zutaten
window-patisserie-sheet-decorations = Gelungene Garnituren
window-patisserie-sheet-presented = An den Tafeln
window-patisserie-sheet-unseen = Eine Karte der Stufe { $level }, die sonst niemand gesehen hat

window-patisserie-page-garden = Fest
window-patisserie-page-market = Auslagen
window-patisserie-page-staff = Personal
window-patisserie-page-kitchen = Meine Küche

window-patisserie-about-post = Bringt, was aufgedruckt ist, am Ende oder sofort. Und sooft du hier ein Gebäck präsentierst ({ $first }, { $second }), darfst du { $service_coins } Münzen für sofort 1 Prestige zahlen.
window-patisserie-about-host = { $host_income } Münzen bei jedem Einkommen. In der Schlusswertung sein Prestige und 1 mehr für jeden Gegner, der irgendwo Servicekräfte hat.
window-patisserie-about-host_now = Servicekräfte haben jetzt: { $players }.
window-patisserie-about-decorations = Die Garnitur eines gelieferten Gebäcks kommt auf den ersten freien Platz, der Reihe nach. Jeder belegte Platz erhöht dein Einkommen in jeder Runde um das, was darunter steht. Sind alle Plätze belegt, wird eine Garnitur abgelegt.
window-patisserie-about-tables = Das Schild jeder Tafel zeigt ihren Tafelbonus, den ein passendes Gebäck sofort bringt, und die Punkte für die meisten Gebäcke.
window-patisserie-about-specials = Wer die Bedingung erfüllt, setzt einen Marker auf das wertvollste freie Feld.
window-patisserie-about-recipes = Die { $cleared_recipes } Rezepte rechts verschwinden am Ende der Runde.
window-patisserie-about-shelf = Je weniger Plättchen eine Reihe hat, desto billiger sind sie. Die unterste Reihe wird am Ende der Runde geräumt.
window-patisserie-about-hire = Was eine Karte kostet, hängt davon ab, wie viele noch da sind.
window-patisserie-about-stars = Kostenlos für alle, die die Bedingung erfüllen; eine im ganzen Spiel.
window-patisserie-about-tray = Jeder behält verdeckt eine Karte und reicht das Blech weiter: A im Uhrzeigersinn, B andersherum.
window-patisserie-about-hand = Spiele in jedem Zug eine Karte. Gold: Konditor, Silber: Gehilfe.
window-patisserie-about-level = Stufe { $level } von { $last }: Neues Personal kommt Stufe um Stufe, I zuerst, und die besseren Boni kommen spät.
window-patisserie-about-no_level = Ohne Stufe: gehört zum Startpersonal, mit dem alle beginnen.
window-patisserie-about-hat = Die Kochmütze steht auf dem Rezept und bleibt auf dem Gebäck: Ein Konditor musste es backen.
window-patisserie-about-racks = Gebackenes wartet hier auf die Lieferung.
window-patisserie-about-store = Bis zu { $recipe_storage } Rezepte. Kommt noch eines dazu, wirfst du eines nach Wahl ab.
window-patisserie-about-pantry = Zutatenplättchen, so viele du willst.
window-patisserie-about-goods = Die leuchtende Stufe der Leiste zeigt, was alles bis dorthin kostet.
window-patisserie-about-prices_row = Die Münze zeigt, was ein Plättchen dieser Reihe gerade kostet, je nachdem, wie viele noch darin liegen – { $prices }. Wird eines genommen, können die anderen billiger werden.
window-patisserie-about-row_clears = Der Eimer: Was am Ende der Runde noch in der Reihe liegt, wird weggeräumt.
window-patisserie-about-recipe_gap = Lücken bleiben, bis nach einem Zug { $refill_recipes } Plätze leer sind. Dann rücken die Rezepte nach rechts, und links kommen neue dazu.
window-patisserie-about-prices_hire = Der Preis in Münzen hängt davon ab, wie viele Karten noch in der Auslage liegen – { $prices }. Wird eine eingestellt, können die anderen billiger werden.
window-patisserie-about-goods_prices = Die Zahl unter einem freien Platz ist, was du insgesamt zahlst, um das Regal bis dorthin zu füllen.
window-patisserie-about-unused = Deine Karten, die noch nicht gearbeitet haben. Zu Beginn einer Runde wählst du aus ihnen deine Hand.
window-patisserie-about-used = Deine Karten, die schon gearbeitet haben. Gehen dir die unbenutzten aus, gelten diese wieder als unbenutzt.
window-patisserie-about-leave = Lege hierher, wovon du dich trennst: eine Personalkarte, um sie abzulegen oder zu entlassen, ein Rezept, um es abzulegen.
window-patisserie-about-purse = Deine Münzen. Lege ein Gebäck hierher, um es zu verkaufen.
window-patisserie-about-standing = Die Zahl auf dem Podest: was die Schlusswertung jetzt ergäbe, samt den Mehrheiten an den Tafeln; Münzen, und Gebäck wie verkauft, zählen ein wenig. Eine Vorschau, kein Gewinn. Der Pfeil zeigt, wie sie sich zuletzt geändert hat.
window-patisserie-about-start = Beginnt diese Runde; gespielt wird im Uhrzeigersinn. Nach der Runde wandert das Zeichen nach links.

window-new_game-additions-patisserie = Mentor, Promos und Varianten

window-finale-patisserie = Das Fest

window-past-over-patisserie = Nach dem Fest

window-records-told-patisserie = Spiele: { $games }, gewonnen: { $wins }, im Mittel { $mean } Prestige, Bestwert { $best }

window-records-items-patisserie = Prestige im Mittel, nach Posten

expansion-promo_special_bonuses-name = Weitere Sonderboni
expansion-promo_special_bonuses-text = { $promoSpecials } weitere Sonderboni, darunter einer für Gebäcke mit Nüssen.

expansion-promo_table_bonuses-name = Weitere Tafelboni
expansion-promo_table_bonuses-text = { $promoTables } weitere Tafelboni, darunter einer für Gebäcke ohne Garnitur.

expansion-promo_staff-name = Weiteres Stern-Personal
expansion-promo_staff-text = { $promoStars } weitere Stern-Karten mit eigenen Bedingungen.

expansion-promo_start_staff-name = Weiteres Startpersonal
expansion-promo_start_staff-text = Alle beginnen mit { $startCards } Karten und wählen { $hand_size } davon.

expansion-first_game-name = Erstes Spiel
expansion-first_game-text = Personal wird ausgeteilt, statt auf Backblechen weitergegeben zu werden.

expansion-mentor-name = Mentor
expansion-mentor-text = Zu zweit spielt euer früherer Mentor als Dritter mit. Wer allein spielt, spielt immer gegen den Mentor: er ist buttrig, wenn kein höherer Grad gewählt ist.

expansion-savory-name = Herzhaft
expansion-savory-text = Allein oder mit dem Mentor: ein stärkerer, mit mehr Karten in { $savoryRounds } Runden.

expansion-extra_crunchy-name = Extra knusprig
expansion-extra_crunchy-text = Allein oder mit dem Mentor: der stärkste, mit mehr Karten in jeder Runde.

window-patisserie-supplies-ingredient_tiles = Im Zutatenbeutel, und am Eimer die abgelegten
window-patisserie-supplies-recipes = Im Rezeptbeutel, und am Eimer die abgelegten
window-patisserie-supplies-staff = Personalstapel
window-patisserie-supplies-anybody = { $n } Prestige
window-patisserie-supplies-chef = { $n } Prestige, Kochmütze

window-supplies-ingredient_tiles-heading = Zutatenplättchen
window-supplies-ingredient_tiles-kind = Plättchen
window-supplies-ingredient_tiles-to_come = im Beutel
window-supplies-ingredient_tiles-on_display = in der Auslage
window-supplies-ingredient_tiles-in_use = in Küchen
window-supplies-ingredient_tiles-rest = abgelegt
window-supplies-ingredient_tiles-row = { $kind }: { $to_come } von { $total } im Beutel, { $on_display } in der Auslage, { $in_use } in Küchen, { $rest } abgelegt
window-supplies-ingredient_tiles-note = Abgelegte kommen in den Beutel zurück, wenn er leer ist.

window-supplies-recipes-heading = Rezepte nach Prestige
window-supplies-recipes-kind = Prestige
window-supplies-recipes-to_come = im Beutel
window-supplies-recipes-on_display = in der Auslage
window-supplies-recipes-in_use = in Küchen, auf Tafeln
window-supplies-recipes-rest = abgelegt
window-supplies-recipes-row = { $kind }: { $to_come } von { $total } im Beutel, { $on_display } in der Auslage, { $in_use } in Küchen und auf Tafeln, { $rest } abgelegt
window-supplies-recipes-note = Abgelegte kommen in den Beutel zurück, wenn er leer ist.

window-supplies-staff-heading = Personal nach Stufe
window-supplies-staff-kind = Stufe
window-supplies-staff-to_come = im Stapel
window-supplies-staff-on_display = auf Blechen, zum Anstellen
window-supplies-staff-in_use = bei Spielern
window-supplies-staff-rest = fort
window-supplies-staff-row = { $kind }: { $to_come } von { $total } im Stapel, { $on_display } auf Blechen oder zum Anstellen, { $in_use } bei Spielern, { $rest } fort
window-supplies-staff-note = Was Spieler weggelegt haben, liegt verdeckt und zählt bei ihnen mit.

window-tutor-patisserie = Maître Anselme, dein Mentor

window-learn-group-kitchen = In der Küche
window-learn-group-feast = Im Garten
window-learn-group-alone = Allein gegen den Mentor

window-patisserie-drop-give_notice = Entlassen
window-patisserie-who_notice = Welche Karte spielst du? Das Spiel verlässt: { $card }.
window-patisserie-plays_notice = Diese Karte wird gespielt. Das Spiel verlässt: { $card }.
window-patisserie-drop-racks = Backen
window-patisserie-drop-store = Rezept behalten

patisserie-round-why = Wer nicht eingestellt wurde, verlässt das Spiel. Zutaten im unteren Teil und Rezepte auf den Feldern ganz rechts kommen auf die Ablage; alles Übrige bleibt.
