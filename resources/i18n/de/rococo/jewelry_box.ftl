### Das Schmuckkästchen.

expansion-jewelry_box-name = Schmuckkästchen
expansion-jewelry_box-text = Halsketten und Ringe werden zusammen mit dem verliehen, was du schneiderst, und ein spezialisierter Lehrling will eingestellt werden. Arbeiter legen Prüfungen ab und werden Gesellen und Meister.

prompt-place_dress_further = { $player }: Möchtest du { FORM($dress, "the") } an einen Gast verleihen, für { $livre } verkaufen oder erst Schmuck dazu kaufen?
prompt-place_dress_unsold_further = { $player }: Möchtest du { FORM($dress, "the") } an einen Gast verleihen oder erst Schmuck dazu kaufen?
prompt-hire_employee_further = { $player }: Wen stellst du ein? Dein spezialisierter Lehrling kostet nichts.
prompt-choose_jewelry = { $player }: Welchen Schmuck nimmst du kostenlos für { FORM($dress, "the") }?
prompt-choose_task = { $player }: Das Plättchen passt zu zwei Aufgaben der Gesellenprüfung. Welche erfüllst du?
prompt-choose_graduate_journeyman = { $player }: Welchen Gesellen nimmst du aus dem Stapel der Gesellenprüfung auf die Hand?
prompt-choose_graduate_master = { $player }: Welchen Meister nimmst du aus dem Stapel der Meisterprüfung auf die Hand?
prompt-use_from_supply = { $player }: Wen aus deinem Vorrat legst du ab, um dessen Bonus zu nutzen?
prompt-copy_bonus = { $player }: Welchen Bonus oben auf einem fremden Ablagestapel ahmst du nach?

waiting-choose_jewelry = { $player } wählt Schmuck
waiting-choose_task = { $player } wählt, welche Aufgabe ein Plättchen erfüllt
waiting-choose_graduate = { $player } wählt jemanden aus dem Stapel der Prüfung
waiting-use_from_supply = { $player } wählt jemanden aus dem Vorrat
waiting-copy_bonus = { $player } wählt einen Bonus zum Nachahmen

action-journeyman_examination = Gesellenprüfung ablegen
action-master_examination = Meisterprüfung ablegen

deed-journeyman_examination = besteht die Gesellenprüfung
deed-master_examination = besteht die Meisterprüfung

obstacle-no_jeweler = erst eine Dekoration beim Juwelier finanzieren
obstacle-other_guest = Halsketten sind für Damen, Ringe für Herren
obstacle-condition = die Bedingung ist nicht erfüllt
obstacle-other_examination = du bereitest dich auf die andere Prüfung vor
obstacle-open_tasks = noch nicht alle Aufgaben dieser Prüfung sind erfüllt

event-jewelry_removed = Nicht genommen und aus dem Spiel: { $jewel }.
event-jewelry_revealed = Beim Juwelier liegt neuer Schmuck aus.
event-jewelry_taken = nimmt Schmuck für { FORM($dress, "the") }: { $jewel }
    .you = nimmst Schmuck für { FORM($dress, "the") }: { $jewel }
    .do = nimm dafür Schmuck ({ $jewel })
event-task_fulfilled = erfüllt eine Aufgabe: { $task }
    .you = erfüllst eine Aufgabe: { $task }
event-graduate_taken = nimmt { FORM($card, "a") } aus dem Stapel der Prüfung
    .you = nimmst { FORM($card, "a") } aus dem Stapel der Prüfung
event-graduate_taken_secret = nimmt eine Karte aus dem Stapel der Prüfung
    .you = nimmst eine Karte aus dem Stapel der Prüfung
event-specialist_hired = stellt den spezialisierten Lehrling kostenlos ein
    .you = stellst den spezialisierten Lehrling kostenlos ein
    .do = stelle den spezialisierten Lehrling ein
event-employee_shown = legt { FORM($card, "the") } aus dem Vorrat ab
    .you = legst { FORM($card, "the") } aus dem Vorrat ab
    .do = lege { FORM($card, "the") } aus dem Vorrat ab
event-bonus_copied = ahmt den Bonus { FORM($card, "of") } nach
    .you = ahmst den Bonus { FORM($card, "of") } nach
    .do = ahme den Bonus { FORM($card, "of") } nach
event-candidate_left = verliert { FORM($card, "the") }, vom Los für die Prüfung bestimmt
    .you = verlierst { FORM($card, "the") }, vom Los für die Prüfung bestimmt

event-jewelry_allowed-matching = hat Anrecht auf Schmuck derselben Farbe
    .you = hast Anrecht auf Schmuck derselben Farbe
event-jewelry_allowed-suitable = hat Anrecht auf jeden passenden Schmuck
    .you = hast Anrecht auf jeden passenden Schmuck
