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
    // The room in which one line should fit, smaller if need be; 0 for none.
    property real room: 0
    // The width of all of them in one line.
    readonly property real natural: parts + gaps
    readonly property real gaps: {
        let width = 0;
        for (const token of tokens)
            width += spacing + (token.split("~").length - 1) * Theme.size.gapTiny;
        return Math.max(0, width - spacing) + 1;
    }
    readonly property real parts: {
        let width = 0;
        for (const part of tokens.join("~").split("~"))
            width += signed(part) ? each : Math.ceil(measure.advanceWidth(part) * letters / measure.font.pixelSize) + 1;
        return width;
    }
    readonly property real shrunk: room > 0 && natural > room ? Math.max(Math.min(1, Theme.font.small / letters), (room - gaps) / parts) : 1

    function signed(part: string): bool {
        return part.length > 1 && ":!*#".includes(part[0]);
    }

    spacing: Theme.size.gapSmall

    FontMetrics {
        id: measure

        font.family: Theme.font.sans
        font.pixelSize: Theme.font.body
        font.bold: true
    }

    // Only what is shown is made: there are many of them on a table.
    component Part: Loader {
        id: part

        required property string modelData
        readonly property string kind: signs.signed(modelData) ? modelData[0] : ""
        readonly property string name: modelData.slice(1)

        width: kind === "" ? implicitWidth : signs.shrunk * signs.each
        height: signs.shrunk * signs.each
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
                font.pixelSize: Math.max(1, Math.floor(signs.shrunk * signs.letters))
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
