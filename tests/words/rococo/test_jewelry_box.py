"""The Jewelry Box in words: pieces, conditions, examinations, outlooks and obstacles."""

import re
from functools import cache

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import Part
from rococo_desktop.rules.rococo.base.make_dress import SELL
from rococo_desktop.rules.rococo.jewelry_box import events
from rococo_desktop.rules.rococo.jewelry_box.components import BOX, KEY
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import foresee, reasons
from rococo_desktop.rules.rococo.rulebook import EDITIONS
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.rococo.outlook import OutlookWording
from rococo_desktop.words.rococo.wording import Wording
from tests.daily import by_turns
from tests.messages import FULL_STOPS
from tests.rules.rococo.jewelry_box.box import BoxTable, jewel
from tests.rules.rococo.jewelry_box.games import QUESTIONS, answer, asked, game, played
from tests.rules.rococo.table import ME
from tests.test_translations import BAD_GRAMMAR

OF_A_RIVAL = {events.JewelryAllowed, events.CandidateLeft}
"""Events that occur only in an automatic rival's turns."""

NAMES = ("Ada", "Bob", "Cleo")
RULES = game(3).rules
A_KEY = re.compile(r"\b[a-z_]+\.[a-z_]+|[{}]|\bNone\b")


def wording(edition: str = "deluxe", language: str = "en") -> Wording:
    return Wording(Catalogue(language), RULES, edition, NAMES)


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_every_piece_bonus_and_condition_is_said(language: str, edition: str):
    words = wording(edition, language)
    said = [words.piece(piece) for piece in RULES.names]
    said += [words.card_and_bonus(card) for card in RULES.employees]
    said += [str(words.decoration(space)) for space in RULES.board.decorations]
    for sentence in said:
        assert sentence == sentence.strip()
        assert not A_KEY.search(sentence), sentence
    jewels = {words.piece(tile) for tile in BOX.of(RULES.components).jewels}
    tasks = {words.piece(task) for tasks in TASKS.values() for task in tasks}
    conditions = {words.condition(card) for card in RULES.conditions}
    assert (len(jewels), len(tasks), len(conditions)) == (4, 7, 10)


def test_the_editions_name_jewelry_by_their_own_colours():
    assert wording("deluxe").piece(jewel("yellow")) == "blue necklace"
    assert wording("original").piece(jewel("yellow")) == "yellow necklace"
    assert wording("deluxe").piece(jewel("blue")) == "orange ring"


def test_a_specialized_apprentice_is_told_with_the_condition_and_without_a_level():
    words = wording()
    assert words.card_and_bonus("specialist-supplies") == (
        "Apprentice: gain 3 prestige "
        "(to be hired: at least 4 resource tiles, 2 threads and 2 laces)"
    )
    assert words.condition("specialist-all-halls") == "present in all 5 halls"
    assert words.condition("level1-purse") == ""


def test_the_question_says_when_jewelry_can_be_added():
    """Deluxe, "Jewelry Box", "3. Tailor a Garment": before the garment is placed."""
    words, jewels = wording(), set(BOX.of(RULES.components).jewels)
    told = set()
    for state in played(game(3), 0):
        decision = state.pending
        if decision is not None and decision.kind == "place_dress":
            can_add = not jewels.isdisjoint(decision.options)
            assert words.prompt(decision).endswith("or first buy jewelry for it?") == can_add
            told.add((can_add, SELL in decision.options))
    assert len(told) == 4


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_is_asked_in_words(kind: str):
    state = asked(kind)
    assert state.pending is not None
    for language in languages():
        words = wording(language=language)
        said = [words.prompt(state.pending)]
        said += [words.option(state.pending, option) for option in state.pending.options]
        for sentence in said:
            assert not A_KEY.search(sentence), sentence


def test_thread_and_lace_of_a_tile_are_not_told_as_a_task():
    """An option and a task must not share a name."""
    options = {"silk", "thread", "lace", "notions", "sell", "use", "forfeit", "done"}
    assert not options & RULES.names.keys()
    assert not RULES.main_actions.keys() & RULES.names.keys()


def candidate(*, bonus: bool) -> BoxTable:
    table = BoxTable()
    table.own.tasks = list(TASKS["journeyman"])
    table.turn("start-apprentice-1" if bonus else "apprentice")
    return table


def outlook_of(table: BoxTable, option: str) -> str:
    words = Wording(Catalogue("en"), table.rules, "deluxe", NAMES)
    outlook = foresee(table.match, table.state, ME, option)
    assert outlook is not None
    return OutlookWording(Catalogue("en"), words).words(outlook)


