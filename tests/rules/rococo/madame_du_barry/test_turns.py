"""Her set-up, her cards and her turns (Deluxe, "Madame du Barry Solo Mode")."""

import pytest

from rococo_desktop.engine.match import Setup, SetupError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import because
from rococo_desktop.rules.events import ActionChosen, PrestigeGained
from rococo_desktop.rules.rococo.base.prepare import pass_start_player
from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.events import FavorClaimed
from rococo_desktop.rules.rococo.madame_du_barry.cards import (
    CARDS,
    draw_hand,
    shuffle_cards,
    top_card,
)
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import (
    MadameDrew,
    MadameReasoned,
    MadameRevealed,
)
from rococo_desktop.rules.rococo.madame_du_barry.turn import RevealCard
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.rounds import NextTurn
from tests.rules.rococo.madame_du_barry.salon import Salon

SOLO = Rococo(Setup(1, "deluxe", (KEY,)), LIBRARY.load())
ALL = {*MADAME.of(SOLO.rules.components).cards}


def rounds(match: Rococo, seed: int) -> list[tuple[list[str], list[str]]]:
    """Return her hand and the supply below it at the beginning of each round of a game."""
    state, chance = match.start(seed).state, Generator(seed, "rounds")
    seen: dict[int, tuple[list[str], list[str]]] = {}
    while (decision := state.pending) is not None:
        if decision.kind == "reveal_card" and state.round not in seen:
            seen[state.round] = ([*CARDS.of(state).hand], [*CARDS.of(state).supply])
        option = decision.options[chance.below(len(decision.options))]
        state = match.kernel.apply(state, option).state
    return list(seen.values())


# -- set-up ----------------------------------------------------------------------------------------


def test_she_gets_the_usual_materials_but_no_livre():
    """Step 6: the usual set-up materials, start employees as her deck. Step 9: 1 Thread and 1
    Lace, but no Livre.
    """
    state = SOLO.start(1).state
    person, her = state.players
    assert (her.livre, her.thread, her.lace) == (0, 1, 1)
    assert person.livre == 15
    assert sorted(her.supply) == sorted(person.supply + person.hand)
    assert (her.hand, her.discard, her.resources) == ([], [], [])


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_she_is_the_start_player_and_sits_behind_the_others(people):
    """Step 10: she is given the Start Player token."""
    game = Rococo(Setup(people, "deluxe", (KEY,)), LIBRARY.load())
    for seed in range(5):
        assert game.start(seed).state.start_player == people
    assert game.rules.seats == people + 1


def test_how_many_people_may_play_with_her():
    """One, by the rulebook; up to four in our variant, for there are five colors."""
    for people in (0, 5):
        with pytest.raises(SetupError) as refused:
            Rococo(Setup(people, "deluxe", (KEY,)), LIBRARY.load())
        assert refused.value.reason == because("wrong-range", low=1, high=4, found=people)
    with pytest.raises(SetupError) as refused:
        Rococo(Setup(1), LIBRARY.load())
    assert refused.value.reason == because("wrong-range", low=2, high=5, found=1)


def test_the_board_is_that_of_all_who_sit_at_the_table():
    """Ruling 65."""
    for people, side in ((1, "small"), (2, "small"), (3, "large"), (4, "large")):
        game = Rococo(Setup(people, "deluxe", (KEY,)), LIBRARY.load())
        assert game.start(1).state.board == side


# -- her cards -------------------------------------------------------------------------------------


def test_all_25_cards_are_shuffled_each_round_and_4_drawn():
    """Deluxe: "Each Round shuffle all 25 cards"; "draws 4 random cards from the top"."""
    assert len(ALL) == 25
    seen = rounds(SOLO, 3)
    assert len(seen) == 7
    for hand, supply in seen:
        assert len(hand) == 4
        assert {*hand, *supply} == ALL
        assert len(supply) == 21
    assert len({tuple(hand) for hand, _ in seen}) == 7


def test_discarded_cards_come_back_for_the_next_round():
    table = Salon()
    table.cards.discard = table.cards.supply[:20]
    table.cards.supply = table.cards.supply[20:]
    table.run(shuffle_cards)
    assert ({*table.cards.supply}, table.cards.discard) == (ALL, [])


