pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A short row of numbers and icons; names of icons begin with a colon. In a given room they become
// smaller until one line fits, and a second line begins between what belongs together.
Item {
    id: signs

    required property list<string> tokens
    property real iconSize: Theme.size.iconSmall
    property int textSize: Theme.font.body
    property color ink: Theme.color.ink
    property real spacing: Theme.size.gapTiny
    // The room in which one line should fit; 0 for none.
    property real room: 0
    // The width of all of them in one line.
    readonly property real natural: {
        let width = 0;
        for (const token of tokens)
            width += wide(token);
        return width + gaps;
    }
    readonly property real gaps: Math.max(0, tokens.length - 1) * spacing
    readonly property real shrunk: room > 0 && natural > room ? Math.max(Math.min(1, Theme.font.small / textSize), (room - gaps) / (natural - gaps)) : 1
    readonly property real drawn: shrunk * iconSize
    // The place of each of them, and the height of all.
    readonly property var laid: {
        const places = [];
        let x = 0, y = 0, start = 0;
        for (let at = 0; at < tokens.length; at++) {
            if (x > 0 && x + shrunk * wide(tokens[at]) > width + 0.5) {
                const from = together(start, at);
                const back = places[from]?.x ?? x;
                y += drawn + spacing;
                for (let moved = from; moved < at; moved++)
                    places[moved] = Qt.point(places[moved].x - back, y);
                x -= back;
                start = from;
            }
            places.push(Qt.point(x, y));
            x += shrunk * wide(tokens[at]) + spacing;
        }
        return places;
    }

    function wide(token: string): real {
        return token.startsWith(":") ? iconSize : Math.ceil(letters.broad(token, textSize));
    }

    // What some of them in a line take in.
    function extent(first: int, last: int): rect {
        const from = laid[first] ?? Qt.point(0, 0), to = laid[last] ?? from;
        return Qt.rect(from.x, from.y, to.x + shrunk * wide(tokens[last] ?? "") - from.x, drawn);
    }

    // Where the next line begins: before "+", "–", "×", an arrow, or a number after an icon; where each icon
    // has its number behind it, before an icon; in what is longer than a line, before "/".
    function together(start: int, at: int): int {
        const counts = tokens[0].startsWith(":") && !tokens.some(joint);
        for (let from = at; from > start; from--) {
            const icon = tokens[from].startsWith(":"), before = tokens[from - 1];
            if (joint(tokens[from]) || icon === counts && tokens[from] !== "/" && !joint(before) && before.startsWith(":") !== icon)
                return from;
        }
        const choice = tokens.lastIndexOf("/", at);
        return choice > start ? choice : at;
    }

    function joint(token: string): bool {
        return ["+", "–", "×", ":arrow"].includes(token);
    }

    implicitWidth: natural
    implicitHeight: (laid[laid.length - 1]?.y ?? 0) + drawn

    Measure {
        id: letters

        font.family: Theme.font.sans
        font.pixelSize: Theme.font.body
        font.bold: true
    }

    Repeater {
        model: signs.tokens

        delegate: Item {
            id: token

            required property int index
            required property string modelData
            readonly property bool icon: modelData.startsWith(":")
            readonly property string sign: icon ? modelData.slice(1) : ""

            x: signs.laid[index]?.x ?? 0
            y: signs.laid[index]?.y ?? 0
            width: icon ? signs.drawn : words.implicitWidth
            height: signs.drawn

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
                font.pixelSize: Math.max(1, Math.floor(signs.shrunk * signs.textSize))
                font.bold: true
            }
        }
    }
}
