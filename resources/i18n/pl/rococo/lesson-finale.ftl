### A last round on one's own, with comments.

lesson-finale-name = Twój własny finał
lesson-finale-about = Ostatnia runda, w której decydujesz ty, a ja tylko szepczę.

lesson-finale-welcome-say = Ostatnia runda. Karty: { $cards }, liwry: { $livre }. O reszcie decydujesz ty. Z tą ręką doszłam kiedyś do 69 pkt prestiżu. Pokonaj mnie!

lesson-finale-order-say = Najpierw dwa szepty. Czeladnik daje 1 pkt prestiżu za każde { $every } dekoracje; Uczeń funduje raz, a potem jeszcze raz, taniej o { $discount }. Kto powinien iść pierwszy?
lesson-finale-order-apprentice = Uczeń
lesson-finale-order-apprentice_reply = Oczywiście: najpierw musi być co liczyć.
lesson-finale-order-journeyman = Czeladnik
lesson-finale-order-journeyman_reply = Dziś bonus policzyłby dekoracje ({ $own }), kuchnię i fajerwerki. Później mogłoby ich być { $later }…
lesson-finale-order-same = Wszystko jedno
lesson-finale-order-same_reply = Nie wszystko jedno: bonus liczy się, gdy zagrywasz kartę, a nie na końcu.

lesson-finale-missing-say = I spójrz na sale: w jednej jeszcze cię nie ma, a bonusu wszystkich sal ({ $bonus }) nikt nie zajął. Która to sala?
lesson-finale-missing-royal = Sala Królewska
lesson-finale-missing-royal_reply = Jest tam już twoja zielona suknia. Poszukaj swojego godła.
lesson-finale-missing-hall3 = Sala 3
lesson-finale-missing-hall3_reply = Jest tam już twoja niebieska suknia. Poszukaj swojego godła.
lesson-finale-missing-hall5 = Sala 5
lesson-finale-missing-hall5_reply = Sala 5. Otworzy ci ją gość, ale także jej muzyk; cena: { $musician }. Ale dość już: graj!

lesson-finale-one-say = Twoja pierwsza karta. Gdyby ktoś mnie pytał: Mistrz, niebieska suknia z naparstkiem w cenie { $price } liwrów i gość Mistrza w Sali Królewskiej, pod twoimi fajerwerkami.
lesson-finale-one-else = Inna droga niż moja; pokaż, że jest lepsza!
lesson-finale-one-level3-fund = Najpierw Uczeń? Dobrze: nikt ci już nie podkradnie dekoracji. Suknia może poczekać, jeśli Colette ją zostawi.
lesson-finale-one-level5-decorations = Już Czeladnik? To policzy tylko te dekoracje: { $own }. Pocieszyłaby cię przychylność Królowej: na końcu { $favor_prestige } pkt prestiżu.
lesson-finale-one-hire = Kto zostaje zatrudniony, gra jeszcze w tej rundzie: to jedna karta więcej! Pary są teraz warte dla ciebie { $couples } pkt prestiżu.
lesson-finale-one-favor = Przychylność: teraz liwry ({ $favor_livre }), na końcu { $favor_prestige } pkt prestiżu. Mógł po nią pójść i Czeladnik, a Mistrz szyje.
lesson-finale-one-sell = Na sprzedaż? W liwrach to { $low } albo { $high } pkt prestiżu. U gościa liczyłaby się też dla sali.
lesson-finale-one-depute = Kwota { $master } liwrów to dziś jeden punkt. Ktoś, kto szyje, byłby więcej wart.
lesson-finale-one-forfeit = Rezygnować? Z całej karty, w ostatniej rundzie? Lubisz żyć niebezpiecznie.

lesson-finale-two-say = Teraz chyba Uczeń: muzyk w sali 5, { $music } pkt prestiżu i wszystkie sale. A potem, taniej o { $discount }, pierwszy posąg: masz wszystkie cztery kolory!
lesson-finale-two-else = Ja bym zrobiła inaczej, ale to twój bal. Pamiętaj o sali 5.
lesson-finale-two-start-master-2 = Teraz Mistrz: nikt inny nie uszyje tego, co nosi naparstek, i nie znajdzie dla tego gościa Mistrza.
lesson-finale-two-level5-decorations = Czeladnik przed Uczniem? To bonusowi zabraknie dwóch dekoracji. Cóż, może przychylność.
lesson-finale-two-forfeit = Rezygnujesz z tego, co można mieć? Odłożone { $livre_per_prestige } liwrów to tylko jeden punkt.

lesson-finale-three-say = Ostatnia karta, ostatnia szansa: czy Czeladnik może jeszcze zdobyć przychylność? { $favor_prestige } pkt prestiżu, a potem bonus za twoje dekoracje. Później liczy Król; „Obejrzyj stół” przyprowadzi cię z powrotem do mnie.
lesson-finale-three-else = Czemu nie! Co to da, powie Król. Czekam przy stole.
lesson-finale-three-fund = Jeszcze jedna dekoracja: bonus policzy i ją. Ale przed przychylnością? Porównaj jej prestiż z { $favor_prestige }.
lesson-finale-three-make_dress = Jeszcze jeden gość! Patrz, gdzie odwróci się przewaga.
lesson-finale-three-depute = Za { $journeyman }? To mniej niż jeden punkt. Ktoś tak wierny jest więcej wart.

lesson-finale-sheet-say = Ponad 60 to triumf, 69 było moje. Jeśli masz mniej, zagraj tę rundę raz jeszcze: w innej kolejności albo z innym gościem.

lesson-finale-end-say = Niczego więcej o rundzie cię nie nauczę. Zasiądź do prawdziwego stołu; Colin, który nie zauważa, kto prowadzi w salach, to miły pierwszy rywal. I napisz do mnie z Wersalu!
