"""The Festivity Dresses go into the bag after the preparation of the first round."""

from rococo_desktop.rules.rococo.book import Context
from rococo_desktop.rules.rococo.festivity_dresses.components import KEY
from rococo_desktop.rules.rococo.festivity_dresses.events import FestivityMixedIn


def set_aside(context: Context, dresses: list[str]) -> list[str]:
    """Return the dresses without the Festivity Dresses: "set aside the 4 Festivity Garments"."""
    return [dress for dress in dresses if context.rules.dresses[dress].set != KEY]


def mix_in(context: Context) -> None:
    """After phase 1 of the first round, "add the 4 Garment tiles and mix them in well"."""
    state = context.state
    if state.round == 1:
        dresses = [dress.id for dress in context.rules.dresses.values() if dress.set == KEY]
        state.dress_bag += dresses
        state.shuffle(KEY, state.dress_bag)
        context.emit(FestivityMixedIn, len(dresses))
