### Making a garment: what it needs, what is lost with mixed tiles, renting and selling.

lesson-garment-name = Szycie stroju
lesson-garment-about = Jedwab, nici, koronki i cena; potem gość albo kupiec.

lesson-garment-signs-say = Jak czytać strój: jedwab po prawej, pod nim nici i koronki, u góry cena. Na samym dole, za ile się go sprzedaje, i jego prestiż, gdy go wypożyczysz.

lesson-garment-which-say = Porównaj te trzy ze swoją sakiewką i wieszakiem. Który może uszyć Czeladnik?
lesson-garment-which-six = Suknię za { $six } liwrów
lesson-garment-which-six_reply = Wymaga koronek ({ $laces }), a ty masz jedną. Spróbuj jeszcze raz.
lesson-garment-which-four = Surdut za { $four } liwry
lesson-garment-which-four_reply = Jedwabiu i koronki by starczyło, ale widzisz złoty naparstek? Ten szyje tylko Mistrz. Spróbuj jeszcze raz.
lesson-garment-which-two = Suknię za { $price } liwry
lesson-garment-which-two_reply = Właśnie: { $bales } niebieskie bele, jedna koronka, { $price } liwry i żadnego naparstka.

lesson-garment-tailor-say = Niech więc Czeladnik uszyje suknię za { $price } liwry!
lesson-garment-tailor-start-master-1 = Mistrz ma dziś do uszycia coś innego. Cofnij to: tę suknię uszyje i Czeladnik.
lesson-garment-tailor-start-apprentice-1 = Uczeń nigdy nie szyje. Cofnij to i zagraj Czeladnika.
lesson-garment-tailor-else = Nie tym razem. Cofnij to: Czeladnik szyje niebieską suknię za { $price } liwry.

lesson-garment-pay-say = Zapłać tym jednym żetonem z wieszaka albo dwoma z paska. Zawsze oddajesz całe żetony i nikt nie wydaje reszty. Co mądrzejsze?
lesson-garment-pay-else = Dwa żetony za jedną suknię, a różowa i zielona bela przepadają razem z nimi! Cofnij to.

lesson-garment-rent-say = Teraz gość. Na balu wszyscy liczą się tak samo, ale niektórzy dziękują od razu: pierwszy w sali 3 nicią, a tej zaraz nam trzeba.
lesson-garment-rent-else = Zacny gość. Ale nasz następny strój wymaga nici, a ten gość ją daje: cofnij to.
lesson-garment-rent-sell = Kupcowi? To pokażę ci później. Tę suknię wypożyczamy: cofnij to.

lesson-garment-others-say = Nić od gościa i { $bonus } liwry z bonusu Czeladnika. Teraz grają pozostali.

lesson-garment-mixed-say = Następny: ten różowy surdut: { $pink } różowe bele i nić. Twoje różowe bele są na żetonach razem z niebieską i zieloną. Co się stanie z tamtymi dwiema?
lesson-garment-mixed-back = Zostaną na wieszaku
lesson-garment-mixed-back_reply = Żadnych nożyc! Żeton oddaje się w całości.
lesson-garment-mixed-lost = Przepadną
lesson-garment-mixed-lost_reply = Niestety przepadną. Mieszane żetony pasują do wielu strojów, ale tutaj każdy marnuje jedną belę.

lesson-garment-coat-say = Dziś możemy sobie na to pozwolić. Niech Mistrz uszyje różowy surdut (cena: { $coatPrice }). Zapłacić można tylko w jeden sposób, więc nikt nie pyta.
lesson-garment-coat-else = Innym razem. Cofnij to: Mistrz szyje różowy surdut (cena: { $coatPrice }).

lesson-garment-sell-say = A ten, wyjątkowo, sprzedaj: { $value } liwrów od razu i żaden gość go nie nosi.
lesson-garment-sell-else = Zwykle też wolę wypożyczać. Ale zobacz choć raz, ile płaci kupiec: cofnij to i sprzedaj.

lesson-garment-compare-say = Po balu każde { $livre_per_prestige } liwrów to 1 pkt prestiżu. Na czym zyskujesz więcej, na sukni czy na surducie?
lesson-garment-compare-gown = Na wypożyczonej sukni
lesson-garment-compare-gown_reply = Tak: { $prestige } pkt prestiżu, wdzięczność gościa i głos w sali. Sprzedawaj tylko wtedy, gdy pieniądze zdziałają teraz więcej: nowy pracownik na przykład albo muzyk.
lesson-garment-compare-coat = Na sprzedanym surducie
lesson-garment-compare-coat_reply = { $value } liwrów to { $worth } pkt prestiżu. Na sukni jest { $prestige }, a w dodatku liczy się ona w swojej sali. Spróbuj jeszcze raz.

lesson-garment-end-say = Jedwab, nici, koronki, cena; potem gość. Oto nasze rzemiosło! O co chodzi ze złotym naparstkiem, dowiesz się w następnej lekcji.
