### What the coach says before a choice.

coach-first_hand = After { $rounds } rounds the most prestige wins, and { $garments } at the ball bring most of it. Choose whom you play this round, one card a turn: a Master makes any { $garment }, an Apprentice fetches silk as well as anybody.
coach-hand_for_garments = You have all you need for { $makeable } of the { $garments } on display. Take somebody who can tailor, and play that card early.
coach-hand_for_garments_named = You have all you need to tailor { FORM($pieces, "the") }. Take somebody who can, and play that card early.
coach-favor_mine = You had the Queen’s favor, so you begin this round: of all that is new on display, you choose first. The favor is back; whoever claims it now begins the next round.
coach-favor_others = Somebody else had the Queen’s favor, and begins this round: they choose first of all that is new on display. The favor is back; whoever claims it now begins the next round.
coach-rest_of_supply = Whoever you leave now, you must take next round: the discards come back only when the supply is empty.
coach-discards_back = Your supply was too small: you have all of it in hand, and the discards are your supply again. Choose the rest from them.
coach-last_hand = The last round! Choose employees who bring prestige at once; nothing is worth saving any more.
coach-last_cards = These are your last cards in this game. What you still own in silk counts nothing: make a { $garment } of it, or spend your { $livre } Livre on a decoration.
coach-save_for_last = After this round there is only one more. Keep some Livre for it: then decorations are the best that money buys. Silk that becomes no { $garment } counts nothing.
coach-first_card = Each card does one action, then its bonus. On the { $garments } on display, the price stands above and the silk on the right. Silk, thread and lace come from the resource tiles.
coach-garment_now = You could tailor right now: you have everything for { $tailorable } of the { $garments } on display. The best guests go to whoever comes first.
coach-garment_now_named = You could tailor { FORM($pieces, "the") } right now. The best guests go to whoever comes first.
coach-rich = You have { $livre } Livre. Money hardly counts at the end; decorations do, and whoever comes first has the choice.
coach-rich_named = You have { $livre } Livre. Money hardly counts at the end; decorations do. You can pay for: { $pieces }.
coach-little_silk = There is little silk on your rack. Any employee may acquire a tile, even an Apprentice.
coach-missing_hall = You are in all halls but these: { $pieces }. Once you are in every hall, you take a place among those of all halls at once.
coach-rich_late = You have { $livre } Livre. Money hardly counts at the end; fund a decoration that brings prestige.
coach-rich_late_named = You have { $livre } Livre. Money hardly counts at the end; fund what brings prestige. You can pay for: { $pieces }.
coach-start_player = The Queen’s favor is still there: some Livre now, and the first move next round.
coach-guest = Your { $garment } is at the ball: at the end it brings its prestige, and counts towards the majority in its hall. Whoever is in all halls is rewarded, too.
coach-hired = Whom you hired is in your hand already: play that card this very round. From then on it comes back like the others.
coach-deputed = Who was deputed is gone for good. With fewer employees, the good ones come back to your hand sooner.
coach-deputed_master = A Master who was deputed is gone for good, and nobody else hires or makes the finest { $garments }. Money alone seldom makes up for that.
coach-first_action = Look at an action to read what it would cost and bring. What this employee may not do stays pale. “All actions” in pictures: press the button that is lit.
coach-hire_early = A Master may hire, too. Do it early: whoever comes now works this very round, and the bonus pays each time that you play the card.
coach-hire_now = Only Masters hire. Whoever comes is in your hand at once and plays in this very round, too: one turn more.
coach-depute_now = Deputed early, a weak employee pays twice: Livre now, and the better ones come to your hand more often. Your staff: { $staff } cards.
coach-favor_now = The Queen’s favor costs nothing but the turn: it brings Livre at once, and whoever has it begins the next round.
coach-acquire_now = Every employee may acquire a tile, so spare your Masters for what only they can do. Take the colors of one { $garment } on display.
coach-fund_now = Decorations need neither silk nor a Master, only Livre, and they count at the end. Whoever funds early has the choice.
coach-last_of_round = Your last card in this round. After it comes the income, and new { $garments }, tiles and employees are laid out.
coach-new_wares = A new round, and new { $garments }, tiles and employees. Find the { $garment } for which you lack least before you play a card.
coach-read_bonus = A card’s bonus follows its action, whichever that is. Where two cards can do the same, let the bonus decide which one plays now.
coach-depute_last_card = A weak employee can be deputed, sent away for money: Livre at once, and better ones come to your hand more often. But a deputed one leaves for good.
coach-which_garment = The price falls from left to right. All { $garments } bring prestige; dearer silk mostly brings more.
coach-which_guest = The reward at a place is yours at once. At the end whoever has most { $garments } in a hall scores: where nobody is yet, one is enough for now.
coach-master_guest = A place with a thimble takes only what a Master made. If a hall is tied, whoever has more there wins, then whoever pays the musician; whoever is still tied scores in full.
coach-second_guest = Count the { $garments } in each hall: where can you still become first, and where do you only strengthen others?
coach-keep_or_trade = Keep the tile for its silk, or give it up for thread or lace; never both.
coach-whom_to_hire = The new employee comes to your hand and works this very round. The fewer are left, the cheaper they are. The Roman number is the level, which rises from round to round.
coach-statues = A statue counts at the end for each color among your { $garments } with guests; a second one needs a second { $garment } of each color. It suits whoever makes many colors.
coach-musicians_first = You could pay a musician: you then count as present in his hall, win ties there that Master guests leave open, and score the prestige below him.
coach-statues_first = You could pay for a statue: besides the prestige below it, it counts at the end for each color among your { $garments } with guests.
coach-bonus = The bonus comes on top of the action, after it. Without a good reason not to, use it.

coach-which_tile-deluxe = Take the colors of the garment that you want next. A nearly empty drawer is the cheapest.
coach-which_tile-original = Take the colors of the dress that you want next. A nearly empty segment is the cheapest.

coach-kitchens_first-deluxe = You could pay for a kitchen: in each income to come, the one for the staff adds Livre for each decoration of yours, the one for the guests for each { $garment } of yours with a guest.
coach-kitchens_first-original = You could pay for a fountain: in each income to come, the upper one adds Livre for each decoration of yours, the lower one for each { $garment } of yours with a guest.

coach-which_decoration-deluxe = A kitchen pays in each income that is still to come, so it is worth the most early. Musicians and fireworks bring their prestige at the end, whenever they are funded.
coach-which_decoration-original = A fountain pays in each income that is still to come, so it is worth the most early. Musicians and fireworks bring their prestige at the end, whenever they are funded.
