import QtQuick
import Table.Controls

// The cost and gain of the option under the pointer or with the focus, in amounts with their signs.
Row {
    id: line

    required property Foresight foresight

    spacing: Theme.size.gapLarge
    Accessible.role: Accessible.StaticText
    Accessible.name: foresight.words

    Repeater {
        model: line.foresight.signs

        delegate: CentredRow {
            id: part

            required property string before
            required property string amount
            required property string sign
            required property string after

            spacing: Theme.size.gapSmall

            Words {
                visible: text !== ""
                text: part.before
                color: Theme.color.inkSoft
            }

            Words {
                visible: text !== ""
                text: part.amount
                font.bold: true
            }

            Sign {
                visible: part.sign !== ""
                width: Theme.size.icon
                name: part.sign
            }

            Words {
                visible: text !== ""
                text: part.after
                color: Theme.color.inkSoft
            }
        }
    }
}
