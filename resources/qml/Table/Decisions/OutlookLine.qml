import QtQuick
import Table.Controls

// The cost and gain of the option under the pointer or with the focus, in amounts with their signs; in several
// lines if it is narrower than one.
Flow {
    id: line

    required property Foresight foresight
    // Its width in one line.
    readonly property real natural: breadth()

    function breadth(): real {
        let sum = 0;
        for (let place = 0; place < parts.count; place++)
            sum += (parts.itemAt(place)?.width ?? 0) + (place > 0 ? spacing : 0);
        return Math.ceil(sum);
    }

    spacing: Theme.size.gap
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: foresight.words

    Repeater {
        id: parts

        model: line.foresight.signs

        delegate: CentredRow {
            id: part

            required property string before
            required property string amount
            required property string sign
            required property string after

            spacing: Theme.size.gapSmall
            // Lines are nearer to one another than amounts are.
            rightPadding: Theme.size.gap

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
