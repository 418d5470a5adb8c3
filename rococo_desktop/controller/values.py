"""The component values in force: ours, with the owner's corrections where these can be read."""

from rococo_desktop.rules.components import ComponentsError
from rococo_desktop.rules.components.models import Components
from rococo_desktop.rules.rococo.rulebook import LIBRARY
from rococo_desktop.session.places import Places


class Values:
    """What games are played with; ``problem`` says why the owner's file is left out, if it is."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self.components: Components
        self.problem: str
        self.read()

    def read(self) -> None:
        """Read the owner's file again, for the games to come."""
        try:
            self.components, self.problem = LIBRARY.load(self._places.owner_components()), ""
        except ComponentsError as error:
            self.components, self.problem = LIBRARY.load(), str(error)
