### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player }: choose a card for your hand
prompt-select_card_counted = { $player }: choose card { $number } of { $all } for your hand
prompt-play_card = { $player }: play an employee
prompt-choose_action = { $player }: what does { FORM($card, "the") } do?
prompt-acquire_resource = { $player }: which resource tile do you acquire?
prompt-keep_resource = { $player }: keep the tile as silk, or trade it for its lower half?
prompt-pay_silk = { $player }: which tiles do you give for { FORM($dress, "the") }? It takes { $needs }.
prompt-place_dress = { $player }: rent { FORM($dress, "the") } to a guest, or sell it for { $livre }?
prompt-place_dress_unsold = { $player }: to which guest do you rent { FORM($dress, "the") }?
prompt-take_reward = { $player }: take a resource tile free of charge
prompt-hire_employee = { $player }: whom do you hire?
prompt-fund_decoration = { $player }: which decoration do you fund?
prompt-fund_decoration_discount = { $player }: which decoration do you fund, { $livre } cheaper?
prompt-use_bonus = { $player }: use the bonus { FORM($card, "of") } ({ $bonus })?
prompt-use_bonus_dress = { $player }: use what { FORM($dress, "the") } brings ({ $bonus })?
prompt-depute_employee = { $player }: whom do you depute without pay, to use the bonus?
prompt-depute_employee_paid = { $player }: whom do you depute for money, without the bonus?
prompt-choose_notion = { $player }: a thread or a lace?
prompt-pay_for_prestige = { $player }: how much prestige do you buy, at { $livre } each?
prompt-discard_resources = { $player }: which tiles do you discard for prestige?
prompt-over = The ball is over.
prompt-played = All your cards are played.

prompt-make_dress-deluxe = { $player }: which garment do you tailor?
prompt-make_dress-original = { $player }: which dress do you make?

prompt-make_dress_extra-deluxe = { $player }: which further garment do you tailor?
prompt-make_dress_extra-original = { $player }: which further dress do you make?

prompt-make_dress_sold-deluxe = { $player }: which further garment do you tailor, to sell it at once?
prompt-make_dress_sold-original = { $player }: which further dress do you make, to sell it at once?

waiting-select_card = { $player } is choosing a hand
waiting-keep_resource = { $player } is deciding what becomes of a resource tile
waiting-discard_resources = { $player } is choosing tiles to discard
waiting-other = { $player } is playing

action-favor = Claim the Queen’s favor
action-acquire = Acquire resources
action-hire = Hire an employee
action-depute = Depute this employee
action-fund = Fund a decoration
action-forfeit = Forfeit: only the bonus
action-forfeit_bare = Forfeit: gain nothing

action-make_dress-deluxe = Tailor a garment
action-make_dress-original = Make a dress

deed-favor = claims the favor
deed-acquire = acquires
deed-acquire_traded = trades in
deed-hire = hires
deed-depute = deputes
deed-fund = funds
deed-forfeit = forfeits the action

deed-make_dress-deluxe = tailors
deed-make_dress-original = makes
deed-make_dress_sold-deluxe = tailors and sells
deed-make_dress_sold-original = makes and sells

option-silk = Keep as silk
option-thread = Thread
option-lace = Lace
option-notions = Trade for { $notions }
option-sell = Sell for { $livre }
option-use = Use the bonus
option-forfeit = Forfeit the bonus
option-done = Done
option-buy = { $prestige } for { $livre }
option-give = Give { $silk }
option-give_lost = Give { $silk } (lost: { $lost })
