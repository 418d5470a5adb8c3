### Fireworks with the balcony, and statues.

lesson-gardens-name = Fireworks and statues
lesson-gardens-about = The balcony that multiplies prestige, and statues that love colors.

lesson-gardens-welcome-say = At the end of the ball there are fireworks! For each one that you paid for, a garment of yours goes up from the Royal hall to the balcony, and counts there { $fewer } or { $times } times.

lesson-gardens-tailor-say = So we need somebody worth looking at. Let your Master tailor the orange frock coat on the right: { $prestige } prestige, there is no finer one.
lesson-gardens-tailor-else = Too modest for the balcony! Take it back, and let your Master tailor the orange frock coat.
lesson-gardens-tailor-start-journeyman = See the thimble on the coat? Only a Master makes it. Take it back.
lesson-gardens-tailor-start-apprentice-1 = An Apprentice does not tailor. Take it back, and play the Master.
lesson-gardens-tailor-fund = Fireworks with nobody to watch them? First the orange frock coat! Take it back.

lesson-gardens-guest-say = To the Royal hall with it! Only from there can a guest go up to the balcony.
lesson-gardens-guest-else = From there you hear the fireworks, but see nothing. Take it back: to the Royal hall!
lesson-gardens-guest-sell = { $value } Livre, tempting! But you have money enough, and { $prestige } prestige times { $times } are in reach. Take it back.

lesson-gardens-times-say = This coat is worth { $prestige } prestige. What will it be worth beside the fireworks marked ×{ $times }?
lesson-gardens-times-seven = { $plus } prestige
lesson-gardens-times-seven_reply = { $prestige } and { $times }? The sign says “times”.
lesson-gardens-times-eight = { $doubled } prestige
lesson-gardens-times-eight_reply = That would be at ×{ $fewer }. These are the bigger ones!
lesson-gardens-times-twelve = { $tripled } prestige
lesson-gardens-times-twelve_reply = { $tripled } instead of { $prestige }, so { $tripledMore } more. Add { $fireworks } for the fireworks themselves: not bad for { $cost } Livre!

lesson-gardens-others-say = First the others. Let us hope they leave us the rockets.

lesson-gardens-fund-say = Now light them! Let your Apprentice fund the fireworks for { $cost } Livre.
lesson-gardens-fund-else = Not that. Take it back: I want the fireworks for { $cost } Livre, with ×{ $times }.
lesson-gardens-fund-start-journeyman = The Journeyman has something else to do presently. Take it back, and send the Apprentice.
lesson-gardens-fund-fireworks-2 = Cheaper, but only ×{ $fewer }: { $doubledMore } prestige more instead of { $tripledMore }. Take it back.
lesson-gardens-fund-fireworks-4 = ×{ $times4 }, and { $fireworks4 } prestige of their own! But then only { $left } Livre are left, and I have plans for { $stone }. Take it back.
lesson-gardens-fund-musician-hall1 = { $royal } prestige, a proud sum. But the fireworks bring more, and for less: { $fireworks }, { $tripledMore } on the balcony, and perhaps a majority. Take it back.
lesson-gardens-fund-statue-1 = Presently! First the fireworks, before somebody else takes them. Take it back.

lesson-gardens-keep-say = A thread for { $thread } Livre? Better forfeit it: your last { $stone } Livre are the price of a statue, to the coin.
lesson-gardens-keep-else = And now the statue is { $thread } Livre too dear! Take it back, and forfeit the bonus.

lesson-gardens-most-say = The fireworks have a majority of their own: { $first } prestige for the most, { $second } for the second most. Colette has one of them, you have one. Who gets the { $first }?
lesson-gardens-most-me = I do
lesson-gardens-most-me_reply = Yes! In a tie the one farthest to the right wins. Colette gets the { $second }.
lesson-gardens-most-colette = Colette
lesson-gardens-most-colette_reply = She was first, but nobody asks for that. Look where the two stand: left, or right?
lesson-gardens-most-both = Both of us
lesson-gardens-most-both_reply = So it would be in a hall. Up here, the one farthest to the right breaks the tie.

lesson-gardens-turns-say = Let the others play. Meanwhile, look at the colors of your garments.

lesson-gardens-colors-say = A statue brings { $statue } prestige at the end for each color among your garments. You have { $garments } garments, in red frames. What would a statue bring?
lesson-gardens-colors-six = { $three } prestige
lesson-gardens-colors-six_reply = Look into the Royal hall, too: the orange one counts as well.
lesson-gardens-colors-eight = { $four } prestige
lesson-gardens-colors-eight_reply = Four colors, { $four } prestige: more than that a statue cannot bring.
lesson-gardens-colors-ten = { $many } prestige
lesson-gardens-colors-ten_reply = { $blue } of the { $garments } are blue, and a color counts only once.

lesson-gardens-statue-say = { $stone } Livre for { $four } prestige. Let your Journeyman fund the first statue!
lesson-gardens-statue-else = Not that. Take it back, and fund the statue for { $stone } Livre: { $four } prestige.
lesson-gardens-statue-musician-hall5 = { $music } prestige, and a hall more. But the statue brings { $four }! Take it back.
lesson-gardens-statue-forfeit = Do not leave { $bonus } Livre lying about. Take it back.

lesson-gardens-another-say = And a second statue? { $cost2 } Livre, and { $printed } prestige is printed there. But each garment counts for one statue only. What would it bring you?
lesson-gardens-another-nine = { $printedAndAll } prestige
lesson-gardens-another-nine_reply = For that you would need four more garments, one of each color.
lesson-gardens-another-three = { $printedAndOne } prestige
lesson-gardens-another-three_reply = { $printed }, and { $statue } for the second blue gown that is left over. Spend your money elsewhere!
lesson-gardens-another-nothing = Nothing
lesson-gardens-another-nothing_reply = Almost! But one garment is left over, and { $printed } prestige stands below the price.

lesson-gardens-balcony-say = Last question. When your coat goes up to the balcony, does it still count for the majority in the Royal hall, and for the statue?
lesson-gardens-balcony-yes = Yes, for both
lesson-gardens-balcony-yes_reply = For both! The halls are counted before anybody goes up, and the statue sees the balcony, too.
lesson-gardens-balcony-no = No, it has left
lesson-gardens-balcony-no_reply = The King thinks of everything: the halls are counted first. And statues have good eyes!

lesson-gardens-end-say = So: fireworks, if a fine garment of yours is in the Royal hall; a statue, if you have many colors. Spend it in time: at the end { $livre_per_prestige } Livre are just 1 prestige.
