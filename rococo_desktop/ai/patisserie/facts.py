"""What rules of thumb use, from the view of one seat."""

from collections.abc import Sequence
from itertools import chain

from rococo_desktop.ai.bot import asked
from rococo_desktop.ai.known import Known, known
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR, Bake
from rococo_desktop.rules.patisserie.actions.service import PayService
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.holdings import fulfils, matches
from rococo_desktop.rules.patisserie.kitchen_grounds import lacking, ready_recipes
from rococo_desktop.rules.patisserie.model import TRAYS, State
from rococo_desktop.rules.patisserie.staff import SetAside
from rococo_desktop.rules.patisserie.view import View


def facts(match: Patisserie, view: View) -> Known:
    """Return the facts by name, for the seat asked.

    ``bakeable`` are the recipes that somebody in the hand may bake in one action with what is
    there, ``pairs`` those that are offered to be baked together, ``toppings`` ingredient tiles with
    a topping, ``undecorated`` dishes on the racks without one, ``matching`` the tables with room
    whose bonus matches the dish in question, ``newest`` the new cards of this round before one of
    the hand is discarded, ``stars_open`` the ✦ cards whose condition is met, and
    ``claimable`` the special bonus in question. ``offered_chefs`` and ``offered_assistants`` are
    cards that can be chosen now, ``services`` the numbers of services that can be paid for.
    ``lacked_goods`` are the purchases of no more than the stored recipes lack, ``lacked_tiles`` the
    ingredient tiles on display with something that one of them lacks. ``used`` are the cards that
    have played this round. ``dealt`` is 1 where staff is dealt out without baking trays.
    """
    rules, decision = match.rules, asked(view)
    seat = decision.seat
    player = view.players[seat]
    # All counts are open or the seat's own: the same in any state consistent with the view.
    state = match.deal(view, Generator(view.step, "facts"))
    hand = player.hand or ()
    chefs = sum(rules.staff[card].training == "chef" for card in hand)
    recipes = [
        each for each in state.players[seat].recipes if chefs or not rules.recipes[each].chef
    ]
    racked = [dish for dish in player.racks if dish is not None]
    racks_free = len(player.racks) - len(racked)
    bakes = isinstance(decision.frame, Bake)
    board, coins = rules.board, player.coins
    missing = [lacking(rules, state.players[seat], each) for each in player.recipes]
    lacks = [sum(units) for units in zip(*missing, strict=True)]
    pairs = [each.split(SEPARATOR) for each in decision.options if SEPARATOR in each]
    matching = _matching(rules, state, seat, getattr(decision.frame, "dish", None))
    offered = {each: rules.staff[each].training for each in decision.options if each in rules.staff}
    bonus = getattr(decision.frame, "bonus", None)
    numbers = {
        "round": view.round,
        "rounds": rules.constants.rounds,
        "rounds_left": rules.constants.rounds - view.round,
        "coins": coins,
        "goods": player.flour + player.sugar + player.butter,
        "tiles": len(player.ingredients),
        "recipes": len(player.recipes),
        "racks_free": racks_free,
        "decorations": len(player.decorations),
        "hand": len(hand),
        "hand_chefs": chefs,
        "hand_assistants": len(hand) - chefs,
        "staff": player.staff_size,
        "dishes": sum(owner == seat for _, owner in view.dishes.values()),
        "posts": sum(owner == seat for owner in view.posts.values()),
        "dealt": int(FIRST_GAME in match.rule_sets),
        "hosts": sum(owner == seat for owner in view.hosts.values()),
    }
    pieces: dict[str, Sequence[str]] = {
        "toppings": [tile for tile in player.ingredients if rules.ingredients[tile].topping],
        "bakeable": ready_recipes(rules, state, seat, recipes, racks_free) if hand else (),
        "pairs": [each for each in decision.options if bakes and SEPARATOR in each],
        "paired": list(dict.fromkeys(chain(*pairs))) if bakes else (),
        "racked": racked,
        "undecorated": [
            dish
            for dish, topping in zip(player.racks, player.toppings, strict=True)
            if dish is not None and topping is None
        ],
        "matching": matching,
        "matching_places": [place.id for table in matching for place in board.table[table].spaces],
        "newest": hand[-len(TRAYS) :] if isinstance(decision.frame, SetAside) else (),
        "stars_open": () if player.star else _merited(rules, state, seat),
        "affordable_hosts": [
            each.id for each in board.hosts if each.id not in view.hosts and each.cost <= coins
        ],
        "affordable_posts": [
            each.id
            for each in board.posts.values()
            if each.id not in view.posts and each.cost <= coins
        ],
        "displayed": [recipe for recipe in view.recipes if recipe is not None],
        "claimable": () if bonus is None else (bonus,),
        "options": decision.options,
        "offered_chefs": [card for card, training in offered.items() if training == "chef"],
        "offered_assistants": [card for card, training in offered.items() if training != "chef"],
        "used": player.used,
        "lacked_goods": [
            f"{good}-{number}"
            for good, lack in zip(GOODS, lacks, strict=False)
            for number in range(1, lack + 1)
        ],
        "lacked_tiles": [
            tile
            for tile in chain(*view.ingredients)
            if tile and any(map(min, rules.ingredients[tile].ingredients, lacks[len(GOODS) :]))
        ],
        # The first option is to pay for no service.
        "services": decision.options[1:] if isinstance(decision.frame, PayService) else (),
    }
    return known(numbers, pieces)


def _merited(rules: RuleBook, state: State, seat: int) -> list[str]:
    """Return the ✦ cards on display that a player could hire."""
    conditions = ((card, rules.staff[card].condition) for card in state.stars)
    return [
        card for card, each in conditions if each is not None and fulfils(rules, state, seat, each)
    ]


def _matching(rules: RuleBook, state: State, seat: int, dish: str | None) -> list[str]:
    """Return the tables with room that reward a dish on a player's racks; none for no dish."""
    player = state.players[seat]
    if dish not in player.racks or dish is None:
        return []
    return [
        table
        for table, bonus in state.table_bonuses.items()
        if matches(rules, player, dish, bonus)
        and any(space.id not in state.dishes for space in rules.board.table[table].spaces)
    ]
