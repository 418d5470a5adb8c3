### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice schneidert, was ihm gerade einfällt: irgendeinen erlaubten Zug, ohne Plan.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat rechnet aus, was jeder Zug einbringt, und nimmt den besten: schnell und vernünftig.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = Der Lehrling Colin kleidet jeden ein, der gerade kommt, und übersieht, wer in den Sälen vorn liegt. Gut für ein erstes Spiel.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = Margot liebt Feuerwerk und Dekorationen und gibt dafür aus, was ihre Arbeit einbringt.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile rechnet aus, was jeder Zug bringt, aber hin und wieder entgeht ihr ein besserer.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé hat einen geschulten Blick für Plätze und Leute und verpasst selten eine Gelegenheit.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange überblickt einen ganzen Zug, bevor sie ihn beginnt, und wozu sie ihn später noch braucht.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = Maître Aurélien plant seine Züge und rechnet mit deinen: Niemand am Hof ist schwerer zu schlagen.

window-phase-prepare = Vorbereitung
window-phase-select = Handkarten wählen
window-phase-act = Aktionen
window-phase-income = Einkommen
window-phase-final = Schlusswertung
window-phase-over = Der Ball ist vorüber

window-page-palace = Palast
window-page-halls = Säle
window-page-gardens = Gärten
window-page-workshop = Schneiderei
window-page-staff = Arbeiter
window-page-market = Auslagen
window-page-hand = Meine Karten

window-palace-fireworks = Feuerwerk
window-palace-statues = Statuen
window-palace-all_halls = Alle Säle
window-palace-most = Mehrheit
window-palace-majority = { $first } für die meisten, { $second } für die zweitmeisten
window-palace-majority_alone = { $first } für die meisten

window-market-hire = Stellenmarkt
window-market-favor = Gunst der Königin
window-market-favor_free = frei
window-market-employee_stack = Arbeiter im Stapel
window-market-tile_stock = Rohstoffplättchen im Vorrat (und abgeworfen)
window-market-dress_stock = Entwürfe im Beutel (und abgeworfen)

window-piece-unseen = Eine Karte, die sonst niemand gesehen hat
window-piece-empty = leerer Platz
window-piece-owned = { $piece }: { $player }
window-piece-dressed = { $piece }: { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = in allen Sälen vertreten ({ $prestige })
window-piece-window = { $price } Livre: { $dress }
window-piece-omitted = Jetzt { $silk } weniger durch einen Bonus.
window-piece-empty_window = leerer Platz, { $price } Livre

window-hand-court = Königlicher Hof
window-hand-hand = Hand
window-hand-supply = Vorrat
window-hand-discard = Ablage
window-hand-played = Gespielt
window-hand-no_silk = keine Seide vorhanden
window-hand-hidden_silk = verdeckte Plättchen: { $n }
window-hand-of = Werkstatt von { $name }
window-hand-hidden = Keine Hand wird gezeigt.

window-player-employees = Arbeiter
window-player-rival = { $name }: { $prestige } Ansehen, Plättchen: { $tiles }, Arbeiter: { $supply }
window-player-summary = { $name }: { $livre } Livre, { $prestige } Ansehen, Seidenplättchen: { $tiles }; Karten: { $hand } auf der Hand, { $supply } im Vorrat, { $discard } abgelegt
window-player-deck = Hand und Vorrat zusammen (die Aufteilung kennt nur ihr Besitzer)
window-player-discard = Ablagestapel
window-player-no_cards = keine Karten

window-ball-title = Der Ball des Königs

window-sources-dresses = Gewänder
window-sources-tiles = Rohstoffplättchen
window-sources-employees = Arbeiter
window-sources-board_small = Spielplan für 2 und 3 Spieler
window-sources-board_large = Spielplan für 4 und 5 Spieler
window-sources-workshop = Schneiderei: Preise der Schaufenster
window-sources-warehouse = Lagerhaus: Preis bei 1, 2, 3, … Plättchen
window-sources-hire = Stellenmarkt: Preis bei 1, 2, 3, 4 Karten
window-sources-fireworks = Feuerwerk: Mehrheit
window-sources-all_halls = Alle Säle: Ansehen
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Farbe
window-correct-field-silk = Seide: { $color }
window-correct-field-thread = Garn
window-correct-field-lace = Spitze
window-correct-field-master = Braucht einen Meister
window-correct-field-value = Verkaufswert
window-correct-field-prestige = Ansehen
window-correct-field-mode = Garn und Spitze
window-correct-field-type = Arbeiter
window-correct-field-cost = Preis
window-correct-field-multiplier = Feuerwerk ×
window-correct-field-first = Mehrheit
window-correct-field-second = Zweiter Platz
window-correct-field-prices = Preise
window-correct-field-segments-deluxe = Schubladen
window-correct-field-segments-original = Segmente
window-correct-field-spaces = Plätze in jeder
window-correct-field-kind = Belohnung
window-correct-field-amount = Wie viel

window-correct-master-true = ja
window-correct-master-false = nein

window-correct-mode-all = beides
window-correct-mode-choose = eins davon
window-correct-mode-none = keins

window-correct-kind-none = keine
window-correct-kind-livre = Livre
window-correct-kind-thread = Garn
window-correct-kind-lace = Spitze
window-correct-kind-resource = Rohstoffplättchen

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Ansehen
window-score-won = { $name } gewinnt mit { $total } Ansehen.
    .you = Du gewinnst mit { $total } Ansehen.
window-score-tie_broken = { $tied } haben je { $total } Ansehen; { $name } hat mehr Livre übrig ({ $left } zu { $next }) und gewinnt.
    .you = { $tied } habt je { $total } Ansehen; du hast mehr Livre übrig ({ $left } zu { $next }) und gewinnst.
window-score-rival = { $tied } haben je { $total } Ansehen; { $name } gewinnt jeden Gleichstand.
window-score-shared = { $tied } haben je { $total } Ansehen und { $left } Livre übrig und teilen sich den Sieg.
    .you = { $tied } habt je { $total } Ansehen und { $left } Livre übrig und teilt euch den Sieg.
window-score-livre_left = Livre übrig (bei Gleichstand)

window-new_game-additions-rococo = Erweiterungen

window-finale-rococo = Der Ball

window-past-over-rococo = Nach dem Ball

window-records-told-rococo = Spiele: { $games }, gewonnen: { $wins }, im Mittel { $mean } Ansehen, Bestwert { $best }

window-records-items-rococo = Ansehen im Mittel, nach Posten

window-tutor-rococo = Lucille, Schneiderin des Königs

window-learn-group-workshop = In der Werkstatt
window-learn-group-palace = Im Palast
window-learn-group-more = Erweiterungen

window-drop-lace = Spitze
window-drop-notions = Garn und Spitze
window-drop-silk = Als Seide behalten
window-drop-thread = Garn

window-round-why = Wer nicht eingestellt wurde, verlässt das Spiel. { $workshop }: Nur die { $n } Felder ganz rechts werden geräumt; das Übrige rückt nach rechts und bleibt.
