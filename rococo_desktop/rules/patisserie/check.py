"""Whether a state that was read from outside could be a game: no piece is missing or duplicated.

The codec has already checked the types. A state that passes can be continued and scored: every id
is known, every piece is in one place, no amount is absurd, and the frames can be run.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from rococo_desktop.engine.reasons import (
    LOST,
    Problem,
    because,
    misplaced,
    out_of_range,
    strangers,
    unless,
    wrong_number,
)
from rococo_desktop.engine.state import Frame, Question
from rococo_desktop.rules import check
from rococo_desktop.rules.patisserie import staff
from rococo_desktop.rules.patisserie.actions.ingredients import KeepIngredient
from rococo_desktop.rules.patisserie.actions.recipes import KeepRecipe, MakeRoom
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.model import TRAYS, Mentor, State
from rococo_desktop.rules.patisserie.set_up import SPECIALS, deck_levels, deck_size, tray_levels
from rococo_desktop.rules.questions import alike, fields_of
from rococo_desktop.rules.rounds import course
from rococo_desktop.rules.state import ACT, OVER, SELECT


def check_state(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless ``state`` could be part of a complete, playable game."""
    whole = (
        _set_up,
        _pieces,
        _players,
        _board,
        _mentor,
        check.missing,
        _frames,
        _decks,
        check.courses,
    )
    check.refuse(rules, state, whole)


def check_table(rules: RuleBook, state: State) -> None:
    """Raise InvalidStateError unless the pieces on the table could; pieces may be missing."""
    check.refuse(rules, state, (_set_up, _pieces, _players, _board), but=LOST)


def _set_up(rules: RuleBook, state: State) -> Iterator[Problem]:
    yield from check.set_up_problems(rules, state, len(state.players))


def _players(rules: RuleBook, state: State) -> Iterator[Problem]:
    constants, most = rules.constants, check.most_owned(state)
    for seat, player in enumerate(state.players):
        path = f"players[{seat}]"
        for name, amount in (("coins", player.coins), ("prestige", player.prestige)):
            yield from out_of_range(f"{path}.{name}", amount, 0, most)
        for good in GOODS:
            yield from out_of_range(
                f"{path}.{good}", player.stock(good), 0, rules.goods[good].maximum
            )
        yield from out_of_range(f"{path}.recipes", len(player.recipes), 0, constants.recipe_storage)
        yield from wrong_number(f"{path}.racks", len(player.racks), constants.racks)
        yield from wrong_number(f"{path}.toppings", len(player.toppings), constants.racks)
        for dish, topping in zip(player.racks, player.toppings, strict=True):
            if topping is not None and dish is None:
                yield f"{path}.toppings", because("wrong-topping_alone")
        places = len(constants.decoration_income)
        yield from out_of_range(f"{path}.decorations", len(player.decorations), 0, places)
        if seat in rules.people:
            least = min(constants.minimum_staff, constants.hand_size)
            yield from unless(path, player.staff_size() >= least, "wrong-few_staff", n=least)
        yield from _knowledge(rules, path, state, seat)
        yield from strangers(f"{path}.declined", player.declined, state.special_bonuses)


def _knowledge(rules: RuleBook, path: str, state: State, seat: int) -> Iterator[Problem]:
    """Check what others know about a player's face-down cards."""
    player = state.players[seat]
    face_down = [*player.hand, *player.unused, *player.set_aside]
    dealt = [card for card in face_down if rules.staff[card].deck == "numbered"]
    yield from strangers(f"{path}.fresh", player.fresh, dealt)
    yield from strangers(f"{path}.since", player.since, rules.staff)
    yield from strangers(f"{path}.hired", player.hired, player.hand)
    for card in face_down:
        yield from unless(f"{path}.since", card in player.since, "wrong-missing")
    for card, since in player.since.items():
        yield from out_of_range(f"{path}.since.{card}", since, 0, len(player.set_aside))
    for number, card in enumerate(player.set_aside):
        if player.since.get(card, 0) > number:
            yield f"{path}.since.{card}", because("wrong-range", low=0, high=number, found="")


