### Alone with Madame du Barry.

lesson-madame-name = A rival without a purse
lesson-madame-about = Alone with Madame du Barry: how her cards work, and how to get ahead of her.

lesson-madame-welcome-say = Nobody else at the table? Then Madame du Barry plays. She has no money and makes no choices: each turn she reveals a card, and takes free of charge what it says.

lesson-madame-tie-say = Suppose you both end with 60 prestige, and you have Livre left. Who wins?
lesson-madame-tie-you = I do
lesson-madame-tie-you_reply = Against anyone else, yes. But this lady never loses a tie.
lesson-madame-tie-she = She does
lesson-madame-tie-she_reply = She does, of course! So one more prestige than hers it must be.
lesson-madame-tie-nobody = Nobody
lesson-madame-tie-nobody_reply = A king’s favorite who shares a victory? Never.

lesson-madame-tailor-say = Her cards count the garments from the right, so take the one there before she does: a Master, the blue gown, and the Master guest in the Royal hall.
lesson-madame-tailor-else = Take it back. In the Royal hall you are level, one to one, and she has the Master guest: the blue gown changes that.

lesson-madame-reveals-say = Now she reveals. Watch the drawers!

lesson-madame-tiles-say = The whole first drawer! She never uses her silk; she hoards it. Every { $each } tiles are 1 prestige at the end, and now she has { $tiles }. So they are worth…
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = One for every { $each } of them.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Whatever lies alone in a drawer costs you nothing and costs her half a point: take it.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = It takes { $each } of them for one prestige.

lesson-madame-favor-say = Let your Journeyman claim the Queen’s favor. One of her cards wants it, too; that card brings her { $instead } prestige in any case, but the favor would be yours.
lesson-madame-favor-else = Take it back: to the Queen, before Madame is there.

lesson-madame-sews-say = Her next card…

lesson-madame-hall-say = The rightmost garment, free of charge; another card named hall 5, and there she takes the Master guest first. One garment each in hall 5. What does your majority there bring now?
lesson-madame-hall-two = { $first }, as a tie pays both
lesson-madame-hall-two_reply = The tie is broken: look at the golden thimble on her place.
lesson-madame-hall-one = { $second }, for the second
lesson-madame-hall-one_reply = With three at the table, yes. Between two there is no second place.
lesson-madame-hall-nothing = Nothing
lesson-madame-hall-nothing_reply = Alas: her Master guest breaks the tie, and between two there is no second place. Every majority is all or nothing!

lesson-madame-crowns-say = Now the employees. Whatever her card says: if there are crowns, she takes the one that brings her most.

lesson-madame-hire-say = So hire before she does. The couples: { $pair } prestige for each gown with its frock coat, and you have { $pairs } such pairs.
lesson-madame-hire-else = Take it back: the crown for couples, { $couples } prestige to you, would be hers in a moment.
lesson-madame-hire-level6-staff = A crown, too, but with your staff of { $staff } it brings { $staffed }, the couples { $couples }. Take it back.

lesson-madame-hires-say = And she?

lesson-madame-more-say = There: the other crown. And since she hired, she draws a card more for this round, as your own newcomer plays a card more for you.

lesson-madame-end-say = So that is she: she takes tiles, the garments on the right, crowns. Take first what suits both of you, win halls outright, and stay one prestige ahead. Your servant, Madame!
