"""Final scoring of the base game, its steps by what they count (Deluxe, "End of Game")."""

from rococo_desktop.rules.book import ScoringStep
from rococo_desktop.rules.rococo.base.scoring import cards, majorities, markers

SCORING_STEPS = (
    ScoringStep("prestige", cards.prestige_gained),
    ScoringStep("livre", cards.livre_exchanged),
    ScoringStep("employees", cards.crown_cards),
    ScoringStep("favor", cards.queens_favor),
    ScoringStep("halls", majorities.hall_parts),
    ScoringStep("fireworks", majorities.fireworks_parts),
    ScoringStep("statues", markers.statue_parts),
    ScoringStep("dresses", markers.dress_parts),
    ScoringStep("decorations", markers.decoration_parts),
    ScoringStep("all_halls", markers.all_halls_parts),
)
