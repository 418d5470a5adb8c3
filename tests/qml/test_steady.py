"""The table keeps its places, whatever is asked and whoever speaks."""

import pytest
from PySide6.QtCore import QRectF, Qt

from rococo_desktop.session.session import AnySession
from tests.daily import by_turns
from tests.qml.hands import Hands, game_that_asks
from tests.qml.patisserie.kitchen_hands import Whim, until
from tests.qml.patisserie.kitchen_hands import session as kitchen_session
from tests.qml.test_teachers_seat import open_in, place, rest

pytestmark = pytest.mark.one_window

SLOW = 1000
"""A motion of which nothing is seen between two looks."""
PARTS = {
    "rococo": ("halls", "workshop", "warehouse", "offers", "hand", "tidings"),
    "patisserie": ("garden", "recipes", "shelf", "hire", "stars", "kitchen", "tidings"),
}
KINDS = {
    "rococo": ("play_card", "choose_action", "pay_silk"),
    "patisserie": ("play_card", "choose_action", "place_dish"),
}


def begun(game: str, kind: str) -> AnySession:
    if game == "rococo":
        return game_that_asks(kind, 2)
    return until(kitchen_session(2, seed=4), kind, skip=1)


def places(hands: Hands, game: str) -> dict[str, QRectF]:
    rest(hands)
    names = [f"region:{part}" for part in PARTS[game]]
    found = {str(item.property("place")): place(item) for item in hands.placed(*names)}
    return {name: found[name] for name in names}


@pytest.mark.parametrize(
    ("window", "game"), by_turns([(1280, 800, "100"), (1920, 1080, "fit")], PARTS)
)
def test_no_part_moves_with_the_question_or_a_hint(
    hands: Hands, game: str, window: tuple[int, int, str]
) -> None:
    open_in(hands, window)
    seen: list[dict[str, QRectF]] = []
    for kind in KINDS[game]:
        hands.play(begun(game, kind))
        if hands.game.hotSeat.curtain:
            hands.game.hotSeat.reveal()
        seen.append(places(hands, game))
        hands.key(Qt.Key.Key_H)
        seen.append(places(hands, game))
        assert hands.has("tutor")
        hands.key(Qt.Key.Key_H)
    assert all(each == seen[0] for each in seen)


def hand_places(hands: Hands) -> dict[str, QRectF]:
    """Return where each card of one's own hand lies."""
    hands.lay_out()
    names = {"rococo": "CardPlace", "patisserie": "Card"}
    cards = [
        each
        for each in hands.typed(names[hands.game.session.setup.game])
        if each.property("choice") in in_hand(hands)
    ]
    return {str(each.property("choice")): place(each) for each in cards}


def in_hand(hands: Hands) -> list[str]:
    return list(hands.game.session.state.players[0].hand)


@pytest.mark.parametrize(
    ("window", "game"), by_turns([(1280, 800, "100"), (1920, 1080, "fit")], PARTS)
)
def test_a_card_keeps_its_place_while_others_are_played(
    hands: Hands, game: str, window: tuple[int, int, str]
) -> None:
    open_in(hands, window)
    begun_game = (
        game_that_asks("play_card", 1, bots=1, seat=0)
        if game == "rococo"
        else until(kitchen_session(1, bots=1, seed=4), "play_card", skip=2)
    )
    hands.play(begun_game)
    first, rounds = hand_places(hands), hands.game.table.round
    assert len(first) > 2
    left = []
    while hands.game.table.round == rounds and (decision := begun_game.decision) is not None:
        ours = decision.seat == 0 and decision.kind == "play_card"
        begun_game.answer(decision.id, decision.options[0 if ours else -1])
        hands.play(begun_game)
        now = hand_places(hands)
        if hands.game.table.round == rounds:
            assert now == {card: first[card] for card in now}
        left.append(len(now))
    assert min(left) < len(first) - 1


def test_no_card_of_a_hand_moves_while_those_of_the_trays_come(hands: Hands) -> None:
    """The sixth card once made all others narrower."""
    open_in(hands, (1280, 800, "100"))
    game = kitchen_session(1, bots=1, seed=4)
    seen: dict[str, QRectF] = {}
    most = 0
    while (decision := game.decision) is not None and decision.kind != "play_card":
        if decision.seat == 0:
            hands.play(game)
            now = hand_places(hands)
            assert {card: seen[card] for card in now if card in seen} == {
                card: now[card] for card in now if card in seen
            }
            seen, most = now, max(most, len(now))
        game.answer(decision.id, decision.options[0])
    assert most == 6


def test_cards_move_only_for_one_that_has_no_room_beside_them(hands: Hands) -> None:
    """From the turn in which a card was hired on, each later play once moved all others."""
    open_in(hands, (1280, 800, "100"))
    game, whim = kitchen_session(1, bots=3, seed=22), Whim(22)
    seen: dict[str, QRectF] = {}
    moved = 0
    while (decision := game.decision) is not None and game.state.round == 1:
        if decision.seat == 0 and decision.kind in ("play_card", "choose_action", "use_bonus"):
            hands.play(game)
            now = hand_places(hands)
            stayed = [now[card] == seen[card] for card in now if card in seen]
            assert all(stayed) or now.keys() - seen.keys(), decision.kind
            moved += not all(stayed)
            seen = now
        game.answer(decision.id, whim(decision))
    assert moved, "somebody was hired for whom there was no room"


def test_the_supply_glides_while_cards_are_chosen(hands: Hands) -> None:
    """The cards that are left there do not leap when the hand takes the place of one."""
    begun_game = game_that_asks("select_card", 1, bots=1, seat=0)
    hands.play(begun_game)
    hands.lay_out()

    def supply() -> dict[str, QRectF]:
        left = begun_game.state.players[0].supply
        cards = {str(each.property("choice")): each for each in hands.typed("CardPlace")}
        return {card: place(cards[card]) for card in left}

    before = supply()
    assert len(before) > 2
    hands.root.setProperty("motion", SLOW)
    hands.game.answer(list(before)[1])
    hands.lay_out()
    after = supply()
    hands.root.setProperty("motion", 0)
    assert after
    assert all(abs(after[card].x() - before[card].x()) < before[card].width() / 4 for card in after)
