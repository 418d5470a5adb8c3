"""Seats handed from people to bots and back: journal, saves, undo and statistics."""

from pathlib import Path
from typing import Any

import pytest

from rococo_desktop.session.errors import SaveError
from rococo_desktop.session.journal.journal import Journal
from rococo_desktop.session.journal.journal_lines import Line
from rococo_desktop.session.saves.chronicle import SEVERAL, finished_game, tallies
from rococo_desktop.session.saves.resume import resume
from rococo_desktop.session.saves.saves import open_save
from rococo_desktop.session.seats import Before
from rococo_desktop.session.session import SeatError, Session
from tests.session.play import components, game, journaled, play, snapshot
from tests.shelf import shelf


def kinds(session: Session) -> list[str]:
    return [plan.kind for plan in session.setup.seats]


def again(session: Session) -> Session:
    """Return the game after it was saved and loaded."""
    return open_save(session.save().model_dump(mode="json"), shelf(components()))


def asked(session: Session) -> int:
    assert session.asked is not None
    return session.asked.seat


def play_until_asked(session: Session, seat: int) -> None:
    while asked(session) != seat:
        play(session, 1)


def test_a_seat_is_handed_over_and_taken_back_in_the_middle_of_a_turn() -> None:
    session = game("human", "level1")
    play(session, 33)
    before, version = snapshot(session), session.version
    session.hand_over(0, "level3")
    assert kinds(session) == ["level3", "level1"]
    session.hand_over(1, "human")
    assert kinds(session) == ["level3", "human"]
    assert session.setup.names == ("Name 0", "Name 1")
    assert snapshot(session) == before, "the game itself is as it was"
    assert session.version == version + 2


def test_it_is_known_who_played_at_each_moment_also_after_saving() -> None:
    session = game("human", "level1")
    play(session, 20)
    session.hand_over(0, "level3")
    play(session, 20)
    for known in (session, again(session)):
        assert [known.players.at(0, moment) for moment in (0, 19, 20, 39)] == [
            *("human", "human", "level3", "level3")
        ]
        assert known.players.at(1, 30) == "level1"
    session.hand_over(0, "human")
    play(session, 5)
    assert [session.players.at(0, moment) for moment in (19, 39, 40)] == [
        *("human", "level3", "human")
    ]


@pytest.mark.parametrize(
    ("seat", "kind"),
    [(0, "human"), (1, "level1"), (0, "nobody"), (0, "rival"), (2, "level1"), (-1, "level1")],
)
def test_what_cannot_be_is_refused(seat: int, kind: str) -> None:
    session = game("human", "level1")
    version = session.version
    assert not session.may_hand_over(seat, kind)
    with pytest.raises(SeatError):
        session.hand_over(seat, kind)
    assert session.version == version


def test_a_rival_and_a_game_that_is_over_or_looked_at_keep_their_players() -> None:
    session = game("human", "human")
    assert session.may_hand_over(0, "level1")
    session.freeze()
    assert not session.may_hand_over(0, "level1")
    session = game("human", "human")
    play(session)
    assert not session.may_hand_over(0, "level1")


def test_a_save_keeps_who_plays_now() -> None:
    session = game("human", "level1")
    play(session, 20)
    session.hand_over(0, "level2")
    loaded = again(session)
    assert kinds(loaded) == ["level2", "level1"]
    assert loaded.setup.seats[0].before == Before(kind="human", after=20)
    loaded.hand_over(0, "human")
    assert "before" not in loaded.save().model_dump(mode="json")["setup"]["seats"][0]


@pytest.mark.parametrize(
    "before",
    [{"kind": "hal", "after": 1}, {"kind": "human", "after": -1}, {"kind": "human"}, "human"],
)
def test_a_save_with_an_impossible_earlier_player_is_refused(before: Any) -> None:
    document = game("human", "level1").save().model_dump(mode="json")
    document["setup"]["seats"][0]["before"] = before
    with pytest.raises(SaveError, match="before"):
        open_save(document, shelf(components()))


def test_the_journal_brings_back_who_plays(tmp_path: Path) -> None:
    session = journaled(Journal.create(tmp_path))
    play(session, 12)
    session.hand_over(1, "level4")
    play(session, 5)
    session.undo()
    session.hand_over(0, "level1")
    session.hand_over(0, "human")
    play(session, 3)
    session.safety.close(keep_journal=True)
    (path,) = tmp_path.iterdir()
    back = resume(path, shelf(components()))
    assert back.setup == session.setup
    assert back.answers == session.answers
    assert (back.can_undo, back.can_redo) == (session.can_undo, session.can_redo)
    assert back.notice is None
    back.safety.close()


