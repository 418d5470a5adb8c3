import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// A staff card: gold with a hat or silver without one, and its bonus below. A star card first states the
// condition for hiring it.
Item {
    id: sheet

    required property StaffFace card
    // Whether a digit is in the upper right corner, with the level beside it.
    property bool numbered: false
    readonly property color metal: PatisserieTheme.color.training(card?.training ?? "")
    readonly property bool star: card?.star ?? false
    // A star card's gain is a sign if it is prestige.
    readonly property int prize: star ? card?.prize ?? 0 : 0
    readonly property real room: height - band.height - words.contentHeight - Theme.size.gap
    // A narrow card, in a full hand, only has room for the signs of its training and level.
    readonly property bool narrow: width < 6 * Theme.size.icon
    // A low card, for hire in a small window, has just enough room for three lines.
    readonly property bool low: height < 3.2 * Theme.size.heading
    // The letters of a large card are larger.
    readonly property real grown: Math.max(1, Math.min(1.5, width / (1.5 * PatisserieTheme.size.card), height / PatisserieTheme.size.cardHigh))
    readonly property bool pictured: !low && room >= Theme.size.bust

    Plate {
        anchors.fill: parent
        color: PatisserieTheme.color.trainingLight(sheet.card?.training ?? "")
        edge: sheet.metal
        edgeWidth: Theme.size.frame
    }

    Plate {
        id: band

        width: parent.width
        height: sheet.low ? 0.85 * Theme.size.heading : sheet.grown * Theme.size.heading
        color: sheet.metal

        Plate {
            anchors.bottom: parent.bottom
            width: parent.width
            height: parent.radius
            radius: 0
            color: parent.color
        }

        Mark {
            id: rank

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.size.gapTiny
            width: sheet.grown * Theme.size.icon
            name: sheet.card?.training === "chef" ? "chef" : "assistant"
            visible: sheet.card?.training !== "mentor"
        }

        Title {
            anchors.left: rank.right
            anchors.right: level.left
            anchors.leftMargin: Theme.size.gapTiny
            visible: !sheet.narrow || !rank.visible
            height: parent.height
            text: sheet.card?.title ?? ""
            color: Theme.color.inkOnAccent
            font.pixelSize: sheet.grown * Theme.font.body
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        Title {
            id: level

            anchors.right: parent.right
            anchors.rightMargin: sheet.numbered ? Theme.size.gapLarge : Theme.size.gapSmall
            height: parent.height
            text: sheet.card?.level ?? ""
            color: Theme.color.inkOnAccent
            font.pixelSize: sheet.grown * Theme.font.body
            font.bold: true
        }

        Mark {
            anchors.right: parent.right
            anchors.rightMargin: sheet.numbered ? Theme.size.gapLarge : Theme.size.gapTiny
            anchors.verticalCenter: parent.verticalCenter
            name: sheet.star ? "star" : ""
        }
    }

    Picture {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.size.hair
        width: parent.width - 2 * Theme.size.gap
        height: Math.floor(sheet.room)
        visible: sheet.pictured
        Thing.vacant: true
        path: sheet.pictured ? sheet.card?.portrait ?? "" : ""
    }

    Points {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.size.gapSmall
        visible: sheet.prize > 0
        points: sheet.prize
        now: true
    }

    DividedWords {
        id: words

        objectName: "bonus"
        anchors.left: parent.left
        anchors.right: parent.right
        // A long word needs nearly the whole width of a narrow card.
        anchors.margins: sheet.narrow ? Theme.size.gapTiny : sheet.grown * Theme.size.gapSmall
        anchors.top: band.bottom
        anchors.topMargin: Theme.size.hair
        // Three lines reach to the edge of a low card.
        height: sheet.height - band.height + Theme.size.gapTiny
        whole: !sheet.star ? sheet.card?.bonus ?? "" : sheet.prize > 0 ? sheet.card?.condition ?? "" : Phrases.filled(qsTrId("window.told"), [sheet.card?.condition, sheet.card?.bonus])
        font.pixelSize: sheet.grown * Theme.font.small
        lineHeight: Theme.font.tight
        verticalAlignment: Text.AlignTop
        elide: Text.ElideRight
    }
}