event-jewelry_allowed-none = hat kein Anrecht auf Schmuck
    .you = hast kein Anrecht auf Schmuck
event-jewelry_allowed-no_jeweler = hat keinen Platz beim Juwelier und nimmt keinen Schmuck
    .you = hast keinen Platz beim Juwelier und nimmst keinen Schmuck
event-jewelry_allowed-no_tile = findet keinen solchen Schmuck
    .you = findest keinen solchen Schmuck

event-deck_searched-journeyman = sieht den Stapel der Gesellenprüfung durch
    .you = siehst den Stapel der Gesellenprüfung durch
event-deck_searched-master = sieht den Stapel der Meisterprüfung durch
    .you = siehst den Stapel der Meisterprüfung durch

event-examination_passed-journeyman_examination = besteht die Gesellenprüfung
    .you = bestehst die Gesellenprüfung
event-examination_passed-master_examination = besteht die Meisterprüfung
    .you = bestehst die Meisterprüfung

reason-jewelry = Schmuck
reason-examination = Prüfung
reason-jewelry_income = Schmuck

item-jewelry = Schmuck

part-jewelry = { $n ->
    [one] 1 Schmuckplättchen: { $points }
   *[other] { $n } Schmuckplättchen: { $points }
}

decoration-jeweler = Juwelier { $number }

jewel-yellow-deluxe = blaue Halskette
jewel-yellow-original = gelbe Halskette

jewel-red-deluxe = grüne Halskette
jewel-red-original = rote Halskette

jewel-green-deluxe = rosa Ring
jewel-green-original = grüner Ring

jewel-blue-deluxe = orange Ring
jewel-blue-original = blauer Ring

task-thread_or_lace = Lehrling: Garn oder Spitze
task-decoration = Lehrling: Dekoration

task-common_silk-deluxe = Lehrling: blaue oder rosa Seide
task-common_silk-original = Lehrling: gelbe oder grüne Seide

task-rare_silk-deluxe = Lehrling: grüne oder orange Seide
task-rare_silk-original = Lehrling: rote oder blaue Seide

task-gown-deluxe = Geselle: Kleid
task-gown-original = Geselle: Damenkleid

task-coat-deluxe = Geselle: Gehrock
task-coat-original = Geselle: Herrenrock

task-master_dress-deluxe = Meister: beliebiges Gewand
task-master_dress-original = Meister: beliebiges Kleid

condition-livre = mindestens { $number } Livre
condition-jewelry = mindestens { $number } Schmuckplättchen
condition-decoration_types = Dekorationen von mindestens { $number } Arten
condition-supplies = mindestens { $number } Rohstoffplättchen, { $notions } Garn und { $notions } Spitzen
condition-prestige = mindestens { $number } Ansehen
condition-master_examination = die Prüfung zum Meister bestanden
condition-all_halls = in allen { $number } Sälen vertreten

condition-coats-deluxe = mindestens { $number } Gehröcke auf dem Spielplan
condition-coats-original = mindestens { $number } Herrenröcke auf dem Spielplan

condition-gowns-deluxe = mindestens { $number } Kleider auf dem Spielplan
condition-gowns-original = mindestens { $number } Damenkleider auf dem Spielplan

condition-master_spaces-deluxe = mindestens { $number } Gewänder bei Meistergästen
condition-master_spaces-original = mindestens { $number } Kleider bei Meistergästen

outlook-chance-deck_searched = dann eine Karte nach Wahl

hint-card-condition = Zu Beginn ausgeteilt und noch nicht in deinem Personal. Ein Meister stellt diesen Lehrling einmal ohne Bezahlung ein, unter einer Bedingung: { $condition }.

hint-decoration-jeweler = Von nun an kannst du mit jedem { $garment }, das du an einen Gast verleihst, eine Halskette oder einen Ring kaufen. Ein Platz beim Juwelier je Spieler.

bonus-use_from_supply = jemanden aus deinem Vorrat ablegen und dessen Bonus nutzen
bonus-copy_bonus = den obersten Bonus eines fremden Ablagestapels nutzen
bonus-livre_per_hall = { $amount_livre } für jeden Saal erhalten, in dem du vertreten bist
bonus-livre_per_decorations = { $amount_livre } für je { $every } deiner Dekorationen erhalten
bonus-livre_per_rings = { $amount_livre } für je { $every } deiner Ringe erhalten
bonus-prestige_per_jewelry = 1 Ansehen für je { $every } deiner Schmuckplättchen erhalten
bonus-livre_per_jewelry = { $amount_livre } für je { $every } deiner Schmuckplättchen erhalten
bonus-gain_prestige = { $amount_prestige } erhalten
bonus-gain_jewelry = Schmuck beliebiger Farbe erhalten, wenn du einen Platz beim Juwelier hast
bonus-prestige_with_jewelry = { $amount_prestige } mit Schmuck der gleichen Farbe erhalten

