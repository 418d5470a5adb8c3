"""Her turns (Deluxe, "Madame du Barry", "Phase 3: Perform Actions")."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.accounts import gain_prestige
from rococo_desktop.rules.rococo.base.favor import take_favor
from rococo_desktop.rules.rococo.base.turns import NextTurn
from rococo_desktop.rules.rococo.book import Game, Rival
from rococo_desktop.rules.rococo.events import ActionChosen
from rococo_desktop.rules.rococo.madame_du_barry.acquire import acquire
from rococo_desktop.rules.rococo.madame_du_barry.cards import draw_one
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.events import MadameReasoned, MadameRevealed
from rococo_desktop.rules.rococo.madame_du_barry.fund import fund
from rococo_desktop.rules.rococo.madame_du_barry.hire import hire
from rococo_desktop.rules.rococo.madame_du_barry.slots import CARDS
from rococo_desktop.rules.rococo.madame_du_barry.tailor import tailor

REVEAL = "reveal"


class RevealCard(NamedTuple):
    """Madame du Barry's next card; there is nothing to choose, somebody only turns it over."""

    seat: int

    def options(self, game: Game) -> tuple[str, ...]:
        """Reveal it."""
        return (REVEAL,)

    def answer(self, game: Game, option: str) -> None:
        """Reveal the topmost hand card and do what it shows; then it goes to the discard pile."""
        cards = CARDS.of(game.state)
        id = cards.hand.pop()
        card = MADAME.of(game.rules.components).cards[id]
        game.push(NextTurn((self.seat + 1) % game.rules.players))
        game.tell(MadameRevealed, self.seat, id)
        game.tell(ActionChosen, self.seat, card.action)
        perform(game, self.seat, card)
        cards.discard.append(id)


def perform(game: Game, seat: int, card: Card) -> None:
    """Do what the card shows; where nothing at all can be done she gains prestige instead."""
    match card.action:
        case "favor":
            _favor(game, seat)
            return
        case "acquire":
            done = acquire(game, seat, card)
        case "make_dress":
            done = tailor(game, seat, card)
        case "hire":
            done = hire(game, seat, card)
        case "fund":
            done = fund(game, seat, card)
    if not done:
        game.tell(MadameReasoned, seat, "instead")
        _gain(game, seat, "madame")


def _favor(game: Game, seat: int) -> None:
    """Take the Queen's favor if it is there; gain prestige in any case."""
    if game.state.favor is None:
        take_favor(game, seat)
    _gain(game, seat, "madame_favor")


def _gain(game: Game, seat: int, reason: str) -> None:
    gain_prestige(game, seat, MADAME.of(game.rules.components).terms.instead, reason)


def _has_turn(game: Game, seat: int) -> bool:
    return bool(CARDS.of(game.state).hand)


def _begin_turn(game: Game, seat: int) -> None:
    game.push(RevealCard(seat))


RIVAL = Rival("Madame du Barry", RevealCard, _has_turn, _begin_turn, draw_one)
