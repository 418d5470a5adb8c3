"""Deals: game states that are consistent with a view, with the hidden parts drawn at random."""

from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.model import Mentor, Player, State
from rococo_desktop.rules.patisserie.set_up import LEVELS, deck_levels, tray_levels
from rococo_desktop.rules.patisserie.view import MENTOR, PLAYER, STATE, MentorView, PlayerView, View
from rococo_desktop.rules.placed import unseen
from rococo_desktop.rules.view import UNSEEN, asked_of, ids_in


def deal(rules: RuleBook, kernel: Kernel[State, Context], seen: View, chance: Generator) -> State:
    """Return a game state that is consistent with ``seen``; ``chance`` deals the hidden parts.

    The view of the result equals ``seen``. Raises RuntimeError if the pending question is not asked
    in it.
    """
    hidden = _Hidden(rules, seen, chance)
    players = [_deal_player(player, hidden, chance) for player in seen.players]
    trays = _deal_trays(rules, seen, hidden)
    drawn = ids_in(seen.frames)
    state = State(
        **STATE.known(seen),
        seed=chance.below(1 << 62),
        frames=list(seen.frames),
        players=players,
        staff_deck=hidden.deck(rules, seen.staff_deck_size),
        tray_a=trays[0],
        tray_b=trays[1],
        ingredient_bag=_ingredient_bag(rules, seen, drawn, chance),
        recipe_bag=_recipe_bag(rules, seen, drawn, chance),
        mentor=_deal_mentor(rules, seen.mentor, chance),
    )
    kernel.resume(state)
    if asked_of(state.pending, seen.eyes) != seen.asked:
        raise RuntimeError("no game is found that could lie behind the view")
    return state


class _Hidden:
    """The numbered staff cards that the viewer has not seen, by level, shuffled."""

    def __init__(self, rules: RuleBook, seen: View, chance: Generator) -> None:
        numbered = [card.id for card in rules.staff.values() if card.level is not None]
        hidden = unseen(
            chance,
            numbered,
            seen.hire,
            seen.removed,
            seen.tray_a,
            seen.tray_b,
            *(player.used for player in seen.players),
            *(player.since or () for player in seen.players),
            *(player.set_aside or () for player in seen.players),
            *((entry.card for entry in player.face_down) for player in seen.players),
        )
        self._cards: dict[int, list[str]] = {int(level): [] for level in LEVELS}
        for card in hidden:
            self._cards[rules.staff[card].level or 0].append(card)

    def take(self, level: int) -> str:
        return self._cards[level].pop()

    def deck(self, rules: RuleBook, size: int) -> list[str]:
        """Remove and return the staff deck, level I on top; leftover cards are in the box."""
        return [self.take(level) for level in deck_levels(rules)[:size]]


def _deal_trays(rules: RuleBook, seen: View, hidden: _Hidden) -> tuple[list[str], list[str]]:
    """Return the cards on both trays; an unseen card has the level that was dealt to its tray."""
    dealt = [
        [card if card != UNSEEN else hidden.take(level) for card in cards]
        for level, cards in zip(
            tray_levels(rules, seen.round), (seen.tray_a, seen.tray_b), strict=True
        )
    ]
    return dealt[0], dealt[1]


def _deal_player(seen: PlayerView, hidden: _Hidden, chance: Generator) -> Player:
    hired = [entry.card for entry in seen.face_down if entry.is_hired]
    player = Player(**PLAYER.known(seen), hired=hired)
    if seen.hand is None:
        _deal_face_down(seen, player, hidden, chance)
    return player


def _deal_face_down(seen: PlayerView, player: Player, hidden: _Hidden, chance: Generator) -> None:
    """Give identities to the unseen cards, and divide all face-down cards."""
    cards: list[str] = []
    for entry in seen.face_down:
        card = entry.card
        if card == UNSEEN:
            card = hidden.take(entry.level)
            player.fresh.append(card)
        player.since[card] = entry.since
        if not entry.is_hired:
            cards.append(card)
    chance.shuffle(cards)
    for number in range(seen.set_aside_size):
        gone = next(card for card in cards if player.since[card] <= number)
        cards.remove(gone)
        player.set_aside.append(gone)
    in_hand = seen.hand_size - len(player.hired)
    player.hand = [*player.hired, *cards[:in_hand]]
    player.unused = cards[in_hand:]


def _deal_mentor(rules: RuleBook, seen: MentorView, chance: Generator) -> Mentor:
    """Deal the unseen solo cards; without a Mentor there are none in the game."""
    cards = unseen(chance, rules.solo, seen.used, seen.spent)

    def take(number: int) -> list[str]:
        return [cards.pop() for _ in range(number)]

    return Mentor(
        **MENTOR.known(seen),
        sets=[take(size) for size in seen.set_sizes],
        hand=take(seen.hand_size),
        deck=take(seen.deck_size),
    )


def _ingredient_bag(rules: RuleBook, seen: View, drawn: set[str], chance: Generator) -> list[str]:
    return unseen(
        chance,
        rules.ingredients,
        seen.ingredient_discard,
        *seen.ingredients,
        *(player.ingredients for player in seen.players),
        *(player.toppings for player in seen.players),
        *(player.decorations for player in seen.players),
        drawn,
    )


def _recipe_bag(rules: RuleBook, seen: View, drawn: set[str], chance: Generator) -> list[str]:
    return unseen(
        chance,
        rules.recipes,
        seen.recipe_discard,
        seen.recipes,
        *(player.recipes for player in seen.players),
        *(player.racks for player in seen.players),
        (dish for dish, _ in seen.dishes.values()),
        drawn,
    )
