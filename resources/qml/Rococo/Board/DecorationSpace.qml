import QtQuick
import Table.Controls

// A place for a marker: its decoration, and at its foot its price, or its owner.
PalaceSpace {
    id: space

    required picture
    required property int cost
    required property int printed
    required property int prestige

    ground: legal ? Theme.color.legalFill : Theme.color.duckEggLight
    marker: emblem
    priced: price.visible ? price.height : 0
    lasting: true
    contentItem: Item {
        Somebody {
            id: decoration

            anchors.fill: parent
            anchors.margins: Theme.size.gapTiny
            anchors.topMargin: space.standing ? Math.round(-0.05 * space.height) : Theme.size.gapTiny
            anchors.bottomMargin: space.standing ? Math.round(0.14 * space.height) : space.holder >= 0 ? Theme.size.gapTiny : price.height + Theme.size.gapSmall
            lives: space.picture.includes("musician")
            path: space.picture

            // The fire of a hearth leaps up, water glitters.
            Flicker {
                anchors.fill: parent
                on: path !== ""
                path: space.picture === "decoration/kitchen-upper" ? "decoration/embers" : space.picture.includes("fountain") ? "decoration/glints" : ""
            }
        }

        // Whoever is paid plays.
        Flicker {
            x: 0.7 * parent.width
            y: decoration.y + (0.25 - 0.2 * done) * decoration.height
            width: Theme.size.iconSmall
            height: width * 4 / 3
            steps: 9
            on: decoration.lives && space.holder >= 0
            path: on ? "life/note" : ""
        }

        Emblem {
            id: emblem

            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            seat: space.owner
        }

        PrestigeBadge {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            visible: space.holder >= 0 && points > 0
            points: space.prestige
        }

        PricePlaque {
            id: price

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: space.holder < 0
            cost: space.cost
            printed: space.printed
            prestige: space.prestige
        }
    }
}
