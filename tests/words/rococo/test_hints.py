"""Hints: everything has one, with the numbers of the components in play."""

import re

import pytest

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.texts import DEFAULT_LANGUAGE, Catalogue, languages
from rococo_desktop.texts.files import ids
from rococo_desktop.words.rococo.hints import HintWording
from tests.base_game import load
from tests.daily import by_turns
from tests.messages import FULL_STOPS

COMPONENTS = load()
AREAS = sorted({key.split("-")[2] for key in ids(DEFAULT_LANGUAGE) if key.startswith("hint-area-")})


def hints(
    players: int = 3,
    *,
    edition: str = "deluxe",
    language: str = "en",
    components: Components = COMPONENTS,
    expansions: tuple[str, ...] = (),
) -> HintWording:
    rules = Rococo(Setup(players, edition, expansions), components).rules
    return HintWording(Catalogue(language), rules, edition)


def everything(hints: HintWording, players: int, components: Components = COMPONENTS) -> list[str]:
    """Return all hints of a game."""
    board = components.board(players)
    return [
        *map(hints.about_card, components.employees),
        *map(hints.about_dress, components.dresses),
        *map(hints.about_tile, components.resources),
        *map(hints.about_space, board.spaces),
        *map(hints.about_decoration, board.decorations),
        *map(hints.about_hall, board.halls),
        *map(hints.about_area, AREAS),
        *(
            hints.about_empty(piece, last=last)
            for piece in ("dress", "tile", "employee")
            for last in (False, True)
        ),
        hints.about_fireworks(),
    ]


@pytest.mark.parametrize(
    ("language", "edition", "players"), by_turns(languages(), EDITIONS, [2, 5])
)
def test_everything_is_explained_in_whole_sentences(
    language: str, edition: str, players: int
) -> None:
    for hint in everything(hints(players, edition=edition, language=language), players):
        assert hint.endswith(FULL_STOPS), hint
        assert not re.search(r"\b(hint|action|bonus)\.\w|[{}]|\bNone\b", hint), hint


@pytest.mark.parametrize(("language", "edition"), by_turns(languages(), EDITIONS))
def test_everything_of_the_expansions_is_explained_too(language: str, edition: str) -> None:
    chosen = tuple(each.key for each in EXPANSIONS)
    library = LIBRARY.load()
    playing = Rococo(Setup(3, edition, chosen), library).rules.components
    told = hints(edition=edition, language=language, components=library, expansions=chosen)
    for hint in everything(told, 4, playing):
        assert hint.endswith(FULL_STOPS), hint
        assert not re.search(r"\b(hint|action|bonus|condition)\.\w|[{}]|\bNone\b|  ", hint), hint


def test_a_card_says_what_its_training_may_and_what_its_level_is() -> None:
    told = hints()
    apprentice = told.about_card("start-apprentice-1")
    may, barred = apprentice.split("\n")[0].split("May not: ")
    assert "Acquire resources" in may
    assert "Tailor a garment" in barred
    assert "Hire an employee" in barred
    assert "May do every main action" in told.about_card("start-master-1")
    journeyman = told.about_card("start-journeyman")
    assert "May not: Hire an employee." in journeyman
    assert "Makes no garment with a gold thimble" in journeyman
    assert "No level" in journeyman
    assert "gain 2 Livre" in journeyman
    hired = next(card.id for card in COMPONENTS.employees.values() if card.level == 4)
    assert "Level IV of VI" in told.about_card(hired)
    crown = next(card.id for card in COMPONENTS.employees.values() if card.scoring)
    assert "no bonus during play" in told.about_card(crown)


def test_the_numbers_are_those_of_the_components() -> None:
    constants = COMPONENTS.constants.model_copy(
        update={"statue_prestige_per_color": 9, "favor_livre": 8, "fountain_livre_per_dress": 7}
    )
    told = hints(components=COMPONENTS.model_copy(update={"constants": constants}))
    assert "9 prestige for each color" in told.about_decoration("statue-1")
    assert "7 Livre more" in told.about_decoration("fountain-lower-1")
    assert "8 Livre" in told.about_area("favor")


def test_between_two_players_the_second_place_does_not_count() -> None:
    for players in (2, 3):
        board = COMPONENTS.board(players)
        for hint in (hints(players).about_hall(board.halls[0]), hints(players).about_fireworks()):
            assert ("does not count" in hint) == (players == 2)
        assert f"{board.halls[0].first} for the most" in hints(players).about_hall(board.halls[0])


def test_a_place_says_what_it_brings() -> None:
    told, board = hints(), COMPONENTS.board(3)
    for space in board.spaces.values():
        hint = told.about_space(space.id)
        assert ("that a Master made" in hint) == space.master
        assert ("Brings at once" in hint) == (space.reward is not None)
        assert ("watch your fireworks" in hint) == (space.hall == board.halls[0].id)
    for decoration in board.decorations.values():
        hint = told.about_decoration(decoration.id)
        assert f"Costs {decoration.cost} Livre" in hint
        if decoration.multiplier:
            assert f"counts {decoration.multiplier} times" in hint


@pytest.mark.parametrize(("players", "full"), [(2, "both get it in full"), (3, "gets it in full")])
def test_a_hall_says_what_a_full_tie_gives(players: int, full: str) -> None:
    """Deluxe, "Majority in each of the 5 Halls": all tied players receive full rewards."""
    told = hints(players).about_hall(load().board(players).halls[1])
    assert full in told
    assert ("after a tie for the most nobody is second" in told) == (players == 3)


def test_the_warehouse_has_drawers_or_segments_by_the_edition() -> None:
    """2013, "Acquire Resources": segments; Deluxe: drawers."""
    assert "left in a drawer" in hints(edition="deluxe").about_area("warehouse")
    assert "left in a segment" in hints(edition="original").about_area("warehouse")


def test_couples_are_those_of_the_edition() -> None:
    """2013, level 6: 1 Women's dress and 1 Men's coat; Deluxe: a gown and a frock coat."""
    (couples,) = (
        card.id
        for card in COMPONENTS.employees.values()
        if card.scoring is not None and card.scoring.final == "couples"
    )
    assert "a gown and a frock coat" in hints(edition="deluxe").about_card(couples)
    assert "a lady’s dress and a man’s coat" in hints(edition="original").about_card(couples)
