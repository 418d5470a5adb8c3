"""Information in an open game: the current score, and the pieces left of each kind."""

from pathlib import Path

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.remaining import dresses_remaining, employees_remaining
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import estimate, score
from rococo_desktop.session.saves.saves import read_save
from tests.base_game import view
from tests.shelf import shelf

VIEWERS = (0, 1, None)


DRESSES = ("fancy_dresses", "festivity_dresses", "expert_tailoring")


def states(
    edition: str = "deluxe", players: int = 3, expansions: tuple[str, ...] = ()
) -> tuple[Rococo, list[State]]:
    """Return a random game, at every 20th decision and at its end."""
    match = Rococo(Setup(players, edition, expansions), LIBRARY.load())
    chance = Generator(7, "reading")
    state, _ = match.start(1745)
    found, step = [], 0
    while state.pending is not None:
        if step % 20 == 0:
            found.append(state)
        options = state.pending.options
        state = match.kernel.apply(state, options[chance.below(len(options))]).state
        step += 1
    return match, [*found, state]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_prestige_makes_the_estimate_the_score(viewer: int | None) -> None:
    match, played = states()
    for state in played:
        now = score(match.rules, state)
        for known, sheet in zip(
            estimate(match.rules, state, view(state, viewer)), now.players, strict=True
        ):
            assert (known.items, known.total, known.hidden) == (sheet.items, sheet.total, ())


def test_hidden_prestige_is_not_in_the_estimate_of_others() -> None:
    """Ruling 36; after final scoring everything is open."""
    match, (*played, over) = states("original")
    for state in played:
        state.players[1].prestige += 5
        own, other, _ = estimate(match.rules, state, view(state, 0))
        assert own.hidden == ()
        assert own.total == score(match.rules, state).players[0].total
        assert other.hidden == ("prestige",)
        whole = score(match.rules, state).players[1].total
        assert other.total == whole - state.players[1].prestige
        assert "prestige" not in {item.item for item in other.items}
    assert all(not each.hidden for each in estimate(match.rules, over, view(over, 0)))


@pytest.mark.parametrize("edition", ["deluxe", "original"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_estimate_is_the_same_in_every_game_that_could_be(
    edition: str, viewer: int | None
) -> None:
    match, (*played, _) = states(edition)
    for state in played[::3]:
        seen = view(state, viewer)
        told = estimate(match.rules, state, seen)
        for seed in range(3):
            assert estimate(match.rules, match.deal(seen, Generator(seed)), seen) == told


def test_the_estimate_does_not_tell_which_crown_cards_are_in_the_hand() -> None:
    match, (state, *_) = states()
    crowns = [card.id for card in match.rules.employees.values() if card.scoring is not None]
    told = []
    for order in (crowns, crowns[::-1]):
        state.players[1].hand, state.players[1].supply = order[:1], order[1:]
        told.append(estimate(match.rules, state, view(state, 0)))
    assert told[0] == told[1]


@pytest.mark.parametrize("expansions", [(), DRESSES])
def test_what_may_still_come_is_what_the_stack_and_the_bag_hold(
    expansions: tuple[str, ...],
) -> None:
    match, played = states(players=5, expansions=expansions)
    rules = match.rules
    for state in played:
        seen = view(state, None)
        levels = {each.kind: each for each in employees_remaining(rules, seen)}
        assert list(levels) == ["1", "2", "3", "4", "5", "6"]
        for level, each in levels.items():
            stack = [
                card for card in state.employee_stack if str(rules.employees[card].level) == level
            ]
            assert each.to_come == len(stack)
            assert each.total == each.to_come + each.on_display + each.in_use + each.rest
        colors = dresses_remaining(rules, seen)
        for color in colors:
            bag = [dress for dress in state.dress_bag if rules.dresses[dress].color == color.kind]
            assert color.to_come == len(bag)
            assert color.total == color.to_come + color.on_display + color.in_use + color.rest
        assert sum(each.total for each in colors) == len(rules.dresses)


def test_what_is_on_display_is_counted_there() -> None:
    match, (first, *_) = states()
    seen = view(first, None)
    assert sum(each.on_display for each in employees_remaining(match.rules, seen)) == 4
    dresses = dresses_remaining(match.rules, seen)
    assert sum(each.on_display for each in dresses) == sum(d is not None for d in first.workshop)
    assert all(each.in_use == each.rest == 0 for each in dresses)


def test_a_rented_dress_is_counted_once_while_its_bonus_is_asked_about() -> None:
    saved = Path(__file__).parents[2] / "saves" / "version1-dress-bonus.json"
    session = read_save(saved, shelf(LIBRARY.load()))
    assert session.decision is not None
    assert session.decision.kind == "use_bonus"
    for color in dresses_remaining(session.match.rules, session.view(None)):
        assert color.total == color.to_come + color.on_display + color.in_use + color.rest
