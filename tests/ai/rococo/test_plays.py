"""Whole plays of a turn: each legal one is listed once, up to the first chance event."""

from collections.abc import Iterator
from functools import cache

import pytest

from rococo_desktop.ai.plays import Play, plays, promising_plays
from rococo_desktop.ai.rococo.evaluation import Appraisal
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.rococo.turn import DECK_SEARCHED, Turn, WholeTurn, faces_of
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.questions import FORFEIT, USE
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.gifts import is_gift
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import (
    BOARD,
    JOURNEYMAN,
    MASTER,
    OWN,
    deck_of,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.rounds import NextTurn
from tests.rules.rococo.jewelry_box.box import BoxTable, jewel
from tests.rules.rococo.table import ME, Table

EVERYTHING = tuple(expansion.key for expansion in EXPANSIONS)
FEW = 100
"""Ways through a turn that are all followed one by one."""


@cache
def a_match(expansions: tuple[str, ...]) -> Rococo:
    return Rococo(Setup(2, expansions=expansions), LIBRARY.load())


def positions(match: Rococo, seed: int, *kinds: str) -> Iterator[State]:
    """Yield positions of a random game in which one of the ``kinds`` is asked."""
    state, chance = match.start(seed).state, Generator(seed, "plays")
    while (decision := state.pending) is not None:
        if decision.kind in kinds and decision.seat in match.rules.people:
            yield state.copy()
        match.kernel.advance(state, decision.options[chance.below(len(decision.options))])


def seat_of(state: State) -> int:
    assert state.pending is not None
    return state.pending.seat


def listed(match: Rococo, state: State) -> list[Play[State]]:
    found = plays(match, state, WholeTurn(match.rules, seat_of(state)))
    assert found.complete
    return found.plays


def naive(match: Rococo, state: State, seat: int) -> Iterator[tuple[State, str]]:
    """Yield the result of every sequence of answers in the turn, without merging equal ones."""
    decision = state.pending
    if decision is None or decision.seat != seat:
        yield state, ""
        return
    for option in decision.options:
        after = state.copy()
        reveals = match.kernel.venture(after, option, WholeTurn(match.rules, seat).ends)
        if reveals:
            yield after, reveals
        else:
            yield from naive(match, after, seat)


def end_of(match: Rococo, state: State, play: Play[State]) -> State:
    """Return the position at the end of a play's answers."""
    after, ends = state.copy(), WholeTurn(match.rules, seat_of(state)).ends
    for answer in play.answers:
        match.kernel.venture(after, answer, ends)
    return after


def ways(match: Rococo, state: State) -> list[tuple[State, str]]:
    """Return all ways, or the first few."""
    found = []
    for way in naive(match, state, seat_of(state)):
        found.append(way)
        if len(found) > FEW:
            break
    return found


def essence(match: Rococo, state: State, reveals: str) -> str:
    """Return a position in which identical pieces are not distinguished."""
    face = faces_of(match.rules)

    def faces(document: Json) -> Json:
        match document:
            case dict():
                table = {key: faces(value) for key, value in document.items()}
                return sorted((str(face.get(key, key)), str(value)) for key, value in table.items())  # type: ignore[return-value]
            case list():
                return sorted((faces(each) for each in document), key=str)
            case str():
                return face.get(document, document)
            case _:
                return document

    encoded = match.codec.encode(state)
    assert isinstance(encoded, dict)
    for irrelevant in ("step", "resource_bag"):
        encoded.pop(irrelevant)
    return f"{reveals} {faces(encoded)}"


@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_they_lead_wherever_a_turn_may_lead(expansions: tuple[str, ...]):
    match = a_match(expansions)
    compared = 0
    for seed in range(3):
        for state in list(positions(match, seed, "play_card", "use_bonus", "place_dress"))[::3]:
            everywhere = ways(match, state)
            if len(everywhere) > FEW:
                continue
            compared += 1
            expected = {essence(match, after, reveals) for after, reveals in everywhere}
            found = [
                essence(match, end_of(match, state, play), play.reveals)
                for play in listed(match, state)
            ]
            assert set(found) == expected
    assert compared >= 10


@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_the_position_stays_as_it_is_and_answers_lead_to_the_end(expansions: tuple[str, ...]):
    match = a_match(expansions)
    for seed in range(2):
        for state in list(positions(match, seed, "play_card"))[::5]:
            before = match.codec.encode(state)
            found = listed(match, state)
            ends = WholeTurn(match.rules, seat_of(state)).ends
            assert match.codec.encode(state) == before
            for play in found[:: max(1, len(found) // 20)]:
                after = state.copy()
                for answer in play.answers:
                    last = after.pending
                    assert last is not None
                    assert last.seat == seat_of(state)
                    match.kernel.advance(after, answer, ends)
                if not play.reveals:
                    assert after == play.state
                    assert after.pending is None


@pytest.mark.parametrize("edition", ["deluxe", "original"])
def test_what_is_hidden_changes_no_plan(edition: str):
    """Two games that look alike have the same plays: none continues after something is drawn."""
    match = Rococo(Setup(2, edition, EVERYTHING), LIBRARY.load())
    stopped = 0
    for state in list(positions(match, 6, "play_card", "use_bonus"))[::2]:
        seat = seat_of(state)
        seen = match.look(state, frozenset({seat}))
        first, second = (
            [(play.answers, play.reveals) for play in listed(match, world)]
            for world in (state, match.deal(seen, Generator(state.step)))
        )
        assert first == second
        stopped += sum(bool(reveals) for _, reveals in first)
    assert stopped


def test_a_play_stops_where_a_tile_is_drawn():
    table = Table()
    table.turn("level1-bought-tile")
    found = listed(table.match, table.state)
    drawn = [play for play in found if play.reveals]
    assert {play.reveals for play in drawn} == {"resource_drawn"}
    assert all(play.answers[-1] == "use" for play in drawn)
    assert len(drawn) < len(found)


def test_a_dress_is_placed_although_its_jewelry_draws_a_tile():
    """Deluxe, "Jewelry Box", "3. Tailor a Garment", 4: it draws before the dress is rented."""
    table = BoxTable()
    dress = table.offer_jewelry()
    adorned = [play for play in listed(table.match, table.state) if jewel("yellow") in play.answers]
    (play,) = adorned
    assert (play.answers, play.reveals) == ((jewel("yellow"),), "resource_drawn")
    assert dress in {worn for worn, _ in play.state.guests.values()}
    assert play.state.players[ME].resources == []

    def guess(state: State) -> float:
        places = [space for space, (worn, _) in state.guests.items() if worn == dress]
        return table.board.spaces[places[0]].master if places else -1.0

    seat = WholeTurn(table.match.rules, ME)
    best = promising_plays(table.match, table.state, seat, guess)
    (play,) = [each for each in best if jewel("yellow") in each.answers]
    every = [guess(each.state) for each in best if each.answers[0] in table.board.spaces]
    assert guess(play.state) == max(every)


@pytest.mark.parametrize("examination", [JOURNEYMAN, MASTER])
def test_an_examination_brings_a_graduate_in_the_plan(examination: str):
    """Deluxe, "7." and "8.", step 5: the deck is searched and one employee taken."""
    table = BoxTable()
    table.own.examination, table.own.tasks = examination, list(TASKS[examination])
    table.me.livre = 20
    candidate = "apprentice" if examination == JOURNEYMAN else "journeyman"
    card = table.new_card("candidate", type=candidate)
    table.turn(card)
    before = table.me.staff_size()
    (play,) = [each for each in listed(table.match, table.state) if each.reveals == "deck_searched"]
    assert play.state.players[ME].staff_size() == before
    assert card not in play.state.players[ME].staff()
    assert play.answers == (f"{examination}_examination",)


def test_of_like_cards_tiles_and_spaces_one_is_tried():
    table = Table(players=3)
    table.rack(table.new_tile("bale", Silk(yellow=1)))
    table.workshop(table.new_dress())
    table.turn("journeyman")
    halls = {
        (space.hall, space.reward) for space in table.board.spaces.values() if not space.master
    }
    rented = [play for play in listed(table.match, table.state) if "make_dress" in play.answers]
    assert len({play.answers[2] for play in rented} - {"sell"}) == len(halls)


def test_when_nodes_run_out_every_play_is_whole():
    game = a_match(())
    state = max(positions(game, 1, "play_card"), key=lambda each: len(listed(game, each)))
    everything = plays(game, state, WholeTurn(game.rules, seat_of(state)))
    some = plays(game, state, WholeTurn(game.rules, seat_of(state)), 50)
    assert not some.complete
    assert len(some.plays) < len(everything.plays)
    assert 50 <= some.nodes < everything.nodes
    whole = {play.answers for play in everything.plays}
    assert {play.answers for play in some.plays} <= whole
    assert {play.answers[0] for play in some.plays} == {answers[0] for answers in whole}


def test_positions_of_a_turn_are_valued_as_each_by_itself():
    table = Table(players=3)
    table.turn("master")
    table.me.livre = 20

    def appraisal() -> Appraisal:
        return Appraisal(table.match.rules, table.state, ME, Taste())

    states, common = [play.state for play in listed(table.match, table.state)], appraisal()
    values = [common.value(state) for state in states]
    assert len(set(values)) > 5
    assert values == [appraisal().value(state) for state in states]


@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_promising_plays_are_plays_and_the_best_is_among_them(expansions: tuple[str, ...]):
    """Offers are taken up after the best plays only; by the same judgement little is lost."""
    match = a_match(expansions)
    lost, compared = 0.0, 0
    for state in positions(match, 8, "play_card", "choose_action"):
        seat = seat_of(state)
        every = plays(match, state, WholeTurn(match.rules, seat), 3000)
        if not every.complete or len(every.plays) > 400:
            continue

        guess = Appraisal(match.rules, state, seat, Taste()).value
        promising = promising_plays(match, state, Turn(match, seat), guess, 3000)
        answers = {play.answers for play in every.plays}
        assert {play.answers for play in promising} <= answers
        assert len({play.answers for play in promising}) == len(promising)
        best = max(guess(play.state) for play in every.plays)
        found = max(guess(play.state) for play in promising)
        assert found <= best
        lost += best - found
        compared += 1
        if compared == 12:
            break
    assert compared == 12
    assert lost / compared < 0.1


def test_an_imagined_graduate_is_any_card_whose_place_the_seat_cannot_know():
    """Deluxe, "Jewelry Box": graduates are taken secretly, so a rival's may lie in the deck."""
    match = Rococo(Setup(2, expansions=("jewelry_box",)), LIBRARY.load())
    state, found = match.start(1).state, []
    OWN.of(state.players[0]).examination = MASTER
    for card in sorted(deck_of(BOARD.of(state), JOURNEYMAN))[:2]:
        dealt = state.copy()
        deck_of(BOARD.of(dealt), JOURNEYMAN).remove(card)
        OWN.of(dealt.players[1]).graduates(JOURNEYMAN).append(card)
        assert WholeTurn(match.rules, 0).imagine(dealt, DECK_SEARCHED)
        match.kernel.proceed(dealt, frozenset())
        assert dealt.pending is not None
        found.append(dealt.pending.options)
        match.kernel.advance(dealt, card)
        assert card in dealt.players[0].hand
    assert found[0] == found[1]


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("expansions", [(), EVERYTHING])
def test_a_bonus_that_only_gives_is_never_forfeited(
    expansions: tuple[str, ...], every: int
) -> None:
    """All offers are declined first, and only a few taken up: a gift would seem lost."""
    match, gifts, forfeited = a_match(expansions), 0, 0
    for state in list(positions(match, 3, "play_card", "choose_action"))[::every]:
        for play in plays(match, state, Turn(match, seat_of(state)), 600).plays:
            after = state
            for answer in play.answers:
                decision = after.pending
                assert decision is not None
                if answer in (USE, FORFEIT):
                    gift = is_gift(match, after)
                    assert not (gift and answer == FORFEIT)
                    gifts += gift
                    forfeited += answer == FORFEIT
                after = match.kernel.foresee(after, answer, ends={NextTurn}).state
    assert gifts > 20 / every
    assert forfeited > 20 / every
