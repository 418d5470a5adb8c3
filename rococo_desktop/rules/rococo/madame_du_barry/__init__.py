"""Madame du Barry, an automatic rival for one player, or an additional rival for several."""

from rococo_desktop.rules.book import RoundStep, ScoringStep
from rococo_desktop.rules.rococo.book import RuleSet
from rococo_desktop.rules.rococo.madame_du_barry import cards, state, turn
from rococo_desktop.rules.rococo.madame_du_barry.components import COMPONENTS, KEY
from rococo_desktop.rules.state import PREPARE, SELECT

MADAME_DU_BARRY = RuleSet(
    key=KEY,
    frames={"reveal_card": turn.RevealCard},
    set_up=(cards.seat_madame,),
    round_steps=(
        RoundStep("madame_cards", PREPARE, cards.shuffle_cards),
        RoundStep("madame_hand", SELECT, cards.draw_hand),
    ),
    scoring_steps=(ScoringStep("collection", state.collection_parts, after="livre"),),
    streams=frozenset({KEY}),
    components=COMPONENTS,
    rival=turn.RIVAL,
    turn_questions=(turn.RevealCard,),
    state_slot=cards.Cards,
    deal=state.deal,
    checks=state.CHECKS,
    documents=state.DOCUMENTS,
    names=state.names,
)
