"""A tip of the coaches that recommends a deed is said only when the hint does so, too."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, product

import pytest
from pytestqt.qtbot import QtBot

from rococo_desktop.ai.suggestion import Suggestion
from rococo_desktop.controller.games import running_games
from rococo_desktop.controller.teaching.coach_tutor import CoachTutor
from rococo_desktop.controller.teaching.hint_tutor import HintTutor
from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.patisserie.actions.deliver import PlaceDish
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.holdings import matches
from rococo_desktop.rules.patisserie.kitchen_grounds import lacking
from rococo_desktop.session.session import Session
from rococo_desktop.session.teaching import coach
from rococo_desktop.words import NAMED
from tests.daily import soaked
from tests.qml.hands import Hands, thinks
from tests.qml.test_hint_followed import Advisers
from tests.qml.test_tips_whole import GAMES

pytestmark = pytest.mark.one_window

RECOMMENDED = {
    "rococo": {
        "hand_for_garments": {"master", "journeyman"},
        "last_cards": {"make_dress", "fund"},
        "garment_now": {"make_dress"},
        "little_silk": {"acquire"},
        "missing_hall": {"make_dress", "fund"},
        "rich": {"fund"},
        "rich_late": {"fund"},
        "start_player": {"favor"},
        "hire_early": {"hire"},
        "depute_last_card": {"depute"},
        "hire_now": {"hire"},
        "depute_now": {"depute"},
        "favor_now": {"favor"},
        "acquire_now": {"acquire"},
        "fund_now": {"fund"},
        "bonus": {"use"},
    },
    "patisserie": {
        "few_chefs": {"chef"},
        "few_assistants": {"assistant"},
        "last_dishes": {"deliver"},
        "baked": {"decorate", "deliver"},
        "deliver_now": {"deliver"},
        "bake_now": {"bake"},
        "no_recipe": {"acquire_recipes"},
        "star_ready": {"hire"},
        "topping_ready": {"decorate"},
        "host_early": {"place"},
        "rich_late": {"place", "deliver"},
        "penniless": {"give_notice", "bake", "decorate", "deliver"},
        "notice_early": {"give_notice"},
        "hire_early": {"hire"},
        "place_early": {"place"},
        "fetch_ingredients": {"acquire_ingredients"},
        "fetch_goods": {"lacked"},
        "how_much": {"lacked"},
        "whom_to_lose": {"used"},
        "fetch_recipes": {"acquire_recipes"},
        "poor": {"give_notice"},
        "two_at_once": {"two"},
        "matching_table": {"matching"},
        "service": {"1", "2", "3", "4"},
        "claim": {"claim"},
        "bonus": {"use"},
    },
}
"""What the words of each tip recommend: an action of the turn, a place, or a choice of pieces."""
FEWEST = 2
"""The tips that recommend a deed, and are heard at least among the questions looked at."""
WHOLE = 1000
"""More questions than a game has."""
DAILY = [("rococo", 1, 60, 20), ("patisserie", 1, 0, 25)]
"""Games, the answers given before, and the number of questions that are looked at in them."""


def test_each_tip_that_recommends_a_deed_names_it() -> None:
    for game, recommended in RECOMMENDED.items():
        assert {tip.key for tip in coach.tips(game) if tip.deeds} == set(recommended)


@pytest.mark.parametrize(
    ("game", "seed", "skip", "most"),
    soaked([*product(RECOMMENDED, range(3), [0], [WHOLE]), *DAILY], DAILY),
)
@pytest.mark.timeout(1800)
def test_what_a_tip_recommends_is_what_the_hint_does(
    hands: Hands,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seed: int,
    skip: int,
    most: int,
) -> None:
    monkeypatch.setattr(running_games, "BotRunner", Advisers)
    monkeypatch.setattr(coach, "COSTLY", 1000.0)
    monkeypatch.setattr(coach, "WASTED", 1000.0)
    monkeypatch.setattr(coach, "SURE", 1000)
    hands.shell.preferences.choose("coach", "on")
    begun, whim = GAMES[game]
    heard = set[str]()
    session, answers = begun(1, bots=1, seed=seed), whim(seed)
    for _ in range(skip):
        assert session.decision is not None
        session.answer(session.decision.id, answers(session.decision))
    hands.play(session)
    while (decision := session.decision) is not None:
        if decision.seat != 0:
            qtbot.wait(1)
            continue
        (tutor,) = hands.game.tutors.findChildren(CoachTutor)
        qtbot.waitUntil(partial(rests, tutor))
        heard |= checked(hands, qtbot, game, tutor)
        if (most := most - 1) == 0:
            break
        assert hands.game.answer(answers(decision))
    assert len(heard) >= FEWEST, heard


def rests(tutor: CoachTutor) -> bool:
    return not thinks(tutor)


def shows_plays(hint: HintTutor) -> bool:
    return hint.plays.count > 0


def checked(hands: Hands, qtbot: QtBot, game: str, tutor: CoachTutor) -> set[str]:
    """Return the tips that are said, each of which must agree with the hint asked for now."""
    session = hands.game.session
    advice = session.setup.kind.advice
    assert advice is not None
    numbers, pieces = advice.facts(session.match, session.view(0))
    words = session.setup.kind.words(hands.catalogue(), session.match, session.setup.names)
    said = {
        tip.key
        for tip in coach.tips(game)
        if tip.key in RECOMMENDED[game]
        and tutor.text == words.advice(tip.key, pieces[tip.of] if tip.of else (), **numbers)
    }
    for key in said:
        (tip,) = (each for each in coach.tips(game) if each.key == key)
        meant = [
            *pieces.get(tip.of, ()),
            *chain(*(pieces.get(each.removeprefix(coach.PIECES), ()) for each in tip.light)),
        ]
        lit = [each.partition(":")[2] for each in tutor.lights]
        spoken = [piece for piece in dict.fromkeys(lit) if piece in meant]
        assert len(spoken) <= NAMED, (key, spoken)
        hands.game.tutors.askHint()
        (hint,) = hands.game.tutors.findChildren(HintTutor)
        qtbot.waitUntil(partial(shows_plays, hint))
        play = Advisers.plays[hint.plays.rows[0].key]
        assert RECOMMENDED[game][key] & set(deeds(session, play)), (key, play.answers)
        used = {piece for piece in meant for each in play.answers if piece in each.split("+")}
        assert used <= set(spoken) or set(spoken) <= used, (key, spoken, used)
        hands.game.tutors.hush()
    return said


def deeds(session: Session, play: Suggestion) -> Iterator[str]:
    """Yield what a hint does in the words of the table above: its action, and its next answer."""
    yield from [each.action for each in play.events if isinstance(each, ActionChosen)][:1]
    decision, given = session.decision, session.answers
    assert decision is not None
    for done in reversed(range(min(len(given) + 1, len(play.answers)))):
        if given[len(given) - done :] == play.answers[:done]:
            break
    next_answer, rules = play.answers[done], session.match.rules
    yield next_answer
    if decision.kind == "select_card":
        yield from (rules.employees[card].type for card in play.answers)
    if decision.kind == "draft_card":
        yield rules.staff[next_answer].training
    if decision.kind == "bake" and "+" in next_answer:
        yield "two"
    mine = session.state.players[0]
    if decision.kind == "give_notice" and next_answer in mine.used:
        yield "used"
    if session.setup.game == "patisserie":
        lacks = [lacking(rules, mine, each) for each in mine.recipes]
        needed = dict(zip(GOODS, map(sum, zip(*lacks, strict=True)), strict=False))
        bought = [each.rpartition("-") for each in play.answers[done:]]
        if any(int(n) <= needed.get(good, 0) for good, _, n in bought if good in GOODS):
            yield "lacked"
    if decision.kind == "place_dish":
        assert isinstance(decision.frame, PlaceDish)
        dish, table = decision.frame.dish, next_answer.rpartition("-")[0]
        bonus = session.state.table_bonuses.get(table)
        if bonus is not None and matches(rules, session.state.players[0], dish, bonus):
            yield "matching"
