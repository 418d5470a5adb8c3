"""Scores are compared with a moment that the person at the screen remembers."""

from rococo_desktop.controller.table.since import turn_of_reference
from rococo_desktop.session.tree import Moment
from tests.qml.hands import Whim, session


def test_it_is_before_the_own_turn_until_the_others_have_played() -> None:
    game, whim = session(3, seed=5), Whim(5)
    own = others = 0
    while (decision := game.decision) is not None and game.state.round < 3:
        game.answer(decision.id, whim(decision))
        turns = [
            (getattr(event, "seat", None), moment)
            for moment in game.tree.line
            if moment.entry is not None
            for event in moment.entry.events
            if event.opens_turn
        ]
        found = turn_of_reference(game.tree.here, 0)
        if turns and turns[-1][0] == 0:
            assert found is before(turns[-1][1])
            own += 1
        elif turns:
            run = [moment for seat, moment in turns]
            while len(turns) > 1 and turns[-2][0] != 0:
                turns.pop()
            assert found is before(turns[-1][1])
            others += 1
            assert turn_of_reference(game.tree.here, None) is before(run[-1])
        else:
            assert found is game.tree.here
    assert own > 5
    assert others > 10


def before(moment: Moment) -> Moment:
    assert moment.before is not None
    return moment.before
