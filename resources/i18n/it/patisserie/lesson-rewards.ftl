### Table bonuses, special bonuses, star cards.

lesson-rewards-name = Bonus su bonus
lesson-rewards-about = Bonus delle tavole, bonus speciali e carte stella.

lesson-rewards-signs-say = Il cartello di una tavola mostra il bonus della tavola: che cosa deve avere un dolce, o non deve avere, e che cosa ottieni. Accanto o sotto ci sono i punti per chi ha più dolci.

lesson-rewards-which-say = In tutti e due i tuoi dolci ci sono noci. Quale tavola dà qualcosa per le noci?
lesson-rewards-which-left = Quella a sinistra
lesson-rewards-which-left_reply = Quella a sinistra: una tessera ingrediente a tua scelta, ogni volta che arrivi con le noci.
lesson-rewards-which-middle = Quella al centro
lesson-rewards-which-middle_reply = Quella al centro ama il miele.
lesson-rewards-which-right = Quella a destra
lesson-rewards-which-right_reply = Quella a destra non vuole né miele né noci né uova.

lesson-rewards-special-say = Un bonus speciale: chi soddisfa la condizione mette un segnalino sulla casella libera migliore. Qui servono { $needed } dolci a una tavola, e il { $best } ce l’ha Manon. Che cosa potresti ottenere?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = Lì è seduta Manon.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = Il { $second }. Chi arriva terzo ottiene { $third }, e poi è finita: quindi sbrigati!
lesson-rewards-special-none = Niente
lesson-rewards-special-none_reply = Le caselle sono { $places }, e ogni giocatore ne prende una.

lesson-rewards-third-say = Alla tavola a sinistra ci sono già { $own } dolci tuoi. Gioca l’Assistente, e consegna lì il Massepain.
lesson-rewards-third-then_choose_action = Consegna!
lesson-rewards-third-then_deliver = Il Massepain.
lesson-rewards-third-then_place_dish = Alla tavola a sinistra.
lesson-rewards-third-then_take_ingredient = Le noci ti portano una tessera ingrediente, gratis: una qualsiasi di quelle esposte.
lesson-rewards-third-then_claim_special = { $needed } dolci a una tavola: rivendica!
lesson-rewards-third-pastry-noisettine = La Noisettine va altrove. Torna indietro: il Massepain.
lesson-rewards-third-start-chef-2 = Il cappello serve più tardi. Torna indietro, e gioca l’Assistente.
lesson-rewards-third-else = Così manca il terzo dolce. Torna indietro: il Massepain, la tavola a sinistra.

lesson-rewards-full-say = { $needed } a una tavola: il { $second } è tuo! Ora la Noisettine, alla tavola in alto: quella non vuole miele.
lesson-rewards-full-then_place_dish = Un posto qualsiasi alla tavola in alto.
lesson-rewards-full-done = E la Noisettine? Torna indietro, e consegnala.
lesson-rewards-full-else = La tavola in alto la ripaga con una farina. Torna indietro.

lesson-rewards-wait-say = Ora il tuo segnalino sta lì, e conta alla fine. Un bonus speciale, un segnalino: non puoi rivendicarlo due volte.

lesson-rewards-star-say = { $starred } dolci a una tavola sono anche ciò che chiede questa carta stella. Gioca il Pasticciere, e assumila.
lesson-rewards-star-then_choose_action = Assumi!
lesson-rewards-star-then_hire = La carta stella per { $starred } dolci a una tavola.
lesson-rewards-star-else = Non è quello che ci serve. Torna indietro: assumi la carta stella per { $starred } dolci a una tavola.

lesson-rewards-shine-say = La stella è arrivata in mano come una carta qualsiasi. Quando tocca a te, giocala: scegli un’azione principale, poi il suo bonus porta subito { $star } punti prestigio. In un round futuro li porta di nuovo.
lesson-rewards-shine-else = { $star } punti prestigio! Torna indietro.

lesson-rewards-end-say = Sul tuo tracciato ci sono già { $star } punti prestigio in più; ciò che sta in giardino conta alla fine. Monete per la tavola, gloria per chi è svelto, una stella per chi la merita.