def test_her_cards_come_in_the_order_in_which_they_were_drawn():
    """Deluxe: "reveals the topmost of her hand cards"; the first that was drawn lies on top."""
    table = Salon()
    first = table.cards.supply[-1]
    table.run(draw_hand)
    assert table.cards.hand[-1] == first
    assert table.events_of(MadameDrew) == [MadameDrew(1, 4)]


def test_the_card_of_her_turn_goes_to_the_discard_pile():
    """Deluxe: "Then place the card faceup in her Discard pile.\""""
    table = Salon()
    table.reveals("favor")
    assert (table.cards.hand, table.cards.discard) == ([], ["madame-01"])
    assert MadameRevealed(1, "madame-01") in table.events_of(MadameRevealed)
    assert table.events_of(ActionChosen)[-1].action == "favor"


def test_an_empty_supply_is_made_anew_from_the_discard_pile():
    """Ruling 59; the card of the turn is not yet among the discards."""
    table = Salon()
    table.cards.discard, table.cards.supply = table.cards.supply, []
    table.workshop(table.new_dress())
    table.reveals("make_dress", number=1)
    assert len(table.cards.supply) + len(table.cards.discard) == 25
    assert table.cards.discard[-1] == "madame-01"
    game = Context(table.rules, table.state, None)
    table.cards.supply, table.cards.discard = [], ["madame-07"]
    assert top_card(game) == "madame-07"


# -- whose turn it is ------------------------------------------------------------------------------


def test_turns_go_round_and_she_goes_on_alone_with_more_cards():
    """Four cards against three: the last turns of a round may be hers alone."""
    table = Salon()
    table.run(draw_hand)
    table.staff("master", "journeyman", "apprentice")
    table.me.hand, table.me.supply = table.me.supply, []
    table.ask(NextTurn(table.seat))
    asked = []
    while table.state.pending is not None:
        assert table.asked is not None
        asked.append(table.asked)
        table.answer("forfeit" if "forfeit" in table.options else table.options[0])
    turns = [each for each in asked if each in ("play_card", "reveal_card")]
    assert turns[:7] == ["reveal_card", "play_card"] * 3 + ["reveal_card"]


def test_nobody_is_asked_to_select_her_hand():
    """Deluxe: "Instead of selecting 3 hand cards"."""
    game = Rococo(Setup(2, "deluxe", (KEY,)), LIBRARY.load())
    state, chance = game.start(4).state, Generator(4, "select")
    while (decision := state.pending) is not None and state.round < 3:
        assert decision.kind == "reveal_card" or decision.seat < 2
        option = decision.options[chance.below(len(decision.options))]
        state = game.kernel.apply(state, option).state


def test_there_is_nothing_to_choose_in_her_turn():
    table = Salon()
    table.run(draw_hand)
    table.ask(RevealCard(table.seat))
    assert table.options == ("reveal",)


@pytest.mark.parametrize(("holder", "begins"), [(0, 0), (1, 1), (None, 1)])
def test_who_holds_the_favor_begins_the_next_round(holder, begins):
    """Phase 1 A holds for her as for anybody; where nobody claimed it, the same one begins."""
    table = Salon()
    table.state.start_player, table.state.favor = 1, holder
    table.run(pass_start_player)
    assert (table.state.start_player, table.state.favor) == (begins, None)


def test_a_person_plays_as_without_her():
    """Deluxe: "For the player's turns, all the rules of the base game apply"."""
    table = Salon()
    table.staff("master")
    table.turn("master", "favor")
    assert (table.state.favor, table.me.livre) == (0, 20)


# -- 1. claim the Queen's favor --------------------------------------------------------------------


def test_she_takes_the_favor_and_gains_3_prestige_but_no_livre():
    """Deluxe: "Madame du Barry takes it"; "she always gains 3 Prestige Points"; never any Livre."""
    table = Salon()
    table.reveals("favor")
    assert (table.state.favor, table.her.prestige, table.her.livre) == (1, 3, 0)
    assert table.events_of(FavorClaimed) == [FavorClaimed(1)]
    assert table.events_of(PrestigeGained) == [PrestigeGained(1, 3, "madame_favor")]


def test_she_gains_3_prestige_if_another_has_the_favor():
    """Deluxe: "Regardless of whether she could claim the Queen's Favor or not"."""
    table = Salon()
    table.state.favor = 0
    table.reveals("favor")
    assert (table.state.favor, table.her.prestige) == (0, 3)
    assert table.events_of(FavorClaimed) == []
    assert table.events_of(MadameReasoned) == []
