### Tenues de fête : quatre tenues qui ne se vendent jamais et rapportent du prestige à la confection.

expansion-festivity_dresses-name = Tenues de fête

expansion-festivity_dresses-text-deluxe = { $festivity } tenues de bal rapportent du prestige dès leur confection, mais ne se vendent jamais. Elles entrent dans le sac après la première préparation.
expansion-festivity_dresses-text-original = { $festivity } tenues rapportent du prestige dès leur confection, mais ne se vendent jamais. Elles entrent dans le sac après la première préparation.

bonus-prestige_per_couple-deluxe = gagner { $amount_prestige } par couple d’une robe et d’une veste que vous avez sur le plateau
bonus-prestige_per_couple-original = gagner { $amount_prestige } par couple d’une robe et d’une veste que vous avez sur le plateau

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] { $n } tenue de fête est mélangée aux tenues de bal du sac.
   *[other] { $n } tenues de fête sont mélangées aux tenues de bal du sac.
}

event-festivity_mixed_in-original = { $n ->
    [one] { $n } tenue de fête est mélangée aux tenues du sac.
   *[other] { $n } tenues de fête sont mélangées aux tenues du sac.
}

guide-festivity_dresses-1 = :made Une { $garment } marquée d’une étoile rapporte du prestige dès qu’elle est confectionnée.
guide-festivity_dresses-2 = :unsold Elle n’est jamais vendue : sans invité pour elle, on ne la confectionne pas.
