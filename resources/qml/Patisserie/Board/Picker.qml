pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Program
import Table.Theme

// The pieces to choose from that are nowhere else, in the middle of their place: cards of a baking tray or
// of the player's staff, drawn tiles. More than have room there scroll.
Panel {
    id: picker

    required property Rows picks
    required property string tray
    // The number of cards on it, and who gets it next.
    required property string passing
    readonly property string topic: tray === "" ? "" : "area.tray"
    // The room for it.
    required property size room
    readonly property int count: picks.count
    // The most pieces since there were none, or another tray, so that the others stay where they are when one is taken.
    property int widest: 0
    readonly property int across: Math.max(1, Math.min(widest, Math.floor((room.width - 2 * Theme.size.gapLarge) / (PatisserieTheme.size.pick + Theme.size.gap))))

    signal chosen(option: string)

    objectName: "picker"
    visible: count > 0
    width: across * (PatisserieTheme.size.pick + Theme.size.gap) + 2 * Theme.size.gapLarge
    anchors.centerIn: parent
    height: Math.min(head.y + head.height + flow.implicitHeight + 2 * Theme.size.gapLarge, room.height)

    onCountChanged: widest = count > 0 ? Math.max(widest, count) : 0
    onTrayChanged: widest = count

    Cover {
        z: -1
    }

    Anchor {
        place: "region:picker"
    }

    Row {
        id: head

        x: Theme.size.gapLarge
        y: visible ? Theme.size.gap : 0
        height: picker.tray === "" ? 0 : Theme.size.touch
        visible: picker.tray !== ""
        spacing: Theme.size.gap

        Mark {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.touch
            name: picker.tray === "" ? "" : "tray-" + picker.tray
        }

        Title {
            anchors.verticalCenter: parent.verticalCenter
            width: picker.width - head.x - head.spacing - Theme.size.touch - Theme.size.gapLarge
            text: picker.passing
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.body
        }
    }

    ScrollArea {
        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        contentHeight: flow.implicitHeight + 2 * Theme.size.gapLarge

        Flow {
            id: flow

            y: Theme.size.gapLarge
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: picker.picks

                delegate: Spot {
                    width: face as StaffFace !== null ? PatisserieTheme.size.pick : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipe * 1.2
                    height: face as StaffFace !== null ? PatisserieTheme.size.pickHigh : face as IngredientFace !== null ? PatisserieTheme.size.rack : PatisserieTheme.size.recipeHigh * 1.2
                    ground: Theme.color.clear
                    rim: Theme.color.clear
                    place: "card:" + key

                    onTaken: option => picker.chosen(option)
                }
            }
        }
    }
}
