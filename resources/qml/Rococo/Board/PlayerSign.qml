import Rococo.Game
import Table.Controls
import Table.Layout

// Lies over a sign or a number of a player, and says what it is.
PanelPart {
    required property RococoTable laid
    // The area of the table that explains it; empty for none.
    property string area: ""

    meaning: area ? laid.about(area) : ""
    Thing.topic: area ? "area." + area : ""
}
