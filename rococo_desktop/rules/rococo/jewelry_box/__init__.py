"""The Jewelry Box: jewelry, specialised Apprentices and examinations."""

from rococo_desktop.rules.book import RoundStep, ScoringStep
from rococo_desktop.rules.rococo import occasions
from rococo_desktop.rules.rococo.base.make_dress import PlaceDress
from rococo_desktop.rules.rococo.book import Observer, RuleSet
from rococo_desktop.rules.rococo.jewelry_box import (
    bonuses,
    checks,
    deal,
    documents,
    examinations,
    hire,
    rival,
    scoring,
    set_up,
    tailor,
)
from rococo_desktop.rules.rococo.jewelry_box.components import COMPONENTS, JEWELER, KEY
from rococo_desktop.rules.rococo.jewelry_box.slots import Jeweler, Jewelry
from rococo_desktop.rules.state import INCOME, PREPARE

JEWELRY_BOX = RuleSet(
    key=KEY,
    frames={
        "choose_jewelry": tailor.ChooseJewelry,
        "choose_task": examinations.ChooseTask,
        "graduate": examinations.Graduate,
        "choose_graduate": examinations.ChooseGraduate,
        "use_from_supply": bonuses.UseFromSupply,
        "copy_bonus": bonuses.CopyBonus,
    },
    set_up=(set_up.lay_out_board, set_up.deal_specialists),
    round_steps=(
        RoundStep("jewelry", PREPARE, set_up.show_jewelry),
        RoundStep("jewelry_income", INCOME, scoring.collect_income),
    ),
    main_actions=examinations.EXAMINATIONS,
    effects=bonuses.EFFECTS,
    finals=scoring.FINALS,
    scoring_steps=(ScoringStep("jewelry", scoring.jewelry_parts, after="livre"),),
    streams=frozenset({KEY}),
    single_groups=frozenset({JEWELER}),
    components=COMPONENTS,
    observers=(
        Observer(occasions.ShownCard, examinations.card_shown),
        Observer(occasions.AcquiredTile, examinations.tile_acquired),
        Observer(occasions.FundedDecoration, examinations.decoration_funded),
        Observer(occasions.MadeDress, examinations.dress_made),
        Observer(occasions.RentedDress, rival.rented),
        Observer(occasions.RivalAction, rival.acted),
    ),
    level_cards=(set_up.stack_level,),
    extensions={"place_dress": tailor.WITH_JEWELRY, "hire_employee": hire.SPECIALIST},
    rival_groups=(JEWELER,),
    state_slot=Jeweler,
    player_slot=Jewelry,
    deal=deal.deal,
    set_aside=deal.set_aside,
    checks=checks.CHECKS,
    lends=bonuses.lent_cards,
    waiting=(PlaceDress,),
    finishing=(examinations.Graduate, examinations.ChooseGraduate),
    documents=documents.DOCUMENTS,
    names=documents.names,
    conditions=documents.conditions,
)
