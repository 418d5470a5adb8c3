pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A short row of numbers and signs, phrase by phrase. Lines end between phrases; within one, between its words, only
// if it is longer than a line though it is shown smaller. What stays together is joined by "~"; names of signs begin
// with ":", those of crossed-out ones with "!", prestige that is gained with "*", that of a dish with "#".
Flow {
    id: signs

    required property list<string> phrases
    property real each: Theme.size.badge
    property real letters: Theme.font.body
    // The room in which one line should fit, smaller if need be; 0 for none.
    property real room: 0
    // The width of all of them in one line.
    readonly property real natural: line(1)
    // One line is a little smaller rather than two, and a phrase clearly smaller rather than broken.
    readonly property list<real> shares: [1, 0.95, 0.9, 0.85, 0.8, 0.75]
    readonly property real shrunk: {
        if (room <= 0 || natural <= room)
            return 1;
        return shares.slice(0, 4).find(share => line(share) <= room) ?? shares.find(share => phrases.every(phrase => extent(phrase, share) <= room)) ?? shares[shares.length - 1];
    }

    function signed(part: string): bool {
        return part.length > 1 && ":!*#".includes(part[0]);
    }

    // The width of a part, and of a phrase in one line, at a share of their size.
    function broad(part: string, share: real): real {
        return signed(part) ? share * each : Math.ceil(measure.broad(part, lettered(share)));
    }

    function lettered(share: real): int {
        return Math.max(Theme.font.small, Math.floor(share * letters));
    }

    function extent(row: string, share: real): real {
        const words = row.split(" ").map(word => word.split("~"));
        const inner = words.map(parts => parts.reduce((sum, part) => sum + broad(part, share), (parts.length - 1) * Theme.size.gapTiny));
        return Math.ceil(inner.reduce((sum, width) => sum + width + spacing, 1 - spacing));
    }

    // The width of all phrases in one line.
    function line(share: real): real {
        return phrases.reduce((sum, phrase) => sum + extent(phrase, share) + spacing, -spacing);
    }

    spacing: Theme.size.gapSmall

    Measure {
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

            Missing {
                name: part.name
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
                font.pixelSize: signs.lettered(signs.shrunk)
                font.bold: true
            }
        }
    }

    Repeater {
        model: signs.phrases

        delegate: Flow {
            id: phrase

            required property string modelData

            objectName: "phrase"
            width: Math.min(signs.extent(modelData, signs.shrunk), signs.width)
            spacing: signs.spacing

            Repeater {
                model: phrase.modelData.split(" ")

                delegate: Row {
                    id: word

                    required property string modelData

                    spacing: Theme.size.gapTiny

                    Repeater {
                        model: word.modelData.split("~")

                        delegate: Part {}
                    }
                }
            }
        }
    }
}