def test_a_damaged_line_before_loses_no_player(tmp_path: Path) -> None:
    session = journaled(Journal.create(tmp_path))
    play(session, 5)
    session.hand_over(1, "level4")
    session.safety.close(keep_journal=True)
    (path,) = tmp_path.iterdir()
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b"answer", b"ANSWER")
    path.write_bytes(b"\n".join(lines))
    back = resume(path, shelf(components()))
    assert kinds(back) == ["human", "level4"]
    back.safety.close()


def test_a_line_that_hands_to_nobody_ends_the_repetition(tmp_path: Path) -> None:
    session = journaled(Journal.create(tmp_path))
    play(session, 3)
    journal = session.safety.journal
    assert journal is not None
    journal.add(Line(act="seat", seat=7, kind="level1"))
    session.safety.close(keep_journal=True)
    (path,) = tmp_path.iterdir()
    back = resume(path, shelf(components()))
    assert kinds(back) == ["human", "human"]
    assert len(back.answers) == 3
    back.safety.close()


def test_undo_goes_by_those_who_play_now() -> None:
    session = game("human", "level1")
    play(session, 40)
    play_until_asked(session, 0)
    session.hand_over(0, "level1")
    play_until_asked(session, 1)
    play_until_asked(session, 0)
    last = max(i for i, entry in enumerate(session.history) if entry.seat == 0)
    session.hand_over(0, "human")
    end = snapshot(session)
    session.undo()
    assert len(session.history) == last, "what the bot decided for the seat can be taken back"
    session.redo()
    assert snapshot(session) == end


def test_fair_undo_takes_back_nothing_of_a_bot() -> None:
    session = game("human", "human", undo="fair")
    play(session, 1)
    assert session.can_undo
    session.hand_over(asked(session), "level1")
    assert not session.can_undo


def test_it_is_known_when_seats_were_handed_over(tmp_path: Path) -> None:
    session = journaled(Journal.create(tmp_path))
    play(session, 20)
    session.hand_over(0, "level2")
    assert again(session).players.hand_overs == session.players.hand_overs == [(0, "level2", 20)]
    while not any(entry.seat == 0 for entry in session.history[20:]):
        play(session, 1)
    session.hand_over(1, "level1")
    session.hand_over(1, "human")
    session.hand_over(0, "human")
    now = len(session.answers)
    assert session.players.hand_overs == [(0, "level2", 20), (0, "human", now)], (
        "one took back at once"
    )
    assert again(session).players.hand_overs == []
    session.safety.close(keep_journal=True)
    (path,) = tmp_path.iterdir()
    back = resume(path, shelf(components()))
    assert back.players.hand_overs == [(0, "level2", 20), (0, "human", now)]
    back.safety.close()


def test_who_decides_anew_has_had_the_seat_since_then() -> None:
    session = game("human", "level1")
    play(session, 40)
    session.hand_over(0, "level3")
    assert session.players.hand_overs == [(0, "level3", 40)]
    while session.can_undo:
        session.undo()
    play_until_asked(session, 0)
    now = len(session.answers)
    assert now < 40
    play(session, 1)
    assert session.players.hand_overs == [(0, "level3", now)]


def test_a_shared_seat_counts_for_nobody() -> None:
    session = game("human", "level1", "level2")
    play(session, 60)
    session.hand_over(0, "level3")
    play(session)
    line = finished_game(session, 1)
    assert [player.kind for player in line.players] == [SEVERAL, "level1", "level2"]
    assert {tally.kind for tally in tallies([line])} == {"level1", "level2"}
    assert finished_game(again(session), 1) == line


def test_who_decides_anew_what_was_taken_back_has_shared_the_seat() -> None:
    session = game("human", "level1")
    play(session, 40)
    session.hand_over(0, "level3")
    while session.can_undo:
        session.undo()
    play_until_asked(session, 0)
    play(session, 1)
    play_until_asked(session, 1)
    session.hand_over(0, "human")
    play(session)
    assert session.players.of(0) is None


def test_a_seat_that_one_alone_has_played_counts_for_that_one() -> None:
    session = game("human", "level1")
    session.hand_over(1, "human")
    session.hand_over(1, "level6")
    play(session, 60)
    session.hand_over(0, "level3")
    session.hand_over(0, "human")
    play(session)
    assert [player.kind for player in finished_game(session, 1).players] == ["human", "level6"]


def test_a_game_that_is_played_on_from_a_moment_keeps_its_players() -> None:
    session = game("human", "level1")
    play(session, 30)
    session.hand_over(0, "level5")
    assert kinds(session.play_on_from(session.tree.line[10])) == ["level5", "level1"]
