"""Every question and step of La Pâtisserie Rococo by its kind, with all rule sets."""

from rococo_desktop.rules.patisserie.base import BASE
from rococo_desktop.rules.patisserie.game import EXPANSIONS

FRAMES = {kind: frame for each in (BASE, *EXPANSIONS) for kind, frame in each.frames.items()}
