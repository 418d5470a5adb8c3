"""All families of pictures of La Pâtisserie Rococo by name."""

from collections.abc import Iterator

from tools.art.patisserie import furniture, kitchens, pastries, staff, stands, tables
from tools.art.pen import Art


def pictures() -> Iterator[tuple[str, Art]]:
    """Yield each picture with its name."""
    for name in pastries.PASTRIES:
        yield f"patisserie/dish/{name}", pastries.dish(name)
        yield f"patisserie/topped/{name}", pastries.topped(name)
        yield f"patisserie/recipe/{name}", pastries.sketch(name)
    for kind in pastries.TOPPINGS:
        yield f"patisserie/topping/{kind}", pastries.topping(kind)
    for kind, people in staff.STAFF.items():
        for number in range(1, len(people) + 1):
            yield f"patisserie/staff/{kind}-{number}", staff.bust(kind, number)
    for hour in ("day", "evening"):
        lamps = hour == "evening"
        yield f"patisserie/terrace-{hour}", stands.terrace(lamps=lamps)
        for name, ramp in stands.STANDS.items():
            yield f"patisserie/stand/tent-{name}-{hour}", stands.tent(ramp, lamps=lamps)
            yield f"patisserie/stand/table-{name}-{hour}", stands.cloth(ramp, lamps=lamps)
    for name, (linen, ribbon) in tables.CLOTHS.items():
        yield f"patisserie/table/cloth-{name}", tables.cloth(linen, ribbon)
    for number in range(1, len(tables.GUESTS) + 1):
        yield f"patisserie/guest/{number}", tables.guest(number)
    for name, drawn in tables.ORNAMENTS.items():
        yield f"patisserie/table/{name}", drawn()
    for name, place in kitchens.KITCHENS.items():
        yield f"patisserie/kitchen/{name}", place()
    for name, piece in furniture.FURNITURE.items():
        yield f"patisserie/furniture/{name}", piece()
    for name, paper in furniture.GLOWS.items():
        yield f"patisserie/furniture/lantern-{name}", furniture.lantern(paper)
