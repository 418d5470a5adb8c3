pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A seat with its player. While a player is being chosen for it, those to choose from are ``beside`` the seats.
Item {
    id: row

    required property int key
    required property string name
    required property string kind
    required property string who
    required property string about
    required property string portrait
    required property int strength
    required property Rows kinds
    required property int levels
    required property Item beside
    // What stands over the players to choose from.
    required property string question
    // Whether this is the seat for which a player is being chosen.
    property bool current: false

    signal picked(kind: string)

    height: Theme.size.rowHeight

    Loader {
        parent: row.beside
        width: row.beside.width
        active: row.current
        visible: active
        sourceComponent: PlayerChoice {
            seat: row
        }
    }
}
