"""Checks of the frame order in a state from outside, by the course of the base game."""

from collections.abc import Iterator, Sequence

from rococo_desktop.engine.reasons import Problem, because, strangers, unless
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules.rococo.base.make_dress import AdmireDress, PaySilk
from rococo_desktop.rules.rococo.base.select_hand import SelectCard, SelectHand
from rococo_desktop.rules.rococo.base.turns import (
    ChooseAction,
    DiscardCard,
    PlayCard,
    RemoveEmployee,
    UseBonus,
)
from rococo_desktop.rules.rococo.book import Checks, RuleBook
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.questions import held_in
from rococo_desktop.rules.rounds import NextTurn, Round

BETWEEN_TURNS = (Round, SelectHand, SelectCard, NextTurn, PlayCard, ChooseAction, DiscardCard)
"""Frames that never occur in the middle of a turn."""


def _nothing_played(players: Sequence[Player]) -> Iterator[Problem]:
    for seat, player in enumerate(players):
        yield from unless(f"players[{seat}].played", player.played is None, "wrong-nobodys_turn")


def selecting(rules: RuleBook, state: State, frames: Sequence[Frame]) -> Iterator[Problem]:
    """Check phase "select": some players still have to select, and the last of them is asked."""
    *waiting, asked = frames
    seats = [frame.seat for frame in waiting]
    if (
        not isinstance(asked, SelectCard)
        or not all(isinstance(frame, SelectHand) for frame in waiting)
        or seats[-1:] != [asked.seat]
        or len(set(seats)) < len(seats)
    ):
        yield "frames", because("wrong-selection")
    elif len(state.players[asked.seat].hand) >= rules.constants.hand_size:
        yield f"players[{asked.seat}].hand", because("wrong-selected")
    yield from _nothing_played(state.players)


def acting(rules: RuleBook, state: State, frames: Sequence[Frame]) -> Iterator[Problem]:
    """Check phase "act": a player is asked for a card, or is in the turn of the played card."""
    if isinstance(frames[0], rules.turn_questions) and len(frames) == 1:
        yield from _nothing_played(state.players)
        return
    if not isinstance(frames[0], NextTurn) or len(frames) < 2:
        yield "frames", because("wrong-turn")
        return
    turn, going_on = frames[1], frames[2:]
    seat, played = turn.seat, state.players[turn.seat].played
    ends = (ChooseAction, *rules.finishing)
    if not isinstance(turn, ends) or getattr(turn, "card", None) != played:
        yield "frames[2]", because("wrong-played_card")
    yield from unless("frames", isinstance(turn, Question) != bool(going_on), "wrong-turn")
    if any(frame.seat != seat or isinstance(frame, BETWEEN_TURNS) for frame in going_on):
        yield "frames", because("wrong-two_turns")
    yield from _nothing_played([Player() if i == seat else p for i, p in enumerate(state.players)])
    yield from _one_question(rules, going_on)
    for kind in (RemoveEmployee, UseBonus):
        cards = [frame.card for frame in frames[1:] if isinstance(frame, kind)]
        yield from strangers("frames", cards, cards)


def _one_question(rules: RuleBook, frames: Sequence[Frame]) -> Iterator[Problem]:
    """Check that only bonuses lie below the question, and below a payment also its dress."""
    below = list(frames[:-1])
    asked = frames[-1] if frames else None
    if isinstance(asked, PaySilk):
        paid = below.pop() if below else None
        if isinstance(paid, AdmireDress):
            paid = below.pop() if below else None
        if paid is None or not any(asked.dress in held.dresses for held in held_in((paid,))):
            yield "frames", because("wrong-no_dress")
    if not all(isinstance(frame, rules.waiting) for frame in below):
        yield "frames", because("wrong-two_questions")


CHECKS: Checks = Checks(
    course=lambda rules, state: () if state.frames else _nothing_played(state.players)
)
