"""Paying with silk: every sensible way and no other (Deluxe, "3. Tailor a Garment")."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from rococo_desktop.rules.rococo.base.silk import covers, payments, silk_needs, surplus, total_silk
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.components.models import Notions, Resource, Silk
from tests.rules.rococo.table import invented

FEW = st.integers(0, 2)
FACES = st.builds(Silk, FEW, FEW, FEW, FEW).filter(any)
NEEDS = st.builds(Silk, st.integers(0, 4), st.integers(0, 3), FEW, FEW)
COLOR_PAIRS = st.lists(st.sampled_from(SILK_COLORS), min_size=1, max_size=2, unique=True).map(tuple)


def tiles_of(faces: list[Silk]) -> dict[str, Resource]:
    none = Notions(mode="none")
    return {
        f"t{i}": invented(Resource, f"t{i}", set="test", silk=silk, notions=none)
        for i, silk in enumerate(faces)
    }


def brute_force(resources: dict[str, Resource], needs: tuple[Silk, ...]) -> set[tuple[Silk, ...]]:
    """Return the faces of every set of tiles that pays and no proper part of which pays."""

    def pays(tiles) -> bool:
        held = total_silk(resources, tiles)
        return any(covers(held, need) for need in needs)

    found = set()
    for size in range(len(resources) + 1):
        for tiles in combinations(resources, size):
            if pays(tiles) and not any(pays(set(tiles) - {tile}) for tile in tiles):
                found.add(tuple(sorted(resources[tile].silk for tile in tiles)))
    return found


@given(st.lists(FACES, max_size=6), NEEDS, st.integers(0, 2), COLOR_PAIRS)
def test_all_payments_without_a_superfluous_tile(faces, need, fewer, colors):
    """Rulings 12 to 14, against trying out every set of tiles."""
    resources = tiles_of(faces)
    needs = silk_needs(need, fewer, colors) if fewer else (need,)
    found = payments(resources, list(resources), needs)
    as_faces = [tuple(sorted(resources[tile].silk for tile in tiles)) for tiles in found]
    assert len(set(as_faces)) == len(as_faces)
    assert set(as_faces) == brute_force(resources, needs)
    for tiles in found:
        assert list(tiles) == sorted(tiles, key=list(resources).index)


@given(st.lists(FACES, max_size=6))
def test_of_equal_tiles_the_first_on_the_rack_is_given(faces):
    """Ruling 13."""
    resources = tiles_of(faces)
    for tiles in payments(resources, list(resources), (Silk(1, 1, 1, 1),)):
        for tile in tiles:
            alike = [t for t in resources if resources[t].silk == resources[tile].silk]
            given_alike = [t for t in tiles if t in alike]
            assert given_alike == alike[: len(given_alike)]


def test_the_bonus_leaves_out_bales_of_one_colour():
    """Ruling 14: one bale of yellow or green, not of both."""
    need = Silk(yellow=2, green=1, red=1)
    assert silk_needs(need, 1, ("yellow", "green")) == (
        Silk(yellow=1, green=1, red=1),
        Silk(yellow=2, green=0, red=1),
    )


def test_no_more_bales_are_left_out_than_are_needed():
    """Ruling 14: up to 2 red bales fewer."""
    assert silk_needs(Silk(red=1, blue=1), 2, ("red",)) == (Silk(blue=1),)
    assert silk_needs(Silk(red=3), 2, ("red",)) == (Silk(red=1),)


def test_a_dress_without_that_colour_costs_all_its_silk():
    """Deluxe, "Level IV": only if the garment requires green (2013: red) bales."""
    assert silk_needs(Silk(blue=2), 2, ("red",)) == (Silk(blue=2),)
    assert silk_needs(Silk(blue=2), 0, ()) == (Silk(blue=2),)


def test_surplus_is_what_the_first_fitting_need_does_not_use():
    """Deluxe, "3. Tailor a Garment": excess bales are lost."""
    needs = (Silk(yellow=2), Silk(yellow=1, green=1))
    assert surplus(Silk(yellow=3, red=1), needs) == Silk(yellow=1, red=1)
    assert surplus(Silk(yellow=1, green=2), needs) == Silk(green=1)
