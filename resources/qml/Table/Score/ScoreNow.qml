pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A player's score if the game ended now, or has ended, item by item.
Panel {
    id: panel

    required property string totalName
    required property Rows items
    required property int total
    required property bool whole
    required property bool over

    height: sheet.implicitHeight + 2 * Theme.size.gapLarge
    color: Theme.color.parchment

    component Line: Item {
        id: line

        required property string name
        required property string value
        required property string said
        property bool strong: false

        width: sheet.width
        height: Math.max(Theme.size.iconLarge, label.implicitHeight + Theme.size.gapSmall)
        Accessible.role: Accessible.ListItem
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: said

        Prose {
            id: label

            width: parent.width - number.width - Theme.size.gap
            height: parent.height
            text: line.name
            font.bold: line.strong
        }

        Words {
            id: number

            anchors.right: parent.right
            height: parent.height
            text: line.value
            font.bold: line.strong
        }
    }

    Column {
        id: sheet

        x: Theme.size.gapLarge
        y: Theme.size.gapLarge
        width: parent.width - 2 * x
        Accessible.role: Accessible.List
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: title.text

        LongTitle {
            id: title

            width: parent.width
            text: panel.over ? qsTrId("window-score-title") : qsTrId("window-player-score_now")
            color: Theme.color.heading
            bottomPadding: Theme.size.gap
        }

        Repeater {
            model: panel.items

            delegate: Line {
                required property int points

                value: points < 0 ? qsTrId("window-player-hidden") : points
                said: points < 0 ? Texts.say("window-told", {label: name, text: value}) : Texts.say("window-score-points", {name: name, points: points})
            }
        }

        Rectangle {
            width: parent.width
            height: Theme.size.hair
            color: Theme.color.line
        }

        Line {
            name: panel.totalName
            value: panel.total
            said: Texts.say("window-score-points", {name: name, points: panel.total})
            strong: true
        }

        Words {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            visible: !panel.whole
            text: qsTrId("window-player-score_hidden")
            elide: Text.ElideRight
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }
    }
}
