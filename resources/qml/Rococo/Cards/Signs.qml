pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A short row of numbers and icons; names of icons begin with a colon.
Flow {
    id: signs

    required property list<string> tokens
    property real iconSize: Theme.size.iconSmall
    property int textSize: Theme.font.body
    property color ink: Theme.color.ink
    // The width of all of them in one line.
    readonly property real natural: {
        let width = 0;
        for (let at = 0; at < row.count; at++)
            width += spacing + (row.itemAt(at)?.implicitWidth ?? 0);
        return Math.max(0, width - spacing);
    }

    spacing: Theme.size.gapTiny

    Repeater {
        id: row

        model: signs.tokens

        delegate: Item {
            id: token

            required property string modelData
            readonly property bool icon: modelData.startsWith(":")
            readonly property string sign: icon ? modelData.slice(1) : ""

            implicitWidth: icon ? signs.iconSize : words.implicitWidth
            implicitHeight: signs.iconSize

            Sign {
                anchors.fill: parent
                visible: token.icon
                name: token.sign
            }

            Words {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                visible: !token.icon
                text: token.icon ? "" : token.modelData
                color: signs.ink
                font.pixelSize: signs.textSize
                font.bold: true
            }
        }
    }
}
