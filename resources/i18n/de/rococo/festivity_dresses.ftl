### Festkleider: vier Kleider, die nie verkauft werden und beim Anfertigen Ansehen bringen.

expansion-festivity_dresses-name = Festkleider

expansion-festivity_dresses-text-deluxe = { $festivity } Gewänder bringen sofort Ansehen, wenn man sie schneidert, werden aber nie verkauft. Sie kommen nach der ersten Vorbereitung in den Beutel.
expansion-festivity_dresses-text-original = { $festivity } Kleider bringen sofort Ansehen, wenn man sie schneidert, werden aber nie verkauft. Sie kommen nach der ersten Vorbereitung in den Beutel.

bonus-prestige_per_couple-deluxe = { $amount_prestige } für jedes Paar aus einem Kleid und einem Gehrock von dir auf dem Spielplan erhalten
bonus-prestige_per_couple-original = { $amount_prestige } für jedes Paar aus einem Damenkleid und einem Herrenrock von dir auf dem Spielplan erhalten

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] { $n } Festgewand wird unter die Gewänder im Beutel gemischt.
   *[other] { $n } Festgewänder werden unter die Gewänder im Beutel gemischt.
}

event-festivity_mixed_in-original = { $n ->
    [one] { $n } Festkleid wird unter die Kleider im Beutel gemischt.
   *[other] { $n } Festkleider werden unter die Kleider im Beutel gemischt.
}

guide-festivity_dresses-1 = :made Ein { $garment } mit Stern bringt sofort Ansehen, wenn es geschneidert wird.
guide-festivity_dresses-2 = :unsold Es wird nie verkauft: Ohne freien Gast dafür wird es nicht geschneidert.
