"""The Mentor: solo game and extended game for 2 players (rulebook, "Solo Game")."""

from rococo_desktop.rules.book import ScoringStep
from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.mentor import cards, final, turn
from rococo_desktop.rules.patisserie.mentor.decisions import SOLO

MENTOR = "mentor"
SAVORY = "savory"
EXTRA_CRUNCHY = "extra_crunchy"
GRADES = (SAVORY, EXTRA_CRUNCHY)
"""The grades that are chosen; Buttery has no key."""

THE_MENTOR = RuleSet(
    key=MENTOR,
    frames={
        "mentor_hand": cards.MentorHand,
        "mentor_draft": cards.MentorDraft,
        "reveal_card": turn.RevealCard,
        "copy_action": turn.CopyAction,
    },
    acts=frozenset({turn.CopyAction}),
    set_up=(cards.prepare,),
    scoring_steps=(ScoringStep(final.ITEM, final.parts, after="prestige"),),
    streams=frozenset({SOLO, cards.STREAM}),
    before_sales=(final.score_supplies,),
    prestige_apart=(final.gained,),
    lay_out=cards.lay_out,
    checks=cards.CHECKS,
    rival=turn.RIVAL,
)

RULE_SETS = (THE_MENTOR, *(RuleSet(key=grade) for grade in GRADES))
