### Festivity Dresses: four dresses that are never sold and bring prestige when they are made.

expansion-festivity_dresses-name = Abiti da festa

expansion-festivity_dresses-text-deluxe = { $festivity } abiti portano subito prestigio quando si confezionano, ma non si vendono mai. Vanno nel sacchetto dopo la prima preparazione.
expansion-festivity_dresses-text-original = { $festivity } abiti portano subito prestigio quando si confezionano, ma non si vendono mai. Vanno nel sacchetto dopo la prima preparazione.

bonus-prestige_per_couple-deluxe = ottieni { $amount_prestige } per ogni tua coppia di un vestito e una marsina sul tabellone
bonus-prestige_per_couple-original = ottieni { $amount_prestige } per ogni tua coppia di un vestito e una giacca sul tabellone

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] { $n } abito da festa viene mescolato nel sacchetto.
   *[other] { $n } abiti da festa vengono mescolati nel sacchetto.
}

event-festivity_mixed_in-original = { $n ->
    [one] { $n } abito da festa viene mescolato nel sacchetto.
   *[other] { $n } abiti da festa vengono mescolati nel sacchetto.
}

guide-festivity_dresses-1 = :made Un { $garment } con una stella porta subito prestigio, quando si confeziona.
guide-festivity_dresses-2 = :unsold Non si vende mai: senza un invitato libero adatto, non si confeziona.
