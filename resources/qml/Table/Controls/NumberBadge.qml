pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// The key of the digit that chooses an option, as a cap on its base; 0 chooses the tenth. Beside the numbers of the
// game it would be one more of them, so it is seen only while keys are in use, and only made while it is seen.
Loader {
    id: badge

    required property int number
    // Whether a digit chooses it, seen or not: its room stays free, so that nothing moves when keys come into use.
    readonly property bool given: number >= 1 && number <= 10

    objectName: "digit"
    visible: given && Pointer.keyboard
    width: Theme.size.iconSmall
    height: width + Theme.size.frame
    z: 4
    active: visible

    sourceComponent: Plate {
        radius: Theme.size.radiusSmall
        color: Theme.color.key
        edge: Theme.color.key

        Plate {
            x: Theme.size.hair
            y: Theme.size.hair
            width: parent.width - 2 * x
            height: parent.height - y - 1.5 * Theme.size.frame
            radius: Theme.size.radiusSmall - x
            color: Theme.color.keyCap

            Figure {
                anchors.fill: parent
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.font.small
                text: badge.number % 10
                color: Theme.color.key
            }
        }
    }
}
