import QtQuick
import Rococo.Theme
import Table.Controls

// Printed prestige, on any background.
Disc {
    required property int points

    color: RococoTheme.color.prestigeInner
    edge: RococoTheme.color.prestige
    text: points
    ink: RococoTheme.color.prestige
}
