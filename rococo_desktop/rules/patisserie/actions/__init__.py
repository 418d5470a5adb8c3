"""The nine main actions (rulebook, "Details for the 9 Main Actions")."""

from rococo_desktop.rules.patisserie.actions import (
    bake,
    decorate,
    deliver,
    goods,
    hire,
    ingredients,
    notice,
    place,
    recipes,
    service,
    specials,
)
from rococo_desktop.rules.patisserie.actions.action import MainAction

ACTIONS: dict[str, MainAction] = {
    action.id: action
    for action in (
        recipes.ACQUIRE_RECIPES,
        ingredients.ACQUIRE_INGREDIENTS,
        goods.BUY_GOODS,
        bake.BAKE,
        decorate.DECORATE,
        deliver.DELIVER,
        hire.HIRE,
        notice.GIVE_NOTICE,
        place.PLACE,
    )
}
"""All main actions by id, in the rulebook's order."""

ACTS: dict[str, type] = {
    "acquire_recipe": recipes.AcquireRecipe,
    "take_recipe": recipes.TakeRecipe,
    "keep_recipe": recipes.KeepRecipe,
    "make_room": recipes.MakeRoom,
    "acquire_ingredient": ingredients.AcquireIngredient,
    "take_ingredient": ingredients.TakeIngredient,
    "keep_ingredient": ingredients.KeepIngredient,
    "buy_goods": goods.BuyGoods,
    "bake": bake.Bake,
    "choose_saving": bake.ChooseSaving,
    "finish_baking": bake.FinishBaking,
    "decorate": decorate.Decorate,
    "choose_topping": decorate.ChooseTopping,
    "deliver": deliver.Deliver,
    "place_dish": deliver.PlaceDish,
    "hire": hire.Hire,
    "give_notice": notice.GiveNotice,
    "place": place.Place,
}
"""The questions and steps with which an act may begin, by kind."""

FRAMES: dict[str, type] = {
    **ACTS,
    "pay_ingredients": bake.PayIngredients,
    "receive_gain": service.ReceiveGain,
    "pay_service": service.PayService,
}
"""All questions and steps of the main actions by kind."""

_REWARDS = (service.ReceiveGain, recipes.TakeRecipe, ingredients.TakeIngredient, recipes.MakeRoom)
AWAITS: dict[type, tuple[type, ...]] = {
    recipes.AcquireRecipe: (recipes.MakeRoom,),
    bake.FinishBaking: (bake.PayIngredients,),
    decorate.Decorate: (decorate.ChooseTopping,),
    deliver.Deliver: (deliver.PlaceDish, specials.OfferSpecials, specials.ClaimSpecial),
    service.ReceiveGain: _REWARDS,
    service.PayService: _REWARDS,
    specials.OfferSpecials: (service.PayService,),
    specials.ClaimSpecial: (specials.ClaimSpecial,),
}
"""By a frame that waits for others of the same act: those that may lie directly above it."""
