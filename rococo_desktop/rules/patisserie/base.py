"""The base game, the first rule set."""

from rococo_desktop.rules.book import RoundStep
from rococo_desktop.rules.patisserie import actions, bonuses, set_up, staff, turns
from rococo_desktop.rules.patisserie.actions import specials
from rococo_desktop.rules.patisserie.book import RuleSet
from rococo_desktop.rules.patisserie.displays import new_ingredients, new_recipes
from rococo_desktop.rules.patisserie.income import end_round, gain_income, income_problems
from rococo_desktop.rules.patisserie.scoring import SCORING_STEPS, final_scoring
from rococo_desktop.rules.rounds import NextTurn, Round, play_rounds, take_turns
from rococo_desktop.rules.state import ACT, INCOME, PREPARE, SELECT

BASE = RuleSet(
    key="base",
    pieces=frozenset({"base", "start"}),
    frames={
        "round": Round,
        "select_hand": staff.SelectHand,
        "select_card": staff.SelectCard,
        "fill_trays": staff.FillTrays,
        "draft_card": staff.DraftCard,
        "show_staff": staff.ShowStaff,
        "set_aside": staff.SetAside,
        "next_turn": NextTurn,
        "play_card": turns.PlayCard,
        "choose_action": turns.ChooseAction,
        "use_bonus": turns.UseBonus,
        "end_turn": turns.EndTurn,
        **specials.FRAMES,
        **actions.FRAMES,
        **bonuses.FRAMES,
    },
    acts=frozenset({*actions.ACTS.values(), *bonuses.FRAMES.values(), *specials.FRAMES.values()}),
    set_up=(*set_up.SET_UP, play_rounds),
    round_steps=(
        RoundStep("ingredients", PREPARE, new_ingredients),
        RoundStep("recipes", PREPARE, new_recipes),
        RoundStep("staff", SELECT, staff.select_staff, staff.selection_problems),
        RoundStep("turns", ACT, take_turns, turns.turn_problems),
        RoundStep("income", INCOME, gain_income, income_problems),
        RoundStep("end", INCOME, end_round),
    ),
    effects=bonuses.EFFECTS,
    new_staff=staff.deal_trays,
    scoring_steps=SCORING_STEPS,
    end_game=final_scoring,
    play_card=turns.PlayCard,
    choose_action=turns.ChooseAction,
    streams=set_up.STREAMS,
)
