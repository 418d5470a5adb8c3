import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// An employee card; with enough room it states its bonus in words, and below them shows the employee at
// work. If the words need the room of the signs, which say the same, they get it. If they leave too
// little room for the employee, a small portrait is in the corner; a card that is small itself or full
// of words has none.
Target {
    id: sheet

    required property CardFace card
    property bool narrow: false
    property real foot: 0
    readonly property real faced: portrait.y + portrait.height + Theme.size.hair
    readonly property bool crammed: words.contentHeight > height - faced - foot - Theme.size.gapTiny
    readonly property bool small: narrow || crammed || height < RococoTheme.size.facedHeight || width < RococoTheme.size.facedWidth
    readonly property bool large: !narrow && card !== null && atWork.height >= Theme.size.bust
    readonly property real signless: small ? band.height + Theme.size.hair : Math.max(band.height + Theme.size.hair, faced)
    readonly property real below: Math.max(signless, signs.y + signs.height + Theme.size.hair)
    readonly property bool wordy: !narrow && words.contentHeight > height - below - foot - Theme.size.gapTiny
    // A long title beside a level needs the gaps around it, and the level is small.
    readonly property real signed: small ? Theme.size.badge + Theme.size.gapSmall : Theme.size.portrait
    readonly property real titled: width - signed - Theme.size.gapSmall - (numbered ? Theme.size.badge : Theme.size.gapSmall)
    readonly property real ranked: letters.advanceWidth(card?.level ?? "") * Theme.font.body / Theme.font.small
    readonly property bool tight: letters.advanceWidth(card?.training ?? "") > titled - ranked - Theme.size.gapTiny
    // The letters of a large card are larger.
    readonly property real grown: Math.max(1, Math.min(1.5, width / (1.4 * RococoTheme.size.cardWidth), height / (1.5 * RococoTheme.size.facedHeight)))
    readonly property string thimble: card ? "thimble-" + card.type : ""
    readonly property color metal: RococoTheme.color.thimble(card?.type ?? "")

    FontMetrics {
        id: letters

        font.family: Theme.font.serif
        font.pixelSize: Theme.font.small
        font.bold: true
    }

    face: card
    about: card?.about ?? ""

    background: Plate {
        color: sheet.card ? RococoTheme.color.thimbleLight(sheet.card.type) : Theme.color.clear
        edgeWidth: sheet.card?.type === "master" ? Theme.size.frame : Theme.size.hair
        edge: sheet.card ? sheet.metal : Theme.color.line
    }

    contentItem: Item {
        visible: sheet.card !== null

        Plate {
            id: band

            width: parent.width
            height: sheet.small ? Theme.size.icon : sheet.grown * Theme.size.heading
            color: sheet.metal

            Plate {
                anchors.bottom: parent.bottom
                width: parent.width
                height: parent.radius
                radius: 0
                color: parent.color
            }

            Title {
                anchors.left: parent.left
                anchors.right: level.left
                anchors.rightMargin: sheet.tight ? 0 : Theme.size.gapTiny
                anchors.leftMargin: sheet.small && sheet.tight ? Theme.size.iconSmall + Theme.size.gapTiny : sheet.signed
                height: parent.height
                visible: !sheet.narrow
                text: sheet.card?.training ?? ""
                color: Theme.color.inkOnAccent
                font.pixelSize: sheet.grown * Theme.font.body
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font.small
                font.bold: true
            }

            Title {
                id: level

                anchors.right: parent.right
                anchors.rightMargin: !sheet.numbered ? Theme.size.gapSmall : sheet.tight ? Theme.size.gap : Theme.size.badge
                height: parent.height
                text: sheet.card?.level ?? ""
                color: Theme.color.inkOnAccent
                font.pixelSize: sheet.tight ? Theme.font.small : sheet.grown * Theme.font.body
                font.bold: true
            }
        }

        Picture {
            id: portrait

            x: Theme.size.gapTiny
            y: Theme.size.gapTiny
            width: Theme.size.portrait - Theme.size.gapSmall
            height: width * 4 / 3
            visible: !sheet.small && !sheet.large
            path: sheet.card && visible ? "employee/" + sheet.card.sitter : ""
        }

        Glyph {
            visible: sheet.small || !sheet.large
            x: !sheet.small ? portrait.x + portrait.width - width * 0.7 : sheet.tight ? Theme.size.gapTiny : Theme.size.gapSmall
            y: sheet.small ? (band.height - height) / 2 : portrait.y + portrait.height - height * 0.8
            width: Theme.size.iconSmall
            name: sheet.thimble
            tint: sheet.small ? Theme.color.inkOnAccent : sheet.metal
            inner: sheet.small ? sheet.metal : Theme.color.parchment
        }

        Plate {
            x: portrait.x
            y: Theme.size.gapTiny
            width: portrait.width
            height: width
            visible: sheet.large && !sheet.small
            radius: width / 2
            color: Theme.color.parchment
            edge: sheet.metal
            edgeWidth: Theme.size.frame

            Glyph {
                anchors.centerIn: parent
                width: Theme.size.icon
                name: sheet.thimble
                tint: sheet.metal
                inner: Theme.color.parchment
            }
        }

        Signs {
            id: signs

            anchors.top: band.bottom
            anchors.left: sheet.small ? parent.left : portrait.right
            anchors.right: parent.right
            anchors.margins: Theme.size.gapSmall
            anchors.topMargin: Theme.size.gapTiny
            visible: !sheet.wordy
            tokens: sheet.card?.signs ?? []
            iconSize: sheet.grown * Theme.size.iconSmall
            textSize: sheet.grown * Theme.font.small
        }

        DividedWords {
            id: words

            objectName: "words"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: sheet.grown * Theme.size.gapSmall
            y: sheet.wordy ? sheet.signless : sheet.below
            visible: !sheet.narrow
            whole: sheet.card?.bonus ?? ""
            font.pixelSize: sheet.grown * Theme.font.small
            lineHeight: Theme.font.tight
        }

        AtWork {
            id: atWork

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapSmall
            anchors.bottomMargin: Theme.size.gapSmall + sheet.foot
            // On whole pixels: something drawn between two of them looks different each time a part is drawn
            // anew.
            height: Math.floor(parent.height - words.y - words.contentHeight - anchors.bottomMargin - Theme.size.gapTiny)
            visible: sheet.large
            card: sheet.large ? sheet.card : null
        }
    }
}
