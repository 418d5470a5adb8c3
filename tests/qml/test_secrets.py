"""What a person sees of a game does not depend on what is hidden from that person.

Everything hidden is dealt anew, and the window draws the same again: every place, size, picture,
colour and word, on the table and on the sheets over it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import State
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY as MADAME
from rococo_desktop.rules.rococo.rulebook import EXPANSIONS
from rococo_desktop.session.bots import BotRunner
from rococo_desktop.session.seats import HUMAN
from rococo_desktop.session.session import AnySession
from rococo_desktop.session.tree import Moment
from tests.qml import hands as atelier
from tests.qml.hands import Hands, Puppet, table_of
from tests.qml.patisserie import kitchen_hands as kitchen

pytestmark = pytest.mark.one_window

ALL = tuple(expansion.key for expansion in EXPANSIONS)
ANSWERS = 1_000
"""More answers than a game has."""


class Game(NamedTuple):
    """A game of people and bots, of Rococo in some edition or else of La Pâtisserie Rococo."""

    people: int
    bots: int = 0
    expansions: tuple[str, ...] = ()
    edition: str = ""
    size: tuple[int, int] = (1280, 800)
    """The size of the window."""


GAMES = {
    "few": Game(2, edition="original"),
    "many": Game(5, edition="deluxe", size=(960, 540)),
    "among bots": Game(1, 2, (JEWELRY_BOX,), edition="deluxe"),
    "everything": Game(3, expansions=ALL, edition="deluxe", size=(1920, 1080)),
    "alone": Game(1, expansions=(JEWELRY_BOX, MADAME), edition="deluxe"),
    "watched": Game(0, 3, edition="original"),
    "kitchens": Game(4, expansions=PROMOS, size=(1920, 1080)),
    "kitchen among bots": Game(1, 2, size=(960, 540)),
    "kitchen alone": Game(1, expansions=(MENTOR,)),
    "kitchen watched": Game(0, 3),
}
ALWAYS = ("everything", "watched", "kitchen alone")
"""The games that are always looked at; the others are with the slow tests."""
FEW = (121,)
"""The numbers of answers after which one looks: late enough for full hands and racks."""
MANY = range(12, ANSWERS, 25)


@pytest.fixture
def waiting(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Somebody at a window whose bots think for ever."""
    puppet = Puppet()  # for the runners to come, too: each game and each shelf has one of its own
    monkeypatch.setattr(BotRunner, "submit", lambda _, *asked: puppet.submit(*asked))
    return hands


def positions(game: Game, seed: int, moments: Sequence[int]) -> Iterator[AnySession]:
    """Yield a random game at some moments, counted in answers."""
    if game.edition:
        session = atelier.session(
            game.people,
            bots=game.bots,
            edition=game.edition,
            expansions=game.expansions,
            seed=seed,
        )
        whim: atelier.Whim | kitchen.Whim = atelier.Whim(seed)
    else:
        session = kitchen.session(
            game.people, bots=game.bots, expansions=game.expansions, seed=seed
        )
        whim = kitchen.Whim(seed)
    while (decision := session.decision) is not None and len(session.history) <= max(moments):
        if len(session.history) in moments:
            yield session
        session.answer(decision.id, whim(decision))


def dealt_anew(session: AnySession, moment: Moment[State], viewer: int | None) -> State:
    """Return a position of a game with all dealt anew that is hidden from a seat or a spectator."""
    match, eyes = session.match, frozenset(() if viewer is None else (viewer,))
    seen = match.look(moment.state, eyes)
    state: State = match.deal(seen, Generator(moment.number, "elsewhere"))
    assert match.look(state, eyes) == seen
    assert match.estimate(state, seen) == session.estimate(moment, seen)
    return state


