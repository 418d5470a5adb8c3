pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A short row of numbers and signs. What stays together is joined by "~"; names of signs begin with ":",
// those of crossed-out ones with "!", prestige that is gained with "*", that of a dish with "#".
Flow {
    id: signs

    required property list<string> tokens
    property real each: Theme.size.badge
    property real letters: Theme.font.body
    // The width of all of them in one line.
    readonly property real natural: {
        let width = 0;
        for (let at = 0; at < row.count; at++)
            width += spacing + (row.itemAt(at)?.width ?? 0);
        return Math.ceil(Math.max(0, width - spacing)) + 1;
    }

    spacing: Theme.size.gapSmall

    // Only what is shown is made: there are many of them on a table.
    component Part: Loader {
        id: part

        required property string modelData
        readonly property string kind: modelData.length > 1 && ":!*#".includes(modelData[0]) ? modelData[0] : ""
        readonly property string name: modelData.slice(1)

        width: kind === "" ? implicitWidth : signs.each
        height: signs.each
        sourceComponent: kind === "" ? words : kind === ":" ? (name === "bag" ? bag : mark) : kind === "!" ? without : points

        Component {
            id: mark

            Mark {
                name: part.name
            }
        }

        Component {
            id: without

            Mark {
                name: part.name

                Mark {
                    width: parent.width
                    name: "without"
                }
            }
        }

        Component {
            id: bag

            Glyph {
                name: "bag"
            }
        }

        Component {
            id: points

            Points {
                points: parseInt(part.name)
                now: part.kind === "*"
            }
        }

        Component {
            id: words

            Words {
                text: part.modelData
                font.pixelSize: signs.letters
                font.bold: true
            }
        }
    }

    Repeater {
        id: row

        model: signs.tokens

        delegate: Row {
            id: token

            required property string modelData

            spacing: Theme.size.gapTiny

            Repeater {
                model: token.modelData.split("~")

                delegate: Part {}
            }
        }
    }
}