def test_the_outlook_on_an_examination():
    """The deck stays hidden, and no tile is drawn."""
    table = candidate(bonus=False)
    assert outlook_of(table, "journeyman_examination") == (
        "−5 Livre, +1 prestige, then a graduate of your choice"
    )
    outlook = foresee(table.match, table.state, ME, "journeyman_examination")
    assert not any(card in repr(outlook) for card in table.jeweler.journeymen)
    assert outlook_of(candidate(bonus=True), "journeyman_examination").endswith("then the bonus")


def test_the_outlook_on_jewelry_and_the_question_after_it():
    """A dress with jewelry has no buyer any more."""
    table = BoxTable()
    table.funded()
    table.display(jewel("red"), jewel("yellow"))
    table.workshop(table.new_dress())
    table.rack(table.new_tile("silk", table.components.dresses["dress"].silk))
    table.turn("journeyman", "make_dress", "dress")
    words = Wording(Catalogue("en"), table.rules, "deluxe", NAMES)
    assert outlook_of(table, jewel("red")) == "now −3 Livre, at the end +1 prestige (Jewelry)"
    assert outlook_of(table, jewel("yellow")).endswith("a tile by chance")
    table.answer(jewel("red"))
    assert table.state.pending is not None
    assert words.prompt(table.state.pending) == "Ada: to which guest do you rent the blue gown?"


def test_why_not_is_said():
    """Each obstacle of the Jewelry Box, where a player meets it."""
    table = BoxTable()
    table.specialist("prestige")
    table.display(jewel("blue"))
    table.for_hire("level1-purse")
    table.turn("master", "hire")
    found = dict(reasons(table.match, table.state, ME))
    table.turn("apprentice")
    found |= {f"a {k}": v for k, v in reasons(table.match, table.state, ME).items()}
    table.workshop(table.new_dress())
    table.rack(table.new_tile("silk", table.components.dresses["dress"].silk))
    table.turn("journeyman", "make_dress", "dress")
    found |= reasons(table.match, table.state, ME)
    table.funded()
    found |= {f"b {k}": v for k, v in reasons(table.match, table.state, ME).items()}
    words = OutlookWording(Catalogue("en"), wording())
    said = {piece: words.obstacle(obstacle) for piece, obstacle in found.items()}
    assert said["specialist-prestige"] == "the hiring condition is not met"
    assert said["a journeyman_examination"] == "not all tasks of this examination are fulfilled"
    assert said["a master_examination"] == "only a Journeyman may do this"
    assert said[jewel("blue")] == "first fund a decoration at the jeweler’s"
    assert said[f"b {jewel('blue')}"] == "necklaces are for ladies, rings for gentlemen"


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_has_words(language: str):
    words = OutlookWording(Catalogue(language), wording(language=language))
    for kind in ("no_jeweler", "other_guest", "condition", "other_examination", "open_tasks"):
        assert not A_KEY.search(words.obstacle(Obstacle(kind)))


def test_the_form_of_a_new_game_names_it():
    for language in languages():
        texts = Catalogue(language)
        assert texts.text(f"expansion-{KEY}-name")
        assert texts.text(f"expansion-{KEY}-text").endswith(FULL_STOPS)


# -- whole games -----------------------------------------------------------------------------------


@cache
def happened(edition: str) -> tuple[frozenset[Event], frozenset[Part]]:
    """Return everything that happens and scores in some rich games."""
    found: set[Event] = set()
    parts: set[Part] = set()
    rococo = game(3, edition)
    for seed in range(40):
        chance = Generator(seed, "said")
        for state in played(rococo, seed):
            if (decision := state.pending) is None:
                sheets = score(rococo.rules, state).players
                parts.update(
                    part for sheet in sheets for item in sheet.items for part in item.parts
                )
            else:
                found.update(rococo.kernel.apply(state, answer(decision, chance)).events)
    return frozenset(found), frozenset(parts)


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_rich_games_are_said(language: str, edition: str):
    """Every event of the Jewelry Box has a sentence, for its player and for everybody else."""
    words = wording(edition, language)
    found, parts = happened(edition)
    ours = {event for event in found if type(event).__module__.endswith("jewelry_box.events")}
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and kind.__module__ == events.__name__
    }
    assert {type(event) for event in ours} == kinds - OF_A_RIVAL
    said = [words.part(part) for part in parts]
    for event in ours:
        for viewer in (None, 0, 1, 2):
            seen = event.seen_by(viewer)
            assert seen is not None
            said.append(words.event(seen))
    said += [words.event(event) for event in found if words.event(event)]
    for sentence in said:
        assert sentence
        assert not A_KEY.search(sentence), sentence
        assert not re.search(BAD_GRAMMAR[language], sentence), sentence
