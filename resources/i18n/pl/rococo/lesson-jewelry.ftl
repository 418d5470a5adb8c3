### The Jewelry Box: necklaces, rings and examinations.

lesson-jewelry-name = Klejnoty i egzaminy
lesson-jewelry-about = Szkatułka z biżuterią: naszyjnik do sukni i Uczeń, który zostaje Czeladnikiem.

lesson-jewelry-welcome-say = Jubiler otworzył szkatułkę! Naszyjniki do sukni, pierścienie do surdutów. Ale sprzedaje tylko fundatorom: najpierw potrzebujesz znacznika na jego planszy.

lesson-jewelry-tasks-say = Są też egzaminy. Do czeladniczego Uczeń robi cztery rzeczy; trzy już są. Czego brakuje?
lesson-jewelry-tasks-acquire = Pozyskania jedwabiu
lesson-jewelry-tasks-acquire_reply = To już jest, i pospolity jedwab, i rzadki: poszukaj swojego godła na zadaniach.
lesson-jewelry-tasks-fund = Ufundowania dekoracji
lesson-jewelry-tasks-fund_reply = Brakuje ufundowania dekoracji, a jubiler to dekoracja: jeden Uczeń upiecze dwie pieczenie przy jednym ogniu.
lesson-jewelry-tasks-tailor = Uszycia sukni
lesson-jewelry-tasks-tailor_reply = Uczeń z nożyczkami? Nigdy. To należy do egzaminu mistrzowskiego.

lesson-jewelry-play-say = Zagraj Ucznia, który umie kupić koronkę, i ufunduj.
lesson-jewelry-play-else = Później! Cofnij: fundować musi Uczeń, a ten przynosi koronkę, której nam trzeba.

lesson-jewelry-jeweler-say = Najtańsze miejsce u jubilera, cena: { $jeweler }. Jedno miejsce wystarczy i nikt nie może mieć więcej.
lesson-jewelry-jeweler-else = To też spełniłoby zadanie, ale klejnotów z tego nie będzie. Cofnij i wybierz jubilera.

lesson-jewelry-lace-say = Czwarte zadanie spełnione! Teraz jego bonus: koronka w cenie { $lace }. Suknia, którą mam na myśli, jej potrzebuje.
lesson-jewelry-lace-else = Cofnij: bez koronki nie będzie niebieskiej sukni.
lesson-jewelry-lace-thread = Nić już masz; niebieska suknia chce koronki. Cofnij.

lesson-jewelry-tailor-say = Gdy znów będzie twoja tura, Czeladnik szyje niebieską suknię w cenie { $price } liwrów.
lesson-jewelry-tailor-else = Nie to teraz: poproszę Czeladnika i niebieską suknię, na którą masz jedwab i koronkę.

lesson-jewelry-pin-say = Zanim suknia znajdzie swoją damę, ozdób ją! Niebieski naszyjnik kosztuje { $blue }, zielony { $green }. Ale w kolorze samej sukni dobierasz jeszcze żeton surowców.
lesson-jewelry-pin-else = Bez klejnotu? Cofnij: przypiąć go można tylko teraz, nigdy później.
lesson-jewelry-pin-necklace-red-6 = O { $less } taniej, ale nie pasuje: żetonu surowców nie będzie. Cofnij.
lesson-jewelry-pin-sell = Na sprzedaż, i to bez ozdoby? Klejnoty są dla gości. Cofnij.

lesson-jewelry-rent-say = Zachwycająca! I zobacz, co dał ci woreczek. Teraz wypożycz suknię: gościowi, który daje liwry ({ $place }), albo komu chcesz.
lesson-jewelry-rent-else = Liwry od Czeladnika ({ $bonus }) to prezent. Cofnij i użyj bonusu.

lesson-jewelry-count-say = Czy warto było dać { $blue }? Każdy klejnot daje po 1 liwrze w każdym dochodzie i 1 pkt prestiżu na końcu. Jest trzecia runda z { $rounds }: ile liwrów jeszcze przyjdzie?
lesson-jewelry-count-two = 2
lesson-jewelry-count-two_reply = Policz dochody, które jeszcze będą, razem z tym w tej rundzie i tym ostatnim.
lesson-jewelry-count-five = { $incomes }
lesson-jewelry-count-five_reply = Dochody: { $incomes }, więc tyle samo liwrów, do tego żeton i punkt prestiżu. Wczesne klejnoty prawie same się spłacają.
lesson-jewelry-count-none = Ani jeden
lesson-jewelry-count-none_reply = Klejnot płaci dalej! Po jednym liwrze z każdego dochodu, dopóki trwają przygotowania do balu.

lesson-jewelry-specialist-say = Ten Uczeń czeka tylko na ciebie: Mistrz zatrudnia go za darmo, gdy sukni w pałacu jest u ciebie co najmniej { $needed }. Czy tyle masz?
lesson-jewelry-specialist-yes = Tak
lesson-jewelry-specialist-yes_reply = Właśnie od teraz: niebieskie ({ $gowns }) i jedna zielona. W następnej rundzie zatrudnij Mistrzem tego Ucznia: { $special } pkt prestiżu za każdym razem, gdy zagrasz tę kartę!
lesson-jewelry-specialist-no = Nie
lesson-jewelry-specialist-no_reply = Policz jeszcze raz, tę ozdobioną też. Surdut się nie liczy, ale sukni jest { $needed }.

lesson-jewelry-exam-say = A teraz egzamin: wszystkie cztery zadania spełnione. W swojej turze zagraj drugiego Ucznia, który go zdaje; kosztuje to { $examLivre }, a daje { $examPrestige } pkt prestiżu.
lesson-jewelry-exam-else = Innym razem. Cofnij: sala egzaminacyjna jest otwarta!

lesson-jewelry-graduate-say = Zdane! Uczeń odchodzi, z ostatnim bonusem, jeśli chcesz, a ty wybierasz z talii Czeladnika. Zagra jeszcze w tej rundzie: pasuje ci ten, który daje liwry za sale, po { $halls }.
lesson-jewelry-graduate-else = Też dobry wybór.

lesson-jewelry-end-say = Uczeń został Czeladnikiem, który może szyć. Następny jest egzamin mistrzowski: strój Mistrza, suknia i surdut Czeladników. I nie zapomnij o pierścieniach!
