import QtQuick
import Table.Controls

// Printed prestige, on any background.
Disc {
    required property int points

    color: Theme.color.pointsInner
    edge: Theme.color.points
    text: points
    ink: Theme.color.points
}
