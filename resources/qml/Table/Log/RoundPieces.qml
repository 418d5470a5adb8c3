pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces
import Table.Program

// What left the displays in a round or is new there, under a word for it; a piece that is pointed at says
// what it is.
Column {
    id: row

    required property string heading
    required property string sign
    required property Rows faces
    readonly property list<string> said: visible ? [Texts.say("window-told", {label: heading, text: Phrases.listed(Array.from({
                    length: pieces.count
                }, (_, place) => (pieces.itemAt(place) as Explained)?.label ?? ""))})] : []

    // The width of all in one line.
    readonly property real natural: {
        let sum = 0;
        for (let place = 0; place < pieces.count; place++)
            sum += (pieces.itemAt(place)?.width ?? 0) + Theme.size.gap;
        return visible ? Math.max(sum, title.width) : 0;
    }

    visible: faces?.count > 0
    spacing: Theme.size.gapSmall

    CentredRow {
        id: title

        anchors.left: parent.left
        spacing: Theme.size.gap

        Glyph {
            width: Theme.size.icon
            name: row.sign
            tint: Theme.color.inkSoft
        }

        Title {
            text: row.heading
            color: Theme.color.heading
        }
    }

    Flow {
        width: parent.width
        spacing: Theme.size.gap

        Repeater {
            id: pieces

            model: row.faces

            delegate: Explained {
                id: piece

                required property QtObject face

                width: bit.width
                height: Theme.size.rowHeight
                label: (face as Face)?.name ?? ""
                about: (face as Face)?.about ?? ""
                Thing.topic: (face as Face)?.topic ?? ""

                Bit {
                    id: bit

                    face: piece.face
                    sign: ""
                    text: ""
                    worth: 0
                    size: Theme.size.rowHeight
                }
            }
        }
    }
}
