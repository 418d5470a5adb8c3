"""The Mentor: solo game and extended game for 2 players (rulebook, "Solo Game")."""

from rococo_desktop.rules.book import ScoringStep
from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.mentor import checks, copying, final, set_up, staff, turn
from rococo_desktop.rules.patisserie.mentor.decisions import SOLO

MENTOR = "mentor"
SAVORY = "savory"
EXTRA_CRUNCHY = "extra_crunchy"
GRADES = (SAVORY, EXTRA_CRUNCHY)
"""The grades that are chosen; Buttery has no key."""

THE_MENTOR = RuleSet(
    key=MENTOR,
    frames={
        "mentor_hand": staff.MentorHand,
        "mentor_draft": staff.MentorDraft,
        "reveal_card": turn.RevealCard,
        "copy_action": copying.CopyAction,
    },
    acts=frozenset({copying.CopyAction}),
    set_up=(set_up.prepare,),
    scoring_steps=(ScoringStep(final.ITEM, final.parts, after="prestige"),),
    streams=frozenset({SOLO, staff.STREAM}),
    before_sales=(final.score_supplies,),
    prestige_apart=(final.gained,),
    lay_out=set_up.lay_out,
    checks=checks.CHECKS,
    rival=turn.RIVAL,
)

RULE_SETS = (THE_MENTOR, *(RuleSet(key=grade) for grade in GRADES))
