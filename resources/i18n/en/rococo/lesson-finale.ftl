### A last round on one's own, with comments.

lesson-finale-name = Your own finale
lesson-finale-about = A last round in which you decide, and I only whisper.

lesson-finale-welcome-say = The last round, { $cards } cards, { $livre } Livre: the rest is yours to decide. With this hand I once ended at 69 prestige. Beat me!

lesson-finale-order-say = Two whispers first. The Journeyman brings 1 prestige for every { $every } decorations; the Apprentice funds once, and once more { $discount } Livre cheaper. Who should go first?
lesson-finale-order-apprentice = The Apprentice
lesson-finale-order-apprentice_reply = Of course: first there must be something to count.
lesson-finale-order-journeyman = The Journeyman
lesson-finale-order-journeyman_reply = Today the bonus would count { $own } decorations, the kitchen and the fireworks. Later it could be { $later }…
lesson-finale-order-same = It makes no difference
lesson-finale-order-same_reply = It does: the bonus counts when the card is played, not at the end.

lesson-finale-missing-say = And look at the halls: in one of them you are not yet represented, and nobody has the All halls bonus of { $bonus }. Which hall?
lesson-finale-missing-royal = The Royal hall
lesson-finale-missing-royal_reply = A green gown of yours is there already. Look for your emblem.
lesson-finale-missing-hall3 = Hall 3
lesson-finale-missing-hall3_reply = A blue gown of yours is there already. Look for your emblem.
lesson-finale-missing-hall5 = Hall 5
lesson-finale-missing-hall5_reply = Hall 5. A guest opens it to you, and so does its musician, for { $musician } Livre. But enough: play!

lesson-finale-one-say = Your first card. If you ask me: the Master, the blue gown with the thimble for { $price } Livre, and a Master guest in the Royal hall, under your fireworks.
lesson-finale-one-else = Another way than mine; show me that it is better!
lesson-finale-one-level3-fund = The Apprentice first? Fine: nobody can snatch your decorations now. The gown can wait, if Colette leaves it.
lesson-finale-one-level5-decorations = The Journeyman already? That counts { $own } decorations only. The Queen’s favor would console you: { $favor_prestige } prestige at the end.
lesson-finale-one-hire = A hired hand plays in this very round: one card more! The couples are worth { $couples } prestige to you now.
lesson-finale-one-favor = The favor: { $favor_livre } Livre now, { $favor_prestige } prestige at the end. A Journeyman could have fetched it as well, and a Master tailors.
lesson-finale-one-sell = Sold? In Livre, that is { $low } or { $high } prestige. On a guest it would have counted for the hall as well.
lesson-finale-one-depute = { $master } Livre are one prestige now. Somebody who tailors would have been worth more.
lesson-finale-one-forfeit = Forfeited? A whole card, in the last round? You like to live dangerously.

lesson-finale-two-say = Now the Apprentice, I should think: the musician in hall 5, { $music } prestige and All halls. Then, { $discount } Livre cheaper, the first statue: you have all four colors!
lesson-finale-two-else = I would have done otherwise, but it is your ball. Remember hall 5.
lesson-finale-two-start-master-2 = The Master now: nobody else makes what wears a thimble, and finds it a Master guest.
lesson-finale-two-level5-decorations = The Journeyman before the Apprentice? Then the bonus misses two decorations. Well, the favor perhaps.
lesson-finale-two-forfeit = Given up what could be had? { $livre_per_prestige } Livre kept are only one prestige.

lesson-finale-three-say = Last card, last chance: can your Journeyman still fetch the favor? { $favor_prestige } prestige, and then the bonus for your decorations. After that the King counts; “Look at the table” brings you back to me.
lesson-finale-three-else = Why not! What it brings, the King will say. I wait at the table.
lesson-finale-three-fund = Another decoration: the bonus counts it, too. Before the favor, though? Compare the prestige on it with { $favor_prestige }.
lesson-finale-three-make_dress = One more guest! Look where a majority turns.
lesson-finale-three-depute = { $journeyman } Livre? Less than one prestige. Somebody so loyal is worth more.

lesson-finale-sheet-say = More than 60 is a triumph, 69 was mine. If you are below, play the round once more: in another order, or with another guest.

lesson-finale-end-say = I have nothing left to teach you about a round. Take a seat at a real table; Colin, who overlooks who leads in the halls, is a kind first rival. And write to me from Versailles!