def _board(rules: RuleBook, state: State) -> Iterator[Problem]:
    board = rules.board
    dishes = {space: owner for space, (_, owner) in state.dishes.items()}
    yield from check.owner_problems(rules, "dishes", dishes, board.spaces)
    yield from check.owner_problems(rules, "posts", state.posts, board.posts)
    yield from check.owner_problems(rules, "hosts", state.hosts, board.host)
    for area in board.areas:
        owners = [state.posts[post.id] for post in area.posts if post.id in state.posts]
        if len(owners) > 1 and (rules.one_post or owners[0] == owners[1]):
            yield "posts", because("wrong-too_often", id=area.id)
    if state.table_bonuses.keys() != board.table.keys():
        yield "table_bonuses", because("wrong-set_up")
    yield from strangers("table_bonuses", state.table_bonuses.values(), rules.table_bonuses)
    yield from strangers("special_bonuses", state.special_bonuses, rules.special_bonuses)
    expected = min(SPECIALS, len(rules.special_bonuses))
    yield from wrong_number("special_bonuses", len(state.special_bonuses), expected)
    for bonus, seats in state.special_bonuses.items():
        path = f"special_bonuses.{bonus}"
        places = rules.special_bonuses[bonus].prestige[rules.board_name]
        yield from out_of_range(path, len(seats), 0, len(places))
        yield from strangers(path, map(str, seats), map(str, range(rules.seats)))
    yield from wrong_number("recipes", len(state.recipes), len(board.recipe_prices))
    yield from wrong_number("hire", len(state.hire), len(board.hire))
    yield from wrong_number("ingredients", len(state.ingredients), len(board.ingredient_rows))
    for index, row in enumerate(state.ingredients):
        yield from wrong_number(f"ingredients[{index}]", len(row), board.columns)


def _pieces(rules: RuleBook, state: State) -> Iterator[Problem]:
    players = list(enumerate(state.players))
    recipes = [
        ("recipe_bag", state.recipe_bag),
        ("recipe_discard", state.recipe_discard),
        ("recipes", _there(state.recipes)),
        ("dishes", [dish for dish, _ in state.dishes.values()]),
        *((f"players[{seat}].recipes", player.recipes) for seat, player in players),
        *((f"players[{seat}].racks", _there(player.racks)) for seat, player in players),
        ("frames", _held(state.frames, rules.recipes)),
    ]
    yield from misplaced(dict.fromkeys(rules.recipes, 1), _pairs(recipes), whole=True)
    tiles = [
        ("ingredient_bag", state.ingredient_bag),
        ("ingredient_discard", state.ingredient_discard),
        *((f"ingredients[{i}]", _there(row)) for i, row in enumerate(state.ingredients)),
        *((f"players[{seat}].ingredients", player.ingredients) for seat, player in players),
        *((f"players[{seat}].toppings", _there(player.toppings)) for seat, player in players),
        *((f"players[{seat}].decorations", player.decorations) for seat, player in players),
        ("frames", _held(state.frames, rules.ingredients)),
    ]
    yield from misplaced(dict.fromkeys(rules.ingredients, 1), _pairs(tiles), whole=True)
    yield from _staff(rules, state)


