import QtQuick
import Table.Controls

// A part of a player's sheet: a heading, and below it pieces side by side.
Column {
    id: part

    required property string heading
    required property Rows pieces
    // How a piece is shown, as the delegate of its row.
    required property Component piece
    // What is said if there is none.
    property string none: ""

    width: parent?.width ?? 0
    spacing: Theme.size.gapSmall

    Title {
        width: parent.width
        text: part.heading
    }

    Flow {
        width: parent.width
        spacing: Theme.size.gap

        Repeater {
            model: part.pieces
            delegate: part.piece
        }
    }

    Words {
        visible: text !== "" && part.pieces.count === 0
        text: part.none
        color: Theme.color.inkSoft
    }
}