bonus-make_and_sell-deluxe = noch ein Gewand ohne Fingerhut schneidern, verkaufen und { $prestige_prestige } erhalten
bonus-make_and_sell-original = noch ein Kleid ohne Fingerhut schneidern, verkaufen und { $prestige_prestige } erhalten

bonus-prestige_in_hall-deluxe = 1 Ansehen für je { $every } deiner Gewänder in einem Saal erhalten
bonus-prestige_in_hall-original = 1 Ansehen für je { $every } deiner Kleider in einem Saal erhalten

bonus-livre_in_hall-deluxe = { $amount_livre } für jedes deiner Gewänder in einem Saal erhalten
bonus-livre_in_hall-original = { $amount_livre } für jedes deiner Kleider in einem Saal erhalten

bonus-livre_per_master_spaces-deluxe = { $amount_livre } für je { $every } deiner Gewänder bei Meistergästen erhalten
bonus-livre_per_master_spaces-original = { $amount_livre } für je { $every } deiner Kleider bei Meistergästen erhalten

bonus-prestige_per_pair-deluxe = 1 Ansehen für jedes Paar aus einem blauen und einem grünen Kleid von dir erhalten
bonus-prestige_per_pair-original = 1 Ansehen für jedes Paar aus einem gelben und einem roten Kleid von dir erhalten

bonus-livre_without_color-deluxe = ohne eigenes grünes Kleid { $red_livre } erhalten, ohne orangefarbenen Gehrock { $blue_livre }
bonus-livre_without_color-original = ohne eigenes rotes Kleid { $red_livre } erhalten, ohne blauen Herrenrock { $blue_livre }

final-jewelry_sets = am Ende: { $prestige_prestige } für jeden Satz aller vier Arten Schmuck
final-necklace_pairs = am Ende: { $prestige_prestige } für je { $every } deiner Halsketten
final-decorations = am Ende: { $prestige_prestige } für jede deiner Dekorationen
final-apprentice_pairs = am Ende: { $prestige_prestige } für je { $every } Lehrlinge deines Personals

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, mit Schmuck: { $pin }

window-jeweler-undone = Noch niemand hat sie erfüllt.
window-jeweler-own = Dein Schmuck: { $jewels }
window-jeweler-of = Schmuck von { $name }: { $jewels }
window-jeweler-name = Juwelier
window-jeweler-bag = Schmuckplättchen im Beutel: { $n }
window-jeweler-no_jewel = Leerer Platz, { $price } Livre
window-jeweler-jewel = { $jewel }, { $price } Livre
window-jeweler-done = Erfüllt von: { $names }.
window-jeweler-preparing = In Vorbereitung: { $names }.
window-jeweler-examination_deck = { $name }, Karten im Stapel: { $n }
window-jeweler-specialist = Einzustellen
window-jeweler-jewelry = Schmuck
window-jeweler-none = Noch keiner.

window-jeweler-count = { $n ->
    [one] 1 Schmuckplättchen
   *[other] { $n } Schmuckplättchen
}

window-jeweler-deck = { $n ->
    [one] 1 Karte im Stapel.
   *[other] { $n } Karten im Stapel.
}

window-jeweler-examination-journeyman = Geselle
window-jeweler-examination-master = Meister

window-jeweler-progress-journeyman = { $done } Aufgaben der Gesellenprüfung
window-jeweler-progress-master = { $done } Aufgaben der Meisterprüfung

hint-action-journeyman_examination = Zahle { $livre } für die Prüfung und erhalte { $prestige }. Der Arbeiter nutzt den Bonus und verlässt das Spiel für immer; du wählst einen Gesellen aus dem Stapel der Prüfung für deine Hand.
hint-action-master_examination = Zahle { $livre } für die Prüfung und erhalte { $prestige }. Der Arbeiter nutzt den Bonus und verlässt das Spiel für immer; du wählst einen Meister aus dem Stapel der Prüfung für deine Hand.