def drawn(hands: Hands, session: AnySession) -> dict[str, list[str]]:
    """Return what is drawn of a game, on the table and on each sheet, for whoever is asked.

    On a table of its own: cards in the hand keep the places that they had when one looked back.
    """
    hands.shell.leave()
    hands.shell.games.play(session)
    hands.game.hotSeat.passOn()
    hands.game.hotSeat.reveal()
    found = {"table": look(hands), "outlooks": outlooks(hands, session)}
    hands.shell.open("supplies")
    found["supplies"] = look(hands)
    for seat in range(len(session.setup.seats)):
        look_at(hands, seat)
        hands.shell.open("player")
        found[f"player {seat}"] = look(hands)
    hands.shell.seeTable()
    for steps in (-1, -3):
        hands.game.timeline.step(steps)
        found[f"past {steps}"] = look(hands)
    return found


def outlooks(hands: Hands, session: AnySession) -> list[str]:
    """Return what is told of each of a person's options when the pointer or focus comes to it."""
    decision, kitchens = session.decision, session.setup.game == kitchen.GAME
    if decision is None or session.setup.seats[decision.seat].kind != HUMAN:
        return []
    foresight = (kitchen.table_of(hands) if kitchens else table_of(hands.game)).foresight
    return [f"{option}: {foresight.outlook(option, '')}" for option in decision.options]


def look(hands: Hands) -> list[str]:
    """Return everything that is drawn once it has come to rest, in any order."""
    hands.lay_out()
    return sorted(hands.drawn())


def look_at(hands: Hands, seat: int) -> None:
    """Turn the sheet to a player."""
    if hands.game.session.setup.game == kitchen.GAME:
        kitchen.table_of(hands).lookAt(seat)
    else:
        table_of(hands.game).lookAt(seat)


@pytest.mark.parametrize(
    ("game", "moments"),
    [
        *(pytest.param(GAMES[name], FEW, id=name) for name in ALWAYS),
        *(
            pytest.param(game, MANY, id=f"{name}, soak", marks=pytest.mark.heavy)
            for name, game in GAMES.items()
        ),
    ],
)
def test_what_is_hidden_changes_nothing_that_is_drawn(
    waiting: Hands, game: Game, moments: Sequence[int]
) -> None:
    waiting.root.resize(*game.size)
    changed = 0
    for session in positions(game, 21, moments):
        asked, number = session.asked, len(session.history)
        assert asked is not None
        alone = 0 if game.people else None
        viewer = asked.seat if asked.seat < game.people and game.people > 1 else alone
        true = [(moment, moment.state) for moment in session.tree.line]
        shown = drawn(waiting, session)
        for moment, state in true:
            moment.state = dealt_anew(session, moment, viewer)
            changed += moment.state != state
        again = drawn(waiting, session)
        assert len(session.history) == number, "nobody has played meanwhile"
        for place, items in shown.items():
            assert again[place] == items, (place, asked, number)
        for moment, state in true:
            moment.state = state
    assert changed, "something was hidden"


@pytest.mark.parametrize("game", [Game(1, 2, edition="deluxe"), Game(1, 2)], ids=["silk", "cake"])
@pytest.mark.parametrize("people", [1, 2])
def test_who_handed_over_looks_back_at_the_own_hand_unless_others_played(
    waiting: Hands, game: Game, people: int
) -> None:
    """Others see as a spectator does, to whom nothing hidden is drawn."""
    (session,) = positions(game._replace(people=people, bots=3 - people), 21, (40,))
    waiting.play(session)
    waiting.game.hotSeat.reveal()
    for seat in range(people):
        waiting.game.seating.given.emit(seat, session.setup.seats[-1].kind)
    own = 0 if people == 1 else None
    looked = 0
    for _ in range(10):
        waiting.game.timeline.step(-2)
        waiting.lay_out()
        assert waiting.game.hotSeat.seen_by == own
        hand = session.look_back(waiting.game.timeline.here, own).players[0].hand or ()
        shown = {str(each.property("place")) for each in waiting.items()}
        assert {f"card:{card}" for card in hand} <= shown
        looked += len(hand)
    assert bool(looked) == (own == 0)
    waiting.game.timeline.now()
    assert waiting.game.hotSeat.seen_by is None, "now one watches"
