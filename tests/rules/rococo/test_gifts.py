"""A bonus that only gives is taken without a question; it is an answer like any other."""

from collections import Counter

from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.questions import FORFEIT, USE
from rococo_desktop.rules.rococo.base.turns import UseBonus
from rococo_desktop.rules.rococo.gestures import Manners
from rococo_desktop.rules.rococo.gifts import AMOUNTS, is_gift
from rococo_desktop.session.moves import Moves
from rococo_desktop.session.session import Session
from tests.rules.rococo.test_gestures import EXPANSIONS, new


def play(seed: int, *, asks_all: bool = False) -> tuple[Session, list[bool]]:
    """Play a random game by moves; return it, and the questions about gifts."""
    session, chance = new(seed, expansions=EXPANSIONS[seed % 3]), Generator(seed, "gifts")
    moves, asked = Moves(session, Manners()), []
    moves.asks_all = asks_all
    while (decision := session.decision) is not None:
        asked.append(is_gift(session.match, session.state))
        moves.answer(decision.options[chance.below(len(decision.options))])
    return session, asked


def test_gifts_are_taken_and_nothing_else_is() -> None:
    kinds = Counter[str]()
    for seed in range(6):
        session, asked = play(seed)
        assert not any(asked)
        for entry in session.history:
            if entry.kind != "use_bonus":
                continue
            frame = entry.before.pending.frame if entry.before.pending is not None else None
            assert isinstance(frame, UseBonus)
            bonus = session.match.rules.bonus_of(frame.card)
            assert bonus is not None
            gift = is_gift(session.match, entry.before)
            kinds[f"{bonus.effect}:{gift}"] += 1
            if gift:
                assert entry.option == USE
                old = entry.before.players[entry.seat]
                new_ = session.match.kernel.foresee(entry.before, USE).state.players[entry.seat]
                assert all(getattr(new_, each) >= getattr(old, each) for each in AMOUNTS)
                assert (new_.hand, new_.supply, new_.resources) == (
                    old.hand,
                    old.supply,
                    old.resources,
                )
    assert kinds["gain_livre:True"]
    assert not kinds["gain_livre:False"]
    for effect in ("buy_notion", "draw_resource", "acquire", "depute_with_bonus", "make_dress"):
        assert not kinds[f"{effect}:True"]
    assert kinds["buy_notion:False"]


def test_every_bonus_is_asked_about_if_that_is_wished() -> None:
    assert any(any(play(seed, asks_all=True)[1]) for seed in range(3))


def test_what_was_taken_is_an_answer_and_undo_goes_before_it() -> None:
    for seed in range(6):
        session, chance = new(seed), Generator(seed, "gifts")
        moves = Moves(session, Manners())
        while (decision := session.decision) is not None:
            steps, before = len(session.history), session.state
            moves.answer(decision.options[chance.below(len(decision.options))])
            made = session.history[steps:]
            if len(made) < 2:
                continue
            assert [entry.option for entry in made[1:]] == [USE]
            assert session.answers[-1] == USE
            after = session.state
            moves.undo()
            assert session.state is before
            moves.redo()
            assert session.state is after
            moves.undo()
            assert session.state is before, "nothing is taken again by going back"
            decision = session.decision
            assert decision is not None
            session.answer(decision.id, made[0].option)
            assert session.decision is not None
            session.answer(session.decision.id, FORFEIT)
            return
    raise AssertionError("nobody was ever given anything")