def _staff(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check that every staff card occurs at most once, and start staff once for each seat."""
    copies = {card.id: 1 for card in rules.staff.values()}
    copies.update(dict.fromkeys(rules.start_staff, len(rules.people)))
    places = [
        ("staff_deck", state.staff_deck),
        ("tray_a", state.tray_a),
        ("tray_b", state.tray_b),
        ("hire", _there(state.hire)),
        ("stars", state.stars),
        ("removed", state.removed),
    ]
    for seat, player in enumerate(state.players):
        own = [*player.inventory(), *player.set_aside]
        yield from strangers(f"players[{seat}]", own, rules.staff)
        places.append((f"players[{seat}]", own))
    yield from misplaced(copies, _pairs(places), whole=False)
    for path, cards in places[:5]:
        deck = "star" if path == "stars" else "numbered"
        for card in cards:
            yield from unless(path, rules.staff[card].deck == deck, "wrong-foreign", id=card)
    found = Counter(card for _, cards in places for card in cards)
    for card in rules.start_staff:
        yield from unless("pieces", found[card] == len(rules.people), LOST, id=card)


def _there(places: Iterable[str | None]) -> list[str]:
    return [piece for piece in places if piece is not None]


def _held(frames: Iterable[Frame], known: Iterable[str]) -> list[str]:
    """Return the pieces that lie in a frame and nowhere else: drawn ones, and a new recipe."""
    pieces = frozenset(known)
    held: list[str] = []
    for frame in frames:
        if isinstance(frame, KeepRecipe | KeepIngredient):
            held += [piece for piece in frame.drawn if piece in pieces]
        elif isinstance(frame, MakeRoom):
            held += [frame.recipe] if frame.recipe in pieces else []
    return held


def _pairs(places: Iterable[tuple[str, Iterable[str]]]) -> Iterator[tuple[str, str]]:
    return ((place, piece) for place, pieces in places for piece in pieces)


def _mentor(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check that nobody has solo cards in a game without the Mentor."""
    if rules.rival is None and state.mentor != Mentor():
        yield "mentor", because("wrong-set_up")


def _frames(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check the order of the frames, each frame, and that the question has an option."""
    if state.phase == OVER:
        yield from wrong_number("round", state.round, rules.constants.rounds)
    for index, frame in enumerate(state.frames):
        if frame.seat not in range(rules.seats):
            yield f"frames[{index}]", because("wrong-seat", seat=frame.seat)
    yield from course(rules, state)
    for index, frame in enumerate(state.frames):
        yield from check.frame_problems(rules, state, frame, f"frames[{index}]")
    for asked in state.frames[-1:]:
        if isinstance(asked, Question) and not asked.options(Context(rules, state, None)):
            yield f"frames[{len(state.frames) - 1}]", because("wrong-not_now")


def _decks(rules: RuleBook, state: State) -> Iterator[Problem]:
    """Check the staff cards dealt in this and later rounds, and how many each player has.

    Their levels are known to all, because each tray holds cards of one level.
    """
    pending = staff.left_to_select(rules, state) if state.phase == SELECT else []
    is_dealt = _is_dealt(rules, state, pending)
    size = deck_size(rules, state.round if is_dealt else state.round - 1)
    drafts = Counter(fields_of(frame).get("tray") for frame in pending)
    on_trays = is_dealt and any(isinstance(frame, staff.ShowStaff) for frame in pending)
    levels = [deck_levels(rules)[:size]]
    for tray, level in zip(TRAYS, tray_levels(rules, state.round), strict=True):
        number = drafts[tray] + rules.constants.tray_extra if on_trays else 0
        levels.append([level] * number)
    places = {"staff_deck": state.staff_deck, "tray_a": state.tray_a, "tray_b": state.tray_b}
    for (path, cards), expected in zip(places.items(), levels, strict=True):
        yield from wrong_number(path, len(cards), len(expected))
        for card, level in zip(cards, expected, strict=True):
            yield from unless(path, rules.staff[card].level == level, "wrong-foreign", id=card)
    if state.phase == SELECT:
        shown = 0 if on_trays or not is_dealt else len(state.hire)
        yield from wrong_number("hire", len(_there(state.hire)), shown)
    yield from _hands(rules, state, pending)


def _is_dealt(rules: RuleBook, state: State, pending: list[Frame]) -> bool:
    """Return whether the new staff of the round has been dealt."""
    *_, dealing = rules.new_staff(rules, state.start_player)
    return not any(alike([frame], [dealing]) for frame in pending)


def _hands(rules: RuleBook, state: State, pending: list[Frame]) -> Iterator[Problem]:
    """Check the sizes of all hands, except during turns, when they become empty."""
    constants = rules.constants
    for seat, player in enumerate(state.players):
        path = f"players[{seat}].hand"
        if seat not in rules.people:
            for pile in ("hand", "used", "set_aside", "hired"):
                yield from wrong_number(f"players[{seat}].{pile}", len(getattr(player, pile)), 0)
        elif state.phase == SELECT:
            left = [type(frame) for frame in pending if frame.seat == seat]
            selecting = isinstance(pending[-1], staff.SelectHand) and pending[-1].seat == seat
            size = 0 if staff.SelectHand in left else constants.hand_size
            if selecting:
                size = len(player.hand)
                most = min(constants.hand_size, size + len(player.unused)) - 1
                yield from out_of_range(path, size, 0, most)
            if _is_dealt(rules, state, pending):
                size += len(TRAYS) - left.count(staff.DraftCard)
            yield from wrong_number(path, len(player.hand), size - (staff.SetAside not in left))
        elif state.phase != ACT:
            yield from wrong_number(path, len(player.hand), 0)
