pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Table.Theme

// A box whose content scrolls if it is higher than the box; the item that gets the focus comes into
// view. Where the content goes on, it fades into its ground.
Flickable {
    id: area

    readonly property bool scrolls: contentHeight > height + 1
    // The width for the content beside the rail.
    readonly property real room: width - Theme.size.gapLarge
    // The colour below the content; without one nothing fades.
    property color ground: Theme.color.clear

    component Edge: Rectangle {
        objectName: "edge"
        parent: area
        z: 1
        anchors.left: parent.left
        width: area.room
        height: Theme.size.gapHuge
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Qt.alpha(area.ground, 0)
            }

            GradientStop {
                position: 1
                color: area.ground
            }
        }
    }

    function move(distance: real) {
        eye.move(distance);
    }

    function show(item: Item) {
        eye.show(item);
    }

    onContentHeightChanged: eye.later()

    contentWidth: width
    clip: scrolls
    interactive: scrolls
    boundsBehavior: Flickable.StopAtBounds

    ScrollBar.vertical: ScrollRail {
        view: area
    }

    InView {
        id: eye

        view: area
    }

    Edge {
        visible: !area.atYBeginning
        rotation: 180
    }

    Edge {
        y: area.height - height
        visible: !area.atYEnd
    }
}
