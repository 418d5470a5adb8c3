"""Her cards in views, deals, saves and documents; states that no game could reach."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from rococo_desktop.cli.documents import session_position
from rococo_desktop.cli.rococo.documents import score_document
from rococo_desktop.cli.rococo.position_reader import read_position
from rococo_desktop.cli.serve import Server
from rococo_desktop.engine.match import InvalidStateError, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.rococo.base.turns import ChooseAction, PlayCard
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME
from rococo_desktop.rules.rococo.madame_du_barry.turn import RevealCard
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.view import UNSEEN
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.saves.chronicle import finished_game
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import read_save, write_into_folder
from rococo_desktop.session.seats import SeatPlan, UndoPolicy
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, plain_setup, rival_seats
from tests.base_game import view
from tests.rules.rococo.english import line
from tests.session.play import play
from tests.shelf import shelf

BOX = "jewelry_box"
EVERYTHING = tuple(each.key for each in EXPANSIONS)
WITH_HER = [(1, (KEY,)), (1, (BOX, KEY)), (3, (BOX, KEY)), (2, EVERYTHING)]


def rococo(people: int, expansions: tuple[str, ...]) -> Rococo:
    return Rococo(Setup(people, "deluxe", expansions), LIBRARY.load())


def asked_to_reveal(people: int, expansions: tuple[str, ...], number: int = 12) -> State:
    """A game at the beginning of one of her turns, counted from the first."""
    match = rococo(people, expansions)
    state, chance = match.start(9).state, Generator(9, "reveal")
    while state.pending is not None:
        if state.pending.kind == "reveal_card":
            number -= 1
        if not number:
            return state
        options = state.pending.options
        match.kernel.advance(state, options[chance.below(len(options))])
    raise AssertionError("the game is over")


# -- views and deals -------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "expansions"), WITH_HER)
def test_her_hand_and_supply_lie_face_down_for_all(people, expansions):
    """Deluxe: "place them facedown"; the discard pile is faceup. She does not look either."""
    state = asked_to_reveal(people, expansions)
    cards = CARDS.of(state)
    for viewer in (*range(people + 1), None):
        seen = CARDS.of(view(state, viewer))
        assert seen.hand == [UNSEEN] * len(cards.hand)
        assert seen.supply == [UNSEEN] * len(cards.supply)
        assert seen.discard == cards.discard


@pytest.mark.parametrize(("people", "expansions"), WITH_HER)
def test_her_cards_are_dealt_anew(people, expansions):
    game, state = rococo(people, expansions), asked_to_reveal(people, expansions)
    seen = view(state, 0)
    found = [game.deal(seen, Generator(seed, "deal")) for seed in range(6)]
    assert len({tuple(CARDS.of(each).hand) for each in found}) > 1
    for each in found:
        assert view(each, 0) == seen
        game.check(each)


def test_her_rack_and_a_graduate_are_dealt_anew():
    """A bot knows neither what she drew unseen nor whom she got for an examination."""
    game = rococo(1, (BOX, KEY))
    state, chance = game.start(3).state, Generator(3, "graduate")
    graduates: set[tuple[str, ...]] = set()
    while state.pending is not None:
        own = state.players[1].slots["jewelry_box.player"]
        secret = own.unshown()  # type: ignore[attr-defined]
        if secret and state.pending.seat == 0:
            seen = view(state, 0)
            assert not any(card in repr(seen) for card in secret)
            dealt = [game.deal(seen, Generator(seed, "deal")) for seed in range(8)]
            graduates = {
                tuple(each.players[1].slots["jewelry_box.player"].unshown())  # type: ignore[attr-defined]
                for each in dealt
            }
            break
        options = state.pending.options
        game.kernel.advance(state, options[chance.below(len(options))])
    assert len(graduates) > 1


# -- saves -----------------------------------------------------------------------------------------


def solo(
    *expansions: str, undo: UndoPolicy = "free", kinds: tuple[str, ...] = ("human",)
) -> GameSetup:
    seats = tuple(SeatPlan(kind=kind, name=f"Name {seat}") for seat, kind in enumerate(kinds))
    chosen = (*expansions, KEY)
    seats += rival_seats(len(seats), chosen)
    return GameSetup(seats=seats, expansions=chosen, undo=undo, seed=5)


@pytest.mark.parametrize("expansions", [(), (BOX,)])
def test_a_game_is_saved_in_her_turn_and_goes_on(tmp_path: Path, expansions):
    session = Session.new(solo(*expansions), shelf(LIBRARY.load()))
    play(session, 60)
    while session.decision is not None and session.decision.kind != "reveal_card":
        play(session, 1)
    path = tmp_path / "save.json"
    write_into_folder(session.save(), path)
    read = read_save(path, shelf(LIBRARY.load()))
    assert read.state == session.state
    assert read.decision is not None
    assert (read.decision.seat, read.decision.options) == (1, ("reveal",))
    for each in (session, read):
        play(each)
    assert read.state == session.state


def test_an_unfinished_game_goes_on_from_its_journal(tmp_path: Path):
    session = Session.new(solo(BOX), shelf(LIBRARY.load()), Journal.create(tmp_path))
    play(session, 70)
    session.safety.close(keep_journal=True)
    (path,) = [file for file in tmp_path.iterdir() if file.is_file()]
    read = resume(path, shelf(LIBRARY.load()))
    assert (read.state, read.notice) == (session.state, None)
    read.safety.close()


def test_her_seat_is_the_last_and_only_hers():
    seat, hers = SeatPlan(kind="human", name="Ada"), rival_seats(1, (KEY,))
    assert [plan.name for plan in hers] == ["Madame du Barry"]
    wrong = "seats: automatic rivals expected behind all other seats: "
    for seats in ((seat,), (*hers, seat), (seat, seat), (seat, *hers, *hers)):
        with pytest.raises(ValidationError) as refused:
            GameSetup(seats=seats, expansions=(KEY,), seed=1)
        assert str(problem_of(refused.value)) == f"{wrong}1"
    with pytest.raises(ValidationError) as refused:
        GameSetup(seats=(seat, *hers), seed=1)
    assert str(problem_of(refused.value)) == f"{wrong}0"


def test_the_chronicle_tells_of_her():
    session = Session.new(solo(BOX), shelf(LIBRARY.load()))
    play(session)
    line = finished_game(session, 1_000)
    assert [(each.kind, each.name) for each in line.players] == [
        ("human", "Name 0"),
        ("rival", "Madame du Barry"),
    ]
    assert "collection" in line.players[1].items
    assert line.winners == session.score().winners


# -- undo ------------------------------------------------------------------------------------------


def until(session: Session, kind: str) -> None:
    while session.decision is not None and session.decision.kind != kind:
        play(session, 1)


def test_fair_undo_stops_at_what_she_reveals():
    """She revealed a card: nobody may take that back, nor what came before."""
    session = Session.new(solo(undo="fair"), shelf(LIBRARY.load()))
    until(session, "reveal_card")
    assert not session.can_undo
    play(session, 1)
    assert any(event.reveals for event in session.history[-1].events)
    assert not session.can_undo
    until(session, "choose_action")
    assert session.can_undo


def test_free_undo_goes_back_to_a_persons_decision_over_her_turns():
    session = Session.new(solo(), shelf(LIBRARY.load()))
    play(session, 40)
    until(session, "reveal_card")
    play(session, 1)
    until(session, "reveal_card")
    state = session.state
    session.undo()
    assert session.decision is not None
    assert session.decision.seat == 0
    session.redo()
    assert session.state == state


# -- states from outside ---------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "expansions"), WITH_HER)
def test_a_state_of_a_game_passes(people, expansions):
    rococo(people, expansions).check(asked_to_reveal(people, expansions))


def _double(state: State) -> None:
    cards = CARDS.of(state)
    cards.supply[0] = cards.supply[1]


def _unknown(state: State) -> None:
    CARDS.of(state).supply[0] = "madame-99"


def _lost(state: State) -> None:
    CARDS.of(state).supply.pop()


def _all_in_hand(state: State) -> None:
    cards = CARDS.of(state)
    cards.hand, cards.supply = cards.hand + cards.supply, []


def _nothing_to_reveal(state: State) -> None:
    cards = CARDS.of(state)
    cards.supply += cards.hand
    cards.hand = []


def _she_plays_a_card(state: State) -> None:
    her = state.players[1]
    her.hand = [her.supply.pop(0)]


def _she_has_played(state: State) -> None:
    her = state.players[1]
    her.played = her.supply.pop(0)


def _rich(state: State) -> None:
    state.players[1].livre = 1


def _another_reveals(state: State) -> None:
    state.frames[-1] = RevealCard(0)


def _she_is_asked_for_a_card(state: State) -> None:
    state.frames[-1] = PlayCard(1)


def _she_chooses(state: State) -> None:
    state.frames[-1] = ChooseAction(1, "start-master-1")


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (_double, "is there too often"),
        (_unknown, "madame-99 does not belong here"),
        (_lost, "is missing"),
        (_all_in_hand, "hand: must have at most 4 entries"),
        (_nothing_to_reveal, "hand: must have at least 1 entry"),
        (_she_plays_a_card, "plays employees, which an automatic rival never does"),
        (_she_has_played, "plays employees, which an automatic rival never does"),
        (_rich, "players[1].livre: must be 0"),
        (_another_reveals, "puts a question to a player who cannot be asked it"),
        (_she_is_asked_for_a_card, "puts a question to a player who cannot be asked it"),
        (_she_chooses, "puts a question to a player who cannot be asked it"),
    ],
)
def test_a_state_that_no_game_comes_to_is_refused(spoil: Callable[[State], None], problem: str):
    state = asked_to_reveal(1, (BOX, KEY))
    spoil(state)
    with pytest.raises(InvalidStateError) as refused:
        rococo(1, (BOX, KEY)).check(state)
    assert problem in line(refused.value)


# -- headless documents ----------------------------------------------------------------------------


def asked(server: Server, **request: object) -> dict[str, object]:
    answer = server.reply(json.dumps(request).encode())
    assert answer["ok"], answer
    return json.loads(json.dumps(answer))  # type: ignore[no-any-return]


@pytest.mark.parametrize("expansions", [[KEY], [BOX, KEY]])
def test_a_program_plays_against_her(expansions):
    server = Server(shelf(LIBRARY.load()))
    setup = {"players": 1, "expansions": expansions}
    reply = asked(server, cmd="new", setup=setup, seed=3)
    revealed = 0
    while (decision := reply["decision"]) is not None:
        assert isinstance(decision, dict)
        hers = decision["player"] == 1
        if hers:
            assert decision["kind"] == "reveal_card"
            assert decision["options"] == [{"id": "reveal", "label": "Reveal the next card"}]
            assert decision["prompt"] == "It is the turn of Madame du Barry: reveal the next card"
            revealed += 1
            if revealed < 4:
                assert asked(server, cmd="bot", name="greedy")["option"] == "reveal"
        option = decision["options"][-1]["id"]
        reply = asked(server, cmd="answer", decision=decision["id"], option=option)
    assert revealed >= 28
    score = asked(server, cmd="score")["score"]
    assert isinstance(score, dict)
    assert len(score["players"]) == 2
    for viewer in (0, 1, None):
        position = asked(server, cmd="view", viewer=viewer)["position"]
        assert isinstance(position, dict)
        assert [each.get("automa") for each in position["players"]] == [None, True]


def test_one_person_alone_is_refused_without_her():
    reply = Server(shelf(LIBRARY.load())).reply(
        b'{"cmd": "new", "setup": {"players": 1}, "seed": 1}'
    )
    assert not reply["ok"]
    assert "2 to 5" in str(reply["error"])


@pytest.mark.parametrize(("people", "expansions"), WITH_HER)
def test_the_position_document_tells_of_her(people, expansions):
    """`setup.players` is the number of people; her cards are counted, the discards named."""
    session = Session.new(
        plain_setup(people, 4, edition="deluxe", expansions=expansions), shelf(LIBRARY.load())
    )
    play(session, 90)
    seats = tuple(range(people + 1))
    document = json.loads(json.dumps(session_position(session, seats)))
    cards = CARDS.of(session.state)
    assert document["setup"]["players"] == people
    assert document["setup"]["seats"][-1] == "rival"
    assert document["players"][people]["automa"] is True
    assert document["madame_du_barry"] == {
        "hand": len(cards.hand),
        "supply": len(cards.supply),
        "discard": cards.discard,
    }
    assert not any(card in json.dumps(document) for card in cards.hand + cards.supply)


@pytest.mark.parametrize("decisions", [90, 100_000])
@pytest.mark.parametrize(("people", "expansions"), WITH_HER)
def test_a_position_document_is_scored_like_the_game(people, expansions, decisions):
    session = Session.new(
        plain_setup(people, 6, edition="deluxe", expansions=expansions), shelf(LIBRARY.load())
    )
    play(session, decisions)
    seats = tuple(range(people + 1))
    document = json.loads(json.dumps(session_position(session, seats)))
    game, state = read_position(document, LIBRARY.load(), "position.json")
    assert score_document(game, state) == score_document(session.match, session.state)


def test_the_components_document_lists_her_cards():
    game = rococo(1, (KEY,))
    (documents,) = [each for each in game.rules.documents if "madame" in each.components.__module__]
    cards = documents.components(game.rules.components)["madame_du_barry"]
    assert isinstance(cards, list)
    assert len(cards) == len(MADAME.of(game.rules.components).cards) == 25
