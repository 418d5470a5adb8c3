pragma ComponentBehavior: Bound

import QtQuick
import Table.Theme

// A gilt moulding along the edges of a sheet, with foliage at its corners.
Item {
    id: frame

    // How wide it is, and a corner with it as they are drawn, in whole pixels so that they join.
    readonly property real thick: 2 * Math.round(Theme.size.giltCorner * 3 / 64 * Theme.pixelRatio) / Theme.pixelRatio
    readonly property real corner: Math.ceil(thick * 64 / 6 * Theme.pixelRatio) / Theme.pixelRatio

    component Line: Rectangle {
        anchors.fill: parent
        color: Theme.color.clear
        radius: Theme.size.radius - anchors.margins
    }

    Line {
        border.width: frame.thick
        border.color: Theme.color.giltDeep
    }

    Line {
        anchors.margins: frame.thick / 6
        border.width: frame.thick * 2 / 3
        border.color: Theme.color.gilt
    }

    Line {
        anchors.margins: frame.thick * 5 / 12
        border.width: frame.thick / 5
        border.color: Theme.color.giltLight
    }

    Repeater {
        model: 4

        delegate: Picture {
            required property int index

            x: mirror ? frame.width - width + frame.thick / 2 : -frame.thick / 2
            y: mirrorVertically ? frame.height - height + frame.thick / 2 : -frame.thick / 2
            width: frame.corner
            height: width
            path: "frame/gilt-corner"
            mirror: index % 2 === 1
            mirrorVertically: index > 1
        }
    }
}
