"""SplitMix64 against its published outputs, streams, even draws."""

from collections import Counter

import pytest

from rococo_desktop.engine.randomness import Generator, draw_below, mix, shuffle, stream_start
from rococo_desktop.engine.state import State

MASK = (1 << 64) - 1
SPLITMIX64_OF_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""The first outputs for the seed 1234567, as published with the reference implementation in C."""


def test_the_published_outputs():
    counter, outputs = 1234567, []
    for _ in SPLITMIX64_OF_1234567:
        counter, value = draw_below(counter, 1 << 64)
        outputs.append(value)
    assert outputs == SPLITMIX64_OF_1234567


def test_the_published_outputs_from_the_counter_alone():
    increment = 0x9E3779B97F4A7C15
    assert [mix((1234567 + n * increment) & MASK) for n in range(1, 6)] == SPLITMIX64_OF_1234567


def test_stream_starts_are_fixed():
    """Old seeds must always give the same games, so these numbers must not change."""
    digest = 0xCBF29CE484222325
    assert stream_start(0, "") == mix(digest)
    assert stream_start(1, "") == mix(digest ^ 1)
    assert stream_start(0, "a") == mix(0xAF63DC4C8601EC8C)
    assert stream_start(7, "employees") == 11188552629867600660
    assert stream_start(7, "resources") == 1274870226016522373


def test_seeds_of_any_size():
    assert stream_start(1 << 64, "a") == stream_start(0, "a")
    assert 0 <= stream_start(-1, "a") <= MASK


@pytest.mark.parametrize("bound", [1, 2, 3, 10, 48, 1000])
def test_draws_stay_below_the_bound(bound):
    chance = Generator(5)
    drawn = {chance.below(bound) for _ in range(50 * bound)}
    assert drawn == set(range(bound))


def test_draws_are_even():
    chance = Generator(6)
    counts = Counter(chance.below(7) for _ in range(7000))
    assert all(900 < count < 1100 for count in counts.values())


def test_a_draw_that_would_favour_small_numbers_is_drawn_again():
    """With a bound of two thirds of the range every third draw is thrown away."""
    bound = (1 << 64) // 3 * 2
    counter, rejected = 1234567, 0
    for _ in range(60):
        start = counter
        counter, value = draw_below(counter, bound)
        assert 0 <= value < bound
        steps = ((counter - start) * pow(0x9E3779B97F4A7C15, -1, 1 << 64)) & MASK
        rejected += steps - 1
    assert 10 < rejected < 60


def test_shuffles_keep_everything_and_reach_every_order():
    orders: Counter[str] = Counter()
    chance = Generator(8)
    for _ in range(1200):
        items = ["a", "b", "c"]
        chance.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(140 < count < 260 for count in orders.values())


def test_a_shuffle_is_fixed():
    items = list(range(10))
    counter = shuffle(stream_start(7, "x"), items)
    assert items == [5, 2, 7, 3, 9, 6, 4, 0, 8, 1]
    assert shuffle(counter, []) == counter
    assert shuffle(counter, [1]) == counter


def test_streams_are_independent():
    """Drawing from one stream does not change the others."""
    alone, together = State(seed=3), State(seed=3)
    first = [alone.below("a", 1000) for _ in range(5)]
    second = []
    for _ in range(5):
        together.below("b", 1000)
        together.shuffle("c", [1, 2, 3])
        second.append(together.below("a", 1000))
    assert first == second
    assert together.streams.keys() == {"a", "b", "c"}
    assert len(set(together.streams.values())) == 3


def test_streams_go_on_from_the_state():
    """The future draws are in the state, as plain numbers."""
    state = State(seed=4)
    state.below("a", 10)
    copy = state.copy()
    assert [state.below("a", 100) for _ in range(4)] == [copy.below("a", 100) for _ in range(4)]
    assert all(type(counter) is int for counter in state.streams.values())


def test_different_names_and_seeds_give_different_draws():
    draws = {
        tuple(State(seed=seed).below(name, 1 << 60) for _ in range(3))
        for seed in range(5)
        for name in ("a", "b", "ab", "ba")
    }
    assert len(draws) == 20


def test_generators_are_streams_outside_a_state():
    assert Generator(9, "bot").counter == stream_start(9, "bot")
    assert Generator(9).below(100) == Generator(9).below(100)
    items = list(range(20))
    Generator(9).shuffle(items)
    assert items != sorted(items)
    assert sorted(items) == list(range(20))
