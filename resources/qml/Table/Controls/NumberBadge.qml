pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// The digit that chooses an option; 0 chooses the tenth. It is only made while it is seen.
Loader {
    id: badge

    required property int number

    objectName: "digit"
    visible: number >= 1 && number <= 10
    width: Theme.size.iconSmall
    height: width
    z: 4
    active: visible

    sourceComponent: Slip {
        border.color: Theme.color.legal

        Figure {
            anchors.centerIn: parent
            text: badge.number % 10
        }
    }
}
