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

    component Part: Item {
        id: part

        required property string modelData
        readonly property string kind: modelData.length > 1 && ":!*#".includes(modelData[0]) ? modelData[0] : ""
        readonly property string name: kind === ":" || kind === "!" ? modelData.slice(1) : ""
        readonly property bool bag: name === "bag"

        width: kind === "" ? words.implicitWidth : signs.each
        height: signs.each

        Mark {
            width: signs.each
            name: part.bag ? "" : part.name
        }

        Mark {
            width: signs.each
            name: part.kind === "!" ? "without" : ""
        }

        Glyph {
            width: signs.each
            visible: part.bag
            name: part.bag ? "bag" : ""
        }

        Loader {
            active: part.kind === "*" || part.kind === "#"
            sourceComponent: Points {
                width: signs.each
                points: parseInt(part.modelData.slice(1))
                now: part.kind === "*"
            }
        }

        Words {
            id: words

            height: parent.height
            visible: part.kind === ""
            text: part.kind === "" ? part.modelData : ""
            font.pixelSize: signs.letters
            font.bold: true
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
