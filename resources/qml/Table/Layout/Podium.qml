import QtQuick
import Table.Controls

// A player's score if the game ended now, distinct from everything owned, and how it has changed.
Item {
    id: podium

    required property SeatPanel panel
    readonly property bool large: panel.grand && panel.wide

    Thing.label: podium.panel.standingLabel
    Thing.topic: "area.standing"
    objectName: "standing"
    anchors.left: parent.left
    anchors.leftMargin: podium.panel.grand ? podium.panel.width - width - (large ? Theme.size.gap : Theme.size.gapSmall) : podium.panel.strip.anchors.leftMargin + (podium.panel.strip.width - width) / 2 + podium.panel.shift
    y: podium.panel.grand ? (podium.panel.height - height) * (podium.large ? 0.5 : 1) - (podium.large ? 0 : Theme.size.gapSmall) : podium.panel.low
    width: podium.panel.grand ? Math.ceil(amount.implicitWidth + 2 * (large ? Theme.size.gap : Theme.size.gapSmall)) : podium.panel.strip.width
    height: large ? Theme.size.rowHeight : podium.panel.grand ? Theme.size.iconLarge : podium.panel.slim ? Theme.size.badge : Theme.size.heading
    visible: podium.panel.estimates

    HoverHandler {
        onHoveredChanged: hovered ? podium.panel.point(podium, podium.panel.explainStanding) : podium.panel.abandon(podium)
    }

    Plate {
        anchors.centerIn: parent
        width: amount.width + 2 * (podium.large ? Theme.size.gap : Theme.size.gapSmall)
        height: parent.height
        visible: podium.panel.pictured
        radius: height / 2
        color: podium.panel.strip.color
        edge: Theme.color.gold
    }

    CentredRow {
        id: amount

        anchors.centerIn: parent
        spacing: podium.panel.grand ? Theme.size.gapTiny : Theme.size.hair

        // In a small panel the change has its place.
        Glyph {
            visible: podium.panel.grand || podium.panel.change === ""
            width: podium.large ? Theme.size.icon : podium.panel.grand ? Theme.size.iconSmall : Theme.size.iconTiny
            name: "podium"
            tint: Theme.color.inkSoft
            inner: podium.panel.strip.color
        }

        Figure {
            width: podium.panel.grand ? implicitWidth : Math.min(implicitWidth, podium.width - (changed.visible ? changed.width : Theme.size.iconTiny) - Theme.size.gapTiny)
            text: podium.panel.standing
            font.pixelSize: podium.large ? Theme.font.heading : podium.panel.grand ? Theme.font.figure : podium.panel.slim ? Theme.font.body : Theme.font.large
            fontSizeMode: podium.panel.grand ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        // An arrow and a number in its colour.
        CentredRow {
            id: changed

            readonly property bool risen: !podium.panel.change.startsWith("−")
            readonly property color tint: risen ? Theme.color.risen : Theme.color.alarm

            objectName: "standingChange"
            visible: podium.panel.change !== ""

            Glyph {
                width: Theme.size.iconTiny
                name: changed.visible ? (changed.risen ? "risen" : "fallen") : ""
                tint: changed.tint
            }

            Figure {
                text: podium.panel.change.slice(1)
                color: changed.tint
                font.pixelSize: podium.large ? Theme.font.body : Theme.font.small
            }
        }
    }
}
