pragma ComponentBehavior: Bound

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
    // The garment that is being placed, if one is.
    property DressFace placed: null
    // How far its guest leans to who comes, from -1 to 1.
    property real lean: 0

    // Somebody has come to stand here.
    signal came

    Thing.topic: master ? "space.master" : "space.guest"
    spot: master ? "spot/master" : "spot/guest"
    marker: figure
    rug: Theme.size.icon
    priced: master ? medal.height + points.height : 0

    // A guest as tall as the place, who stands in the middle of the carpet.
    component Standing: Item {
        anchors.horizontalCenter: parent?.horizontalCenter
        width: height * RococoTheme.figure
        height: space.height - Math.round(space.rug / 3)
    }

    Arrival {
        full: space.dress !== null
        awaited: space.awaited

        onCame: space.came()
    }

    contentItem: Item {
        Plaque {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: space.holder < 0 && space.rewardKind !== ""

            Figure {
                text: "+" + space.rewardAmount
            }

            Glyph {
                width: Theme.size.iconTiny
                name: space.rewardKind === "resource" ? "tile" : space.rewardKind
                tint: Theme.signTint(space.rewardKind)
                inner: Theme.signInner(space.rewardKind)
            }
        }

        // A glimpse of the garment that may be worn here.
        Standing {
            Picture {
                anchors.fill: parent
                path: space.holder < 0 && space.placed && (space.met || space.legal && (space.hovered || space.focusSeen)) ? "guest/" + space.placed.picture : ""
                opacity: 0.6
            }
        }

        Standing {
            id: figure

            visible: space.dress !== null

            DressFigure {
                anchors.fill: parent
                dress: space.dress
                worn: true
                lettered: false
                lean: space.lean
            }
        }

        PictureTile {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: space.head
            visible: space.pin !== null && space.holder >= 0
            width: Theme.size.icon
            height: width
            face: space.pin
            bare: true
        }

        Emblem {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            width: Theme.size.badge
            seat: space.holder
        }

        SilkLetter {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            visible: space.dress !== null && space.holder >= 0
            width: Theme.size.iconSmall
            silk: space.dress?.color ?? ""
            text: space.dress?.initial ?? ""
        }

        PrestigeBadge {
            id: points

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: Theme.size.badge
            visible: space.dress !== null && space.holder >= 0
            points: space.dress?.prestige ?? 0
        }

        // In front of who stands here, above what lies on the carpet.
        Plate {
            id: medal

            objectName: "medal"
            anchors.right: parent.right
            anchors.bottom: points.top
            visible: space.master
            width: Math.round(1.5 * Theme.size.badge)
            height: width
            radius: width / 2
            color: Theme.color.parchment
            edge: RococoTheme.color.thimble("master")
            edgeWidth: Theme.size.frame

            Glyph {
                anchors.centerIn: parent
                width: parent.width - 2 * Theme.size.frame
                name: "thimble-master"
                tint: RococoTheme.color.thimbleSign("master")
                inner: Theme.color.parchment
            }
        }
    }
}
