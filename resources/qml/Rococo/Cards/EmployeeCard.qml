import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// An employee card: the employee where the trade is at work, in a frame of the trade's metal; the trade
// and the level above, and the bonus in signs below, as far as it leaves room for a face. Its words are in
// the large view.
Target {
    id: sheet

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property CardFace card
    // Whether it is too narrow for a title.
    property bool narrow: false
    // The room below for something else.
    property real foot: 0
    // Whether its bonus comes before the face if there is no room for both.
    property bool bonusFirst: false
    readonly property bool small: narrow || height < RococoTheme.size.facedHeight || width < RococoTheme.size.facedWidth
    // The room for the employee, and for the bonus: the whole of it, the mark of one, or none.
    readonly property real clearing: height - foot - band.height - Theme.size.gapTiny
    readonly property real whole: Math.ceil(signs.implicitHeight + 2 * Theme.size.gapTiny)
    readonly property bool told: bonusFirst || clearing - whole >= Theme.size.bust
    readonly property bool hinted: told || clearing - Theme.size.badge >= Theme.size.bust
    readonly property bool large: card !== null && atWork.height >= Theme.size.bust
    // A long title beside a level needs the gaps around it, and the level is small.
    readonly property real signed: small ? Theme.size.badge + Theme.size.gapSmall : medal.x + medal.width + Theme.size.gapSmall
    readonly property real titled: width - signed - Theme.size.gapSmall - (numbered ? Theme.size.badge : Theme.size.gapSmall)
    readonly property real ranked: letters.broad(card?.level ?? "", Theme.font.body)
    readonly property bool tight: letters.broad(card?.training ?? "", Theme.font.small) > titled - ranked - Theme.size.gapTiny
    // The letters of a large card are larger.
    readonly property real grown: Math.max(1, Math.min(2, width / (1.2 * RococoTheme.size.cardWidth), height / (1.25 * RococoTheme.size.facedHeight)))
    readonly property string thimble: card ? "thimble-" + card.type : ""
    readonly property color metal: RococoTheme.color.thimble(card?.type ?? "")
    readonly property color shine: RococoTheme.color.thimbleLight(card?.type ?? "")

    Measure {
        id: letters

        font.family: Theme.font.serif
        font.pixelSize: Theme.font.small
        font.bold: true
    }

    face: card
    about: card?.about ?? ""

    background: Plate {
        color: sheet.card ? sheet.metal : Theme.color.clear
        edge: sheet.card ? RococoTheme.color.gilding(sheet.card.type) : Theme.color.line
    }

    contentItem: Item {
        visible: sheet.card !== null

        Item {
            id: band

            width: parent.width
            height: sheet.small ? Theme.size.icon : sheet.grown * Theme.size.heading

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

        AtWork {
            id: atWork

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.margins: Theme.size.ring
            y: Math.floor(band.height)
            // On whole pixels: something drawn between two of them looks different each time a part is
            // drawn anew.
            height: Math.floor((bonus.visible ? bonus.y : parent.height - sheet.foot - Theme.size.ring) - y)
            visible: sheet.large
            card: sheet.large ? sheet.card : null
        }

        Plate {
            id: medal

            x: Theme.size.gapTiny
            y: Theme.size.gapTiny
            width: sheet.grown * (Theme.size.portrait - Theme.size.gapSmall)
            height: width
            visible: !sheet.small
            radius: width / 2
            color: Theme.color.parchment
            edge: sheet.metal
            edgeWidth: Theme.size.frame

            Glyph {
                anchors.centerIn: parent
                width: sheet.grown * Theme.size.icon
                name: sheet.small ? "" : sheet.thimble
                tint: RococoTheme.color.thimbleSign(sheet.card?.type ?? "")
                inner: Theme.color.parchment
            }
        }

        Glyph {
            visible: sheet.small
            x: sheet.tight ? Theme.size.gapTiny : Theme.size.gapSmall
            y: (band.height - height) / 2
            width: Theme.size.iconSmall
            name: sheet.small ? sheet.thimble : ""
            tint: Theme.color.inkOnAccent
            inner: sheet.metal
        }

        Plate {
            id: bonus

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            anchors.bottomMargin: Theme.size.gapTiny + sheet.foot
            height: sheet.told ? sheet.whole : Theme.size.badge
            visible: signs.tokens.length > 0 && sheet.hinted
            radius: Theme.size.radiusSmall
            color: Theme.color.parchment
            edge: RococoTheme.color.gilding(sheet.card?.type ?? "")

            Signs {
                id: signs

                objectName: "signs"
                anchors.centerIn: parent
                visible: sheet.told
                // A little more, for a line whose length is rounded.
                width: Math.min(room, Math.ceil(natural) + 1)
                room: bonus.width - 2 * Theme.size.gapSmall
                tokens: sheet.card?.signs ?? []
                iconSize: sheet.narrow ? Theme.size.iconSmall : sheet.grown * Theme.size.badge
                textSize: sheet.narrow ? Theme.font.small : sheet.grown * Theme.font.body
            }

            Words {
                anchors.centerIn: parent
                visible: !sheet.told
                text: "\u2026"
                font.bold: true
            }
        }
    }
}
