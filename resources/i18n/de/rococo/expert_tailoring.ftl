### Schneiderkunst: Kleider, die etwas bringen, wenn man sie verleiht.

expansion-expert_tailoring-name = Schneiderkunst

expansion-expert_tailoring-text-deluxe = Gewänder bringen sofort etwas, wenn man sie verleiht: die Gunst der Königin, Geld, ein Plättchen. Alle bis auf eines werden nie verkauft, und ohne freien Gast schneidert man sie nicht.
expansion-expert_tailoring-text-original = Kleider bringen sofort etwas, wenn man sie verleiht: die Gunst der Königin, Geld, ein Plättchen. Alle bis auf eines werden nie verkauft, und ohne freien Gast schneidert man sie nicht.

bonus-gain_favor = die Gunst der Königin nehmen, falls sie noch da ist, und auf jeden Fall { $amount_livre } erhalten
bonus-take_resource = kostenlos ein ausliegendes Rohstoffplättchen nehmen

window-signs-gain_favor = :favor + { $amount } :livre
window-signs-take_resource = 0 :livre :arrow :tile

guide-expert_tailoring-1 = :rented Ein { $garment } mit Nadel bringt etwas, wenn es verliehen wird: die Gunst, Geld, ein Plättchen, eine Entsendung. Was, sagt sein Hinweis.
guide-expert_tailoring-2 = :unsold Alle bis auf eines werden nie verkauft. Die mit Schmuck gibt es nur mit dem Schmuckkästchen.
