"""The base game, the first rule set."""

from rococo_desktop.rules.book import RoundStep
from rococo_desktop.rules.rococo.base import (
    acquire,
    bonuses,
    checks,
    favor,
    fund,
    hire,
    make_dress,
    select_hand,
    set_up,
    turns,
)
from rococo_desktop.rules.rococo.base.all_halls import claim_all_halls
from rococo_desktop.rules.rococo.base.depute import DEPUTE
from rococo_desktop.rules.rococo.base.income import collect_income
from rococo_desktop.rules.rococo.base.prepare import (
    pass_start_player,
    show_dresses,
    show_employees,
    show_resources,
)
from rococo_desktop.rules.rococo.base.scoring import FINALS, SCORING_STEPS
from rococo_desktop.rules.rococo.book import Observer, RuleSet
from rococo_desktop.rules.rococo.occasions import Arrival
from rococo_desktop.rules.rococo.score import final_scoring
from rococo_desktop.rules.rounds import NextTurn, Round, play_rounds, take_turns
from rococo_desktop.rules.state import ACT, INCOME, PREPARE, SELECT

BASE = RuleSet(
    key="base",
    frames={
        "round": Round,
        "select_hand": select_hand.SelectHand,
        "select_card": select_hand.SelectCard,
        "next_turn": NextTurn,
        "play_card": turns.PlayCard,
        "choose_action": turns.ChooseAction,
        "use_bonus": turns.UseBonus,
        "discard_card": turns.DiscardCard,
        "remove_employee": turns.RemoveEmployee,
        "acquire_resource": acquire.AcquireResource,
        "keep_resource": acquire.KeepResource,
        "make_dress": make_dress.MakeDress,
        "pay_silk": make_dress.PaySilk,
        "admire_dress": make_dress.AdmireDress,
        "sell_dress": make_dress.SellDress,
        "place_dress": make_dress.PlaceDress,
        "use_dress": make_dress.UseDress,
        "take_reward": make_dress.TakeReward,
        "hire_employee": hire.HireEmployee,
        "fund_decoration": fund.FundDecoration,
        **bonuses.FRAMES,
    },
    set_up=(*set_up.SET_UP, play_rounds),
    round_steps=(
        RoundStep("start_player", PREPARE, pass_start_player),
        RoundStep("employees", PREPARE, show_employees),
        RoundStep("resources", PREPARE, show_resources),
        RoundStep("dresses", PREPARE, show_dresses),
        RoundStep("select_hands", SELECT, select_hand.select_hands, checks.selecting),
        RoundStep("turns", ACT, take_turns, checks.acting),
        RoundStep("income", INCOME, collect_income),
    ),
    main_actions=(
        favor.CLAIM_FAVOR,
        acquire.ACQUIRE,
        make_dress.MAKE,
        hire.HIRE,
        DEPUTE,
        fund.FUND,
    ),
    effects=bonuses.EFFECTS,
    finals=FINALS,
    scoring_steps=SCORING_STEPS,
    end_game=final_scoring,
    play_card=turns.PlayCard,
    choose_action=turns.ChooseAction,
    streams=set_up.STREAMS,
    single_groups=frozenset({"fountain_upper", "fountain_lower"}),
    checks=checks.CHECKS,
    turn_questions=(turns.PlayCard,),
    waiting=(turns.RemoveEmployee, turns.UseBonus, make_dress.UseDress),
    finishing=(turns.DiscardCard, turns.RemoveEmployee),
    observers=(Observer(Arrival, claim_all_halls),),
)
