import QtQuick
import Table.Controls

// A player's points so far. They grow in the same time wherever they stand.
Title {
    id: number

    property int points: 0
    // Whether they are counted up to what they become.
    property bool counting: false
    property real counted: points

    text: Math.round(counted)
    font.bold: true

    Behavior on counted {
        enabled: number.counting

        NumberAnimation {
            duration: Theme.motion.flash
            easing.type: Easing.OutCubic
        }
    }
}
