pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A costly decision, with the better play and its reasons; it leads to that moment on the table.
Press {
    id: line

    required property int index
    required property ScrollList view
    required property int key
    required property int seat
    required property string lost
    required property string played
    required property string better
    required property string reasons
    required property bool worst
    readonly property string head: worst ? qsTrId("window-analysis-worst") : ""

    objectName: `costly:${key}`
    height: implicitContentHeight + 2 * padding
    padding: Theme.size.gap
    inset: true
    Accessible.name: [head, lost, played, better, reasons].filter(each => each !== "").join("\n")
    Accessible.description: Phrases.sentences([qsTrId("window-analysis-show"), view.placed(index)])

    background: Slip {
        color: line.hovered ? Theme.color.legalFill : Theme.color.parchment
        border.width: line.worst ? Theme.size.frame : Theme.size.hair
        border.color: line.worst ? Theme.color.gold : Theme.color.line
    }

    contentItem: Column {
        spacing: Theme.size.gapSmall

        Told {
            text: line.head
            color: Theme.color.goldInk
            font.bold: true
        }

        Row {
            anchors.left: parent.left
            spacing: Theme.size.gap

            Emblem {
                id: emblem

                anchors.verticalCenter: parent.verticalCenter
                seat: line.seat
            }

            Prose {
                width: line.availableWidth - emblem.width - Theme.size.gap
                text: line.lost
                font.bold: true
            }
        }

        component Told: Prose {
            visible: text !== ""
            width: line.availableWidth
        }

        Told {
            text: line.played
            color: Theme.color.inkSoft
        }

        Told {
            text: line.better
        }

        Told {
            text: line.reasons
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
            font.italic: Theme.italics
        }
    }
}
