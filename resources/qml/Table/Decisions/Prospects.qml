pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What can be done with one of the cards that are asked for: the main actions in pictures, those that no card can
// do now crossed out.
Column {
    id: strip

    required property Rows actions

    objectName: "prospects"
    spacing: Theme.size.gapTiny
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Note {
        id: title

        text: qsTrId("window.prospects")
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: strip.actions

            delegate: Explained {
                id: action

                required property string key
                required property string picture
                required property bool possible

                objectName: "prospect:" + key
                width: Theme.size.rowHeight
                height: width
                Thing.topic: "decision.choose_action." + key

                Picture {
                    anchors.fill: parent
                    opacity: action.possible ? 1 : Theme.dimmed
                    path: action.picture
                }

                Glyph {
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    width: Theme.size.iconSmall
                    visible: !action.possible
                    name: "close"
                    tint: Theme.color.inkSoft
                    inner: Theme.color.parchment
                }
            }
        }
    }
}
