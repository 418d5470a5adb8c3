"""Madame du Barry's part of deals, of checks, of the documents and of final scoring."""

from collections.abc import Iterator

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Problem, because, strangers
from rococo_desktop.engine.score import Part
from rococo_desktop.rules.placed import unseen
from rococo_desktop.rules.rococo.book import (
    Checks,
    Context,
    Document,
    Documents,
    Hidden,
    Message,
    RuleBook,
)
from rococo_desktop.rules.rococo.components.models import Components
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.turn import RevealCard
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View


def deal(context: Context, hidden: Hidden, chance: Generator) -> None:
    """Deal her hand and supply."""
    cards = CARDS.of(context.state)
    left = unseen(chance, MADAME.of(context.rules.components).cards, cards.discard)
    hand = len(cards.hand)
    cards.hand, cards.supply = left[:hand], left[hand:]


def _problems(rules: RuleBook, state: State) -> Iterator[Problem]:
    cards = CARDS.of(state)
    table, seat = MADAME.of(rules.components), len(rules.people)
    found = [*cards.supply, *cards.hand, *cards.discard]
    yield from strangers(f"slots.{KEY}", found, table.cards)
    for card in [card for card in table.cards if card not in found]:
        yield f"slots.{KEY}", because("wrong-lost", id=card)
    if len(cards.hand) > table.terms.hand:
        yield f"slots.{KEY}.hand", because("wrong-too_many", n=table.terms.hand)
    if not cards.hand and any(isinstance(frame, RevealCard) for frame in state.frames):
        yield f"slots.{KEY}.hand", because("wrong-too_few", n=1)
    if state.players[seat].hand or state.players[seat].played is not None:
        yield f"players[{seat}]", because("wrong-she_plays")
    if state.players[seat].livre:
        yield f"players[{seat}].livre", because("wrong-must_be", values=0)


CHECKS: Checks = Checks(problems=_problems)


def _components(components: Components) -> Document:
    table = MADAME.of(components)
    cards = [
        {"id": id, **card.model_dump(mode="json", exclude_defaults=True)}
        for id, card in table.cards.items()
    ]
    return {"madame_du_barry": cards}


def _position(seen: View) -> Document:
    cards = CARDS.of(seen)
    numbers = {"hand": len(cards.hand), "supply": len(cards.supply)}
    return {"madame_du_barry": {**numbers, "discard": cards.discard}}


def _read(rules: RuleBook, document: dict[str, Json], state: State) -> None:
    """Lay out her cards in any order, since they do not affect the score."""
    CARDS.of(state).supply = list(MADAME.of(rules.components).cards)


DOCUMENTS: Documents = Documents(_components, _position, _read)


def names(components: Components) -> dict[str, Message]:
    """Return the descriptions of her cards, by id."""
    return {
        id: Message("-".join(("madame", card.action, *_about(card))), {"number": card.number})
        for id, card in MADAME.of(components).cards.items()
    }


def _about(card: Card) -> tuple[str, ...]:
    """Return the words that a card's sentence depends on."""
    if card.action == "hire":
        return (card.direction,)
    return tuple(str(word) for word in (card.tiles, card.decorations) if word is not None)


def collection_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    """Return 1 prestige for every 2 tiles that she has collected; other players score none."""
    if seat in rules.people:
        return []
    tiles = len(state.players[seat].resources)
    points = tiles // MADAME.of(rules.components).terms.tiles_per_prestige
    return [Part("collection", points, number=tiles)]
