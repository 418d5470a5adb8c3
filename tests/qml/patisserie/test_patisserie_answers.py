"""Answers in words show the goods, coins and prestige that they are about."""

import pytest

from rococo_desktop.controller.patisserie.bonus_signs import bonus_signs
from rococo_desktop.rules.patisserie.turns import UseBonus
from tests.daily import soaked
from tests.qml.hands import Hands
from tests.qml.legible import faults
from tests.qml.patisserie.kitchen_hands import asked, choices, session, table_of, until
from tests.qml.test_arrangements import sized

pytestmark = pytest.mark.one_window

DRAWN = {
    "pay_service": {"1": (["3~:coin~→ *1"], False)},
    "choose_saving": {"flour": ([":flour"], True), "honey": ([":honey"], True)},
    "place_dish": {"sell": ([":coin"], True)},
}
"""The signs of answers, and whether words stand before them."""


@pytest.mark.parametrize("kind", soaked((*DRAWN, "use_bonus"), ("use_bonus", "pay_service")))
def test_an_answer_in_words_draws_what_it_is_about(hands: Hands, kind: str) -> None:
    hands.play(until(session(3, seed=4), kind))
    hands.game.hotSeat.reveal()
    sized(hands, 1280, 800, "fit")
    frame = asked(hands).frame
    if isinstance(frame, UseBonus):
        bonus = table_of(hands).faces.rules.staff[frame.card].bonus
        expected = {"use": (bonus_signs(bonus), True)}
    else:
        expected = DRAWN[kind]
    shown = choices(hands)
    for option, (signs, worded) in expected.items():
        button = shown[option]
        assert [*button.property("signs")] == signs
        drawn = [each for each in hands.items(button) if each.property("phrases")]
        assert [[*each.property("phrases")] for each in drawn] == [signs]
        assert button.width() > drawn[0].width() > 0
        words = [text for text, _, _ in hands.lettered(button)]
        assert (button.property("label") in words) == worded
        assert hands.spoken(button)[0] == button.property("label")
    assert faults(hands, hands.named("promptBar")) == set()


@pytest.mark.parametrize("language", soaked(("de", "pl", "ja"), ["de"]))
def test_words_without_room_for_signs_stand_alone(hands: Hands, language: str) -> None:
    hands.shell.preferences.choose("language", language)
    hands.play(until(session(3, seed=4), "use_bonus"))
    hands.game.hotSeat.reveal()
    sized(hands, 960, 600, "150")
    assert faults(hands, hands.named("promptBar"), smallest=0) == set()
