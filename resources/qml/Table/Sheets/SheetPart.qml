pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A part of a player's sheet: a heading, and below it pieces side by side, or numbers.
Column {
    id: part

    required property string heading
    required property Rows pieces
    // How a piece is shown, as the delegate of its row.
    property Component piece: Explained {
        id: shown

        required label
        required property Face face
        readonly property size extent: Theme.look.extent(face)

        Thing.topic: face?.topic ?? ""
        width: extent.width
        height: extent.height
        about: face?.about ?? ""

        Repeater {
            model: shown.face
            delegate: Theme.look.face
        }
    }
    // Numbers with their signs; all of them in words.
    property list<string> signs: []
    property list<int> numbers: []
    property string told: ""
    // What is said if there is none.
    property string none: ""

    // The width of all its pieces in one row.
    readonly property real natural: Math.max(title.implicitWidth, amounts.implicitWidth, Array.from(flow.children).reduce((sum, piece) => sum + piece.width + flow.spacing, 0))

    width: parent?.width ?? 0
    spacing: Theme.size.gapSmall

    Title {
        id: title

        width: parent.width
        text: part.heading
        Accessible.role: Accessible.Heading
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: text
    }

    Flow {
        id: flow

        width: parent.width
        visible: part.pieces.count > 0
        spacing: Theme.size.gap

        Repeater {
            model: part.pieces
            delegate: part.piece
        }
    }

    Row {
        id: amounts

        visible: part.signs.length > 0
        spacing: Theme.size.gapLarge
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: part.told

        Repeater {
            model: part.signs

            delegate: Amount {
                required property int index
                required property string modelData

                sign: modelData
                value: part.numbers[index] ?? ""
                iconSize: Theme.size.iconLarge
                textSize: Theme.font.large
            }
        }
    }

    Words {
        anchors.left: parent.left
        visible: text !== "" && part.pieces.count === 0
        text: part.none
        color: Theme.color.inkSoft
    }
}
