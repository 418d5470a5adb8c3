import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// A staff card: gold with a hat or silver without one, its person at work, and its bonus in signs; a star
// card begins with the condition for hiring it. Its words are in the large view, and on a large card.
Item {
    id: sheet

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    required property StaffFace card
    // Whether a digit is in the upper right corner, with the level beside it.
    property bool numbered: false
    readonly property color metal: PatisserieTheme.color.training(card?.training ?? "")
    readonly property bool star: card?.star ?? false
    // In a narrow card the signs are smaller.
    readonly property bool narrow: width < 6 * Theme.size.icon
    // On a wide card the person is beside the bonus, not above it.
    readonly property bool wide: scene.width > 2.6 * scene.height
    // There the bonus is in two lines at most, and the person has what is left.
    readonly property real told: !wide ? width - 2 * Theme.size.gapSmall : Math.min(0.8 * width, Math.max(0.56 * width, signs.natural / 2 + 2 * Theme.size.icon))
    // How far its signs are from the edge of their plate.
    readonly property real inset: wide ? Theme.size.gapSmall : Theme.size.gapTiny
    // A narrow one has its hat or its whisk below the words at its head; a low one has room for the words only.
    readonly property bool crowded: card !== null && training.lacking
    readonly property bool low: height < 3.2 * Theme.size.heading
    // The letters of a large card are larger.
    readonly property real grown: Math.max(1, Math.min(1.5, width / (1.5 * PatisserieTheme.size.card), height / PatisserieTheme.size.cardHigh))
    readonly property bool wordy: !wide && width >= 1.5 * PatisserieTheme.size.card && height >= 1.2 * PatisserieTheme.size.cardHigh

    Plate {
        anchors.fill: parent
        color: sheet.metal
        edge: PatisserieTheme.color.trainingEdge(sheet.card?.training ?? "")
    }

    Item {
        id: band

        z: 1
        width: parent.width
        height: sheet.low ? 0.85 * Theme.size.heading : sheet.grown * Theme.size.heading

        Mark {
            id: rank

            x: Theme.size.gapTiny
            y: sheet.crowded ? parent.height + Theme.size.gapTiny : Math.round((parent.height - height) / 2)
            width: sheet.grown * Theme.size.icon
            name: sheet.card?.training === "chef" ? "chef" : "assistant"
            visible: sheet.card?.training !== "mentor" && !(sheet.crowded && sheet.low)
        }

        PieceName {
            id: training

            readonly property real beside: sheet.card?.training !== "mentor" ? rank.x + rank.width + Theme.size.gapTiny : Theme.size.gapSmall
            readonly property real room: (sheet.star ? star.x : level.x) - Theme.size.gapTiny
            readonly property bool lacking: fitting(room - beside) < 0.9

            x: sheet.crowded ? Theme.size.gapSmall : beside
            width: room - x
            height: parent.height
            text: sheet.card?.title ?? ""
            color: Theme.color.inkOnAccent
            most: sheet.grown * Theme.font.body
            bold: true
            aligned: Text.AlignLeft
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
            id: star

            anchors.right: parent.right
            anchors.rightMargin: sheet.numbered ? Theme.size.gapLarge : Theme.size.gapTiny
            anchors.verticalCenter: parent.verticalCenter
            name: sheet.star ? "star" : ""
        }
    }

    // On whole pixels: something drawn between two of them looks different each time it is drawn anew.
    Ground {
        id: scene

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.size.gapTiny
        y: Math.floor(band.height)
        height: Math.floor(parent.height - y - Theme.size.gapTiny)
        path: sheet.card ? "patisserie/kitchen/" + sheet.card.workplace : ""
        tint: PatisserieTheme.color.candlelight
        strength: PatisserieTheme.workplace
    }

    Picture {
        x: Math.round(sheet.wide ? scene.x : scene.x + (scene.width - width) / 2)
        y: Math.floor(sheet.wide ? scene.y + scene.height - height : Math.max(scene.y, bonus.y - height))
        width: Math.floor(sheet.wide ? Math.max(0.3 * scene.width, scene.width - sheet.told) : scene.width)
        height: Math.floor(sheet.wide ? Math.min(scene.height, width / 1.2) : Math.max(bonus.y - scene.y + Theme.size.gapTiny, 0.64 * scene.height))
        Thing.vacant: true
        path: sheet.card?.portrait ?? ""
    }

    Plate {
        id: bonus

        objectName: "bonus"
        x: Math.round(parent.width - width - Theme.size.gapSmall)
        y: Math.floor(sheet.wide ? scene.y + (scene.height - height) / 2 : parent.height - height - Theme.size.gapSmall)
        width: Math.floor(sheet.told)
        height: Math.ceil(said.implicitHeight + 2 * sheet.inset)
        visible: signs.phrases.length > 0
        radius: Theme.size.radiusSmall
        color: Theme.color.parchment
        edge: PatisserieTheme.color.trainingEdge(sheet.card?.training ?? "")

        Column {
            id: said

            anchors.centerIn: parent
            width: parent.width - 2 * sheet.inset
            spacing: Theme.size.gapTiny

            BonusSigns {
                id: signs

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(line(shrunk), parent.width)
                room: parent.width
                spacing: sheet.narrow ? Theme.size.gapTiny : Theme.size.gapSmall
                phrases: sheet.card?.signs ?? []
                each: sheet.low || sheet.narrow ? Theme.size.iconSmall : sheet.grown * Theme.size.badge
                letters: sheet.low || sheet.narrow ? Theme.font.small : sheet.grown * Theme.font.body
            }

            Prose {
                width: parent.width
                visible: sheet.wordy
                horizontalAlignment: Text.AlignHCenter
                text: sheet.wordy ? sheet.card?.told ?? "" : ""
                font.pixelSize: Theme.font.body
                lineHeight: Theme.font.tight
            }
        }
    }
}
