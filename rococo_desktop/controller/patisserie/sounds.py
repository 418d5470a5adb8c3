"""The sounds of the table, with the events that play them."""

from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.rules.events import CardPlayed, CardTaken, PrestigeGained, RoundBegan
from rococo_desktop.rules.patisserie import events as happened

SOUNDS: Sounds = {
    "fanfare": (happened.GameEnded,),
    "bell": (happened.DishPresented, happened.SpecialClaimed, RoundBegan),
    "marker": (happened.PostPlaced, happened.HostPlaced, happened.DishBaked),
    "coin": (happened.CoinsGained, happened.CoinsPaid, PrestigeGained),
    "card": (
        CardPlayed,
        CardTaken,
        happened.CardDrafted,
        happened.StaffHired,
        happened.RecipeAcquired,
        happened.IngredientTaken,
        happened.SoloCardRevealed,
    ),
}
