### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player }: elige una carta para tu mano
prompt-select_card_counted = { $player }: elige la carta { $number } de { $all } para tu mano
prompt-play_card = { $player }: juega un empleado
prompt-choose_action = { $player }: ¿qué hace { FORM($card, "the") }?
prompt-acquire_resource = { $player }: ¿qué loseta de recursos adquieres?
prompt-keep_resource = { $player }: ¿guardas la loseta como seda o la cambias por su mitad inferior?
prompt-pay_silk = { $player }: ¿qué losetas entregas para { FORM($dress, "the") }? Hace falta: { $needs }.
prompt-place_dress = { $player }: ¿alquilar { FORM($dress, "the") } a un invitado o vender la prenda por { $livre }?
prompt-place_dress_unsold = { $player }: ¿a qué invitado alquilas { FORM($dress, "the") }?
prompt-take_reward = { $player }: toma gratis una loseta de recursos
prompt-hire_employee = { $player }: ¿a quién contratas?
prompt-fund_decoration = { $player }: ¿qué decoración financias?
prompt-fund_decoration_discount = { $player }: ¿qué decoración financias con una rebaja de { $livre }?
prompt-use_bonus = { $player }: ¿usas la bonificación { FORM($card, "of") } ({ $bonus })?
prompt-use_bonus_dress = { $player }: ¿usas lo que da { FORM($dress, "the") } ({ $bonus })?
prompt-depute_employee = { $player }: ¿a quién envías a la corte sin cobrar, para usar su bonificación?
prompt-depute_employee_paid = { $player }: ¿a quién envías a la corte por dinero, sin su bonificación?
prompt-choose_notion = { $player }: ¿un hilo o un encaje?
prompt-pay_for_prestige = { $player }: ¿cuánto prestigio compras, a { $livre } el punto?
prompt-discard_resources = { $player }: ¿qué losetas descartas a cambio de prestigio?
prompt-over = El baile ha terminado.
prompt-played = Ya has jugado todas tus cartas.

prompt-make_dress-deluxe = { $player }: ¿qué prenda confeccionas?
prompt-make_dress-original = { $player }: ¿qué prenda confeccionas?

prompt-make_dress_extra-deluxe = { $player }: ¿qué otra prenda confeccionas?
prompt-make_dress_extra-original = { $player }: ¿qué otra prenda confeccionas?

prompt-make_dress_sold-deluxe = { $player }: ¿qué otra prenda confeccionas para venderla al momento?
prompt-make_dress_sold-original = { $player }: ¿qué otra prenda confeccionas para venderla al momento?

waiting-select_card = { $player } está eligiendo su mano
waiting-keep_resource = { $player } está decidiendo qué hacer con una loseta de recursos
waiting-discard_resources = { $player } está eligiendo losetas que descartar
waiting-other = { $player } está jugando

action-favor = Reclamar el favor
action-acquire = Adquirir recursos
action-hire = Contratar
action-depute = Enviar a la corte
action-fund = Financiar una decoración
action-forfeit = Renunciar: solo la bonificación
action-forfeit_bare = Renunciar: nada a cambio

action-make_dress-deluxe = Confeccionar una prenda
action-make_dress-original = Confeccionar una prenda

deed-favor = reclama el favor
deed-acquire = adquiere recursos
deed-acquire_traded = cambia una loseta
deed-hire = contrata
deed-depute = envía a la corte
deed-fund = financia
deed-forfeit = renuncia a la acción

deed-make_dress-deluxe = confecciona
deed-make_dress-original = confecciona
deed-make_dress_sold-deluxe = confecciona y vende
deed-make_dress_sold-original = confecciona y vende

option-silk = Guardar como seda
option-thread = Hilo
option-lace = Encaje
option-notions = Cambiar por { $notions }
option-sell = Vender por { $livre }
option-use = Usar la bonificación
option-forfeit = Renunciar a ella
option-done = Listo
option-buy = { $prestige } por { $livre }
option-give = Entregar { $silk }
option-give_lost = Entregar { $silk } (se pierde: { $lost })