hint-jeweler-own = Jedes Stück bringt 1 Livre bei jedem Einkommen und 1 Ansehen am Ende.
hint-jeweler-board = Wer hier einen Marker hat, höchstens einen, darf zu einem { $garment }, das er an einen Gast verleiht, ein Schmuckstück nehmen. Halsketten sind für { $gowns }, Ringe für { $coats }.
hint-jeweler-bag = In jeder Runde verlässt der Schmuck ganz rechts das Spiel, der übrige rückt nach rechts, und neuer kommt aus dem Beutel.
hint-jeweler-empty = In der nächsten Runde kommt neuer Schmuck aus dem Beutel, solange es welchen gibt.
hint-jeweler-necklace = Für ein { $gown }, das du an einen Gast verleihst: Leg sie vorher darauf. In derselben Farbe bringt sie auch ein zufälliges Rohstoffplättchen. Jedes Schmuckstück: 1 Livre bei jedem Einkommen, 1 Ansehen am Ende.
hint-jeweler-ring = Für einen { $coat }, den du an einen Gast verleihst: Leg ihn vorher darauf. In derselben Farbe bringt er auch ein zufälliges Rohstoffplättchen. Jedes Schmuckstück: 1 Livre bei jedem Einkommen, 1 Ansehen am Ende.
hint-jeweler-journeyman = Sind alle ihre Aufgaben erfüllt, legt ein Lehrling für { $livre } Livre die Prüfung ab, bringt { $prestige } Ansehen und geht; du wählst einen Gesellen aus dem Stapel.
hint-jeweler-master = Sind alle ihre Aufgaben erfüllt, legt ein Geselle für { $livre } Livre die Prüfung ab, bringt { $prestige } Ansehen und geht; du wählst einen Meister aus dem Stapel.
hint-jeweler-specialist = Diesen Lehrling stellt ein Meister einmal kostenlos ein, wenn die Bedingung erfüllt ist. Niemand sonst sieht, wer es ist.

hint-task-thread_or_lace = Ein Lehrling erwirbt ein Plättchen, und du tauschst es gegen Garn oder Spitze.
hint-task-decoration = Ein Lehrling finanziert eine Dekoration.
hint-task-gown = Ein Geselle schneidert ein { $gown }, zum Verleihen oder zum Verkaufen.
hint-task-coat = Ein Geselle schneidert einen { $coat }, zum Verleihen oder zum Verkaufen.
hint-task-master_dress = Ein Meister schneidert ein beliebiges { $garment }, zum Verleihen oder zum Verkaufen.
hint-task-terms = Mit der Hauptaktion oder durch einen Bonus; je Aktion eine Aufgabe, und nur während du dich auf diese Prüfung vorbereitest.

hint-task-common_silk-deluxe = Ein Lehrling erwirbt ein Plättchen mit blauer oder rosa Seide, und du behältst es als Seide.
hint-task-common_silk-original = Ein Lehrling erwirbt ein Plättchen mit gelber oder grüner Seide, und du behältst es als Seide.

hint-task-rare_silk-deluxe = Ein Lehrling erwirbt ein Plättchen mit grüner oder orangefarbener Seide, und du behältst es als Seide.
hint-task-rare_silk-original = Ein Lehrling erwirbt ein Plättchen mit roter oder blauer Seide, und du behältst es als Seide.

guide-jewelry_box-1 = :decoration Finanziere eine Dekoration beim Juwelier, höchstens eine: Von da an darfst du zu jedem { $garment }, das du verleihst, ein Schmuckstück nehmen, zum Preis darüber. Halsketten sind für { $gowns }, Ringe für { $coats }.
guide-jewelry_box-2 = :ring Leg das Schmuckstück auf das { $garment }, bevor du es verleihst. Hat es dessen Farbe, ziehst du auch ein Rohstoffplättchen.
guide-jewelry_box-3 = :livre Jedes Schmuckstück bringt 1 Livre bei jedem Einkommen und 1 Ansehen am Ende.
guide-jewelry_box-4 = :card Dein spezialisierter Lehrling wartet neben deinen Karten. Ein Meister stellt ihn einmal kostenlos ein, wenn seine Bedingung erfüllt ist.
guide-jewelry_box-5 = :examination Lehrlinge erfüllen die Aufgaben der Gesellenprüfung, Gesellen und Meister die der Meisterprüfung; eine Aufgabe je Aktion. Sie werden von selbst markiert.
guide-jewelry_box-6 = :crown Sind alle Aufgaben erfüllt, ist die Prüfung eine Hauptaktion, für einen Lehrling die zum Gesellen, für einen Gesellen die zum Meister: Für { $examLivre } Livre bringt sie { $examPrestige } Ansehen, der Prüfling nutzt noch seinen Bonus und geht, und du nimmst eine Karte deiner Wahl aus dem Stapel auf die Hand. Dann kommt die andere Prüfung.

window-supplies-jewelry-heading = Schmuck nach Farbe
window-supplies-jewelry-kind = Art
window-supplies-jewelry-to_come = im Beutel
window-supplies-jewelry-on_display = beim Juwelier
window-supplies-jewelry-in_use = bei Spielern und Gästen
window-supplies-jewelry-rest = aus dem Spiel
window-supplies-jewelry-row = { $kind }: { $to_come } von { $total } im Beutel, { $on_display } beim Juwelier, { $in_use } bei Spielern und Gästen, { $rest } aus dem Spiel
