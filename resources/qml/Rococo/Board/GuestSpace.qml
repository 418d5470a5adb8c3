import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls

// A guest's place in a hall: its reward, or the owner of the dress there.
PalaceSpace {
    id: space

    required property bool master
    required property string rewardKind
    required property int rewardAmount
    required property DressFace dress
    required property PictureFace pin

    Thing.topic: master ? "space.master" : "space.guest"
    ground: legal ? Theme.color.legalFill : Theme.color.parchment
    rim: master ? Theme.color.gold : Theme.color.line
    standing: true

    contentItem: Item {
        Plate {
            anchors.fill: parent
            anchors.margins: Theme.size.ring
            visible: space.master && space.owner < 0
            radius: Theme.size.radiusSmall
            edge: Theme.color.gold
        }

        Glyph {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.size.gapSmall
            visible: space.master
            width: Theme.size.iconTiny
            name: "thimble-master"
            tint: RococoTheme.color.thimble("master")
            inner: Theme.color.parchment
        }

        Glyph {
            anchors.centerIn: parent
            visible: space.owner < 0
            width: Math.min(parent.width, parent.height) * 0.5
            name: "person"
            tint: Theme.color.ivoryDim
        }

        CentredRow {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.size.gapSmall
            visible: space.owner < 0 && space.rewardKind !== ""
            spacing: Theme.size.gapTiny

            Figure {
                text: "+" + space.rewardAmount
            }

            Glyph {
                width: Theme.size.iconSmall
                name: space.rewardKind === "resource" ? "tile" : space.rewardKind
                tint: Theme.signTint(space.rewardKind)
                inner: Theme.signInner(space.rewardKind)
            }
        }

        DressFigure {
            anchors.fill: parent
            anchors.margins: Theme.size.ring
            visible: space.dress !== null
            dress: space.dress
            worn: true
        }

        PictureTile {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: space.master ? Theme.size.badge : 0
            visible: space.pin !== null
            width: Theme.size.icon
            height: width
            face: space.pin
            bare: true
        }

        Emblem {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            seat: space.owner
        }

        PrestigeBadge {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapTiny
            visible: space.dress !== null
            points: space.dress?.prestige ?? 0
        }
    }
}
