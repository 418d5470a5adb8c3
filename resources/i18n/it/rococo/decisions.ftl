### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player }: scegli una carta per la mano
prompt-select_card_counted = { $player }: scegli la carta { $number } di { $all } per la mano
prompt-play_card = { $player }: gioca un dipendente
prompt-choose_action = { $player }: che cosa fa { FORM($card, "the") }?
prompt-acquire_resource = { $player }: quale tessera risorsa acquisisci?
prompt-keep_resource = { $player }: tieni la tessera come seta, o la scambi con la sua metà inferiore?
prompt-pay_silk = { $player }: quali tessere dai per { FORM($dress, "the") }? Occorre: { $needs }.
prompt-place_dress = { $player }: noleggi { FORM($dress, "the") } a un invitato, o { FORM($dress, "it") } vendi per { $livre }?
prompt-place_dress_unsold = { $player }: a quale invitato noleggi { FORM($dress, "the") }?
prompt-take_reward = { $player }: prendi gratis una tessera risorsa
prompt-hire_employee = { $player }: chi assumi?
prompt-fund_decoration = { $player }: quale decorazione finanzi?
prompt-fund_decoration_discount = { $player }: quale decorazione finanzi, con { $livre } di sconto?
prompt-use_bonus = { $player }: usi il bonus { FORM($card, "of") } ({ $bonus })?
prompt-use_bonus_dress = { $player }: usi il bonus { FORM($dress, "of") } ({ $bonus })?
prompt-depute_employee = { $player }: chi invii a corte senza compenso, per usarne il bonus?
prompt-depute_employee_paid = { $player }: chi invii a corte in cambio di denaro, senza il bonus?
prompt-choose_notion = { $player }: un filo o un pizzo?
prompt-pay_for_prestige = { $player }: quanto prestigio compri, a { $livre } al punto?
prompt-discard_resources = { $player }: quali tessere scarti in cambio di prestigio?
prompt-over = Il ballo è finito.
prompt-played = Hai giocato tutte le tue carte.

prompt-make_dress-deluxe = { $player }: quale abito confezioni?
prompt-make_dress-original = { $player }: quale abito confezioni?

prompt-make_dress_extra-deluxe = { $player }: quale altro abito confezioni?
prompt-make_dress_extra-original = { $player }: quale altro abito confezioni?

prompt-make_dress_sold-deluxe = { $player }: quale altro abito confezioni, per venderlo subito?
prompt-make_dress_sold-original = { $player }: quale altro abito confezioni, per venderlo subito?

waiting-select_card = { $player } sceglie la mano
waiting-keep_resource = { $player } decide che cosa fare di una tessera risorsa
waiting-discard_resources = { $player } sceglie le tessere da scartare
waiting-other = { $player } sta giocando

action-favor = Rivendicare il favore
action-acquire = Acquisire risorse
action-hire = Assumere
action-depute = Inviare a corte
action-fund = Finanziare una decorazione
action-forfeit = Rinunciare: solo il bonus
action-forfeit_bare = Rinunciare: nulla in cambio

action-make_dress-deluxe = Confezionare un abito
action-make_dress-original = Confezionare un abito

deed-favor = rivendica il favore
deed-acquire = acquisisce risorse
deed-acquire_traded = scambia una tessera
deed-hire = assume
deed-depute = invia a corte
deed-fund = finanzia
deed-forfeit = rinuncia all’azione

deed-make_dress-deluxe = confeziona
deed-make_dress-original = confeziona
deed-make_dress_sold-deluxe = confeziona e vende
deed-make_dress_sold-original = confeziona e vende

option-silk = Tieni come seta
option-thread = Filo
option-lace = Pizzo
option-notions = Scambia con { $notions }
option-sell = Vendi per { $livre }
option-use = Usa il bonus
option-forfeit = Rinuncia al bonus
option-done = Fatto
option-buy = { $prestige } per { $livre }
option-give = Dai { $silk }
option-give_lost = Dai { $silk } (perduta: { $lost })
