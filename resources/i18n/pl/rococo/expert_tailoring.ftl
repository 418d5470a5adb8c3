### Expert Tailoring: dresses that bring something when they are placed.

expansion-expert_tailoring-name = Mistrzowskie krawiectwo

expansion-expert_tailoring-text-deluxe = Stroje, które od razu po wypożyczeniu coś dają: przychylność Królowej, pieniądze, żeton. Wszystkie poza jednym nie są na sprzedaż i bez wolnego gościa się ich nie szyje.
expansion-expert_tailoring-text-original = Stroje, które od razu po wypożyczeniu coś dają: przychylność Królowej, pieniądze, żeton. Wszystkie poza jednym nie są na sprzedaż i bez wolnego gościa się ich nie szyje.

bonus-gain_favor = weź przychylność Królowej, jeśli jest wolna, i w każdym razie zyskaj { $amount_livre }
bonus-take_resource = weź za darmo żeton surowców z wystawy

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented Strój z igłą daje coś po wypożyczeniu: przychylność, pieniądze, żeton, oddelegowanie pracownika. Mówi o tym jego opis.
guide-expert_tailoring-2 = :unsold Wszystkie poza jednym nie są na sprzedaż. Te, które dają biżuterię, są tylko ze Szkatułką z biżuterią.
