"""The usual effects of bonuses: they gain an amount, or ask a question."""

from collections.abc import Callable

from rococo_desktop.rules.questions import Asking
from rococo_desktop.rules.rococo.book import B, Context, Effect


def gaining(
    amount: Callable[[Context, int, B], int],
    give: Callable[[Context, int, int, str], None],
    *,
    tried: bool = False,
) -> Effect[B]:
    """Return the effect of gaining ``amount``; it is available if that is above 0."""
    return Effect(
        lambda context, seat, card, bonus: amount(context, seat, bonus) > 0,
        lambda context, seat, card, bonus: give(context, seat, amount(context, seat, bonus), card),
        tried=tried,
    )


def asking(question: Callable[[int, str, B], Asking[Context]], *, tried: bool = False) -> Effect[B]:
    """Return the effect of asking a question; it is available if that has an option."""
    return Effect(
        lambda context, seat, card, bonus: bool(question(seat, card, bonus).options(context)),
        lambda context, seat, card, bonus: context.push(question(seat, card, bonus)),
        tried=tried,
    )
