import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// An employee card; with room enough it says in words what its bonus does.
Target {
    id: sheet

    required property CardFace card
    property bool narrow: false
    readonly property color metal: Theme.color.thimble(card?.type ?? "")

    face: card
    about: card?.about ?? ""

    background: Plate {
        radius: Theme.size.radius
        color: sheet.card ? Theme.color.thimbleLight(sheet.card.type) : Theme.color.clear
        edgeWidth: sheet.card?.type === "master" ? Theme.size.frame : Theme.size.hair
        edge: sheet.card ? sheet.metal : Theme.color.line
    }

    contentItem: Item {
        visible: sheet.card !== null

        Plate {
            id: band

            width: parent.width
            height: Theme.size.heading
            radius: Theme.size.radius
            color: sheet.metal

            Plate {
                anchors.bottom: parent.bottom
                width: parent.width
                height: parent.radius
                color: parent.color
            }

            Title {
                anchors.left: parent.left
                anchors.right: level.left
                anchors.leftMargin: Theme.size.portrait
                height: parent.height
                visible: !sheet.narrow
                text: sheet.card?.training ?? ""
                color: Theme.color.inkOnAccent
                font.pixelSize: Theme.font.body
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font.tiny
                font.bold: true
            }

            Title {
                id: level

                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapSmall
                height: parent.height
                text: sheet.card?.level ?? ""
                color: Theme.color.inkOnAccent
                font.pixelSize: Theme.font.body
                font.bold: true
                elide: Text.ElideNone
            }
        }

        Picture {
            id: portrait

            x: Theme.size.gapTiny
            y: Theme.size.gapTiny
            width: Theme.size.portrait - Theme.size.gapSmall
            height: width * 4 / 3
            visible: !sheet.narrow
            path: sheet.card?.portrait ?? ""
        }

        Glyph {
            x: sheet.narrow ? Theme.size.gapSmall : portrait.x + portrait.width - width * 0.7
            y: sheet.narrow ? Theme.size.ring : portrait.y + portrait.height - height * 0.8
            width: Theme.size.iconSmall
            height: width
            name: "thimble"
            tint: sheet.narrow ? Theme.color.inkOnAccent : sheet.metal
            inner: sheet.narrow ? sheet.metal : Theme.color.parchment
        }

        Signs {
            id: signs

            anchors.top: band.bottom
            anchors.left: sheet.narrow ? parent.left : portrait.right
            anchors.right: parent.right
            anchors.margins: Theme.size.gapSmall
            tokens: sheet.card?.signs ?? []
            textSize: Theme.font.small
        }

        Words {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.size.gapSmall
            height: parent.height - y - Theme.size.gapTiny
            y: Math.max(signs.y + signs.height, portrait.y + portrait.height) + Theme.size.gapTiny
            visible: !sheet.narrow
            // Qt does not draw a text again that once found no room at all.
            text: height > 0 ? sheet.card?.bonus ?? "" : ""
            color: Theme.color.ink
            font.pixelSize: Theme.font.tiny
            wrapMode: Text.Wrap
            verticalAlignment: Text.AlignTop
        }
    }
}
