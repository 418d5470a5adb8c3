pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Table.Controls

// One's own property markers, of which there are always enough; one is dragged to a decoration.
Target {
    id: stock

    required property RococoTable laid
    readonly property bool held: Pointer.dragging?.held === "emblem"

    objectName: "markers"
    label: qsTrId("window-purse-markers")
    about: laid.about("markers")
    Thing.topic: "area.markers"
    choice: Pointer.dragging?.marker ?? ""
    seat: laid.belongings.seat
    legal: false
    liftable: held || choice !== ""
    padding: 0
    corner: height / 2
    width: height + 2 * Theme.size.gap
    height: Theme.size.touch

    contentItem: Item {
        Repeater {
            model: 3

            delegate: Emblem {
                required property int index

                x: index * Theme.size.gap
                anchors.verticalCenter: parent?.verticalCenter
                width: Theme.size.iconLarge
                seat: stock.seat
            }
        }
    }
}
