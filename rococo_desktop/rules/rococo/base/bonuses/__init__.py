"""The bonuses of the employee cards (Deluxe, "Overview of Employee Bonuses")."""

from rococo_desktop.rules.rococo.base.bonuses import actions, gains, prestige
from rococo_desktop.rules.rococo.book import Effect

EFFECTS: dict[str, Effect] = {  # type: ignore[type-arg]
    "gain_livre": gains.GAIN_LIVRE,
    "livre_per_decoration": gains.LIVRE_PER_DECORATION,
    "livre_by_staff": gains.LIVRE_BY_STAFF,
    "per_dress": gains.PER_DRESS,
    "buy_notion": gains.BUY_NOTION,
    "gain_notion": gains.GAIN_NOTION,
    "draw_resource": gains.DRAW_RESOURCE,
    "acquire": actions.ACQUIRE,
    "make_dress": actions.MAKE_DRESS,
    "fund": actions.FUND,
    "depute_with_bonus": actions.DEPUTE,
    "depute_for_livre": actions.DEPUTE,
    "prestige_per_decorations": prestige.PER_DECORATIONS,
    "prestige_per_dresses": prestige.PER_DRESSES,
    "prestige_for_livre": prestige.FOR_LIVRE,
    "discard_resources": prestige.DISCARD_RESOURCES,
}

FRAMES = {
    "choose_notion": gains.ChooseNotion,
    "depute_employee": actions.DeputeEmployee,
    "pay_for_prestige": prestige.PayForPrestige,
    "discard_resources": prestige.DiscardResources,
}
