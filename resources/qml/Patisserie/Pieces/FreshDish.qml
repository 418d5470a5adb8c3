pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls

// A dish that is made, large: pale dough browns and steams, or a rose is set on the dish; then it gleams.
Item {
    id: fresh

    property QtObject was: null
    property QtObject now: null
    property real done: 0
    readonly property PastryFace before: was as PastryFace
    readonly property PastryFace after: now as PastryFace
    readonly property bool bakes: !(before?.baked ?? true)

    // How much of a part of it is done, and that from 0 to 1 and back to 0.
    function part(from: real, to: real): real {
        return Math.max(0, Math.min(1, (done - from) / (to - from)));
    }

    function swell(from: real, to: real): real {
        return Math.sin(Math.PI * part(from, to));
    }

    opacity: Math.min(part(0, 0.1), 1 - part(0.88, 1))
    scale: 0.7 + 0.3 * Math.sqrt(part(0, 0.14))
    transformOrigin: Item.Bottom

    // The heat of the oven.
    Picture {
        anchors.centerIn: parent
        width: 1.7 * parent.width
        height: width
        opacity: 0.55 + 0.45 * fresh.swell(0, 1)
        path: "life/glow"
    }

    China {
        y: 0.08 * parent.height
        width: parent.width
        rim: Theme.color.gold
    }

    component Dish: Drawn {
        x: 0.02 * fresh.width
        y: -0.1 * fresh.height
        width: 0.96 * fresh.width
        height: width
    }

    Dish {
        order: fresh.after ? `picture/${(fresh.bakes ? fresh.after : fresh.before).picture}/fit` : ""
    }

    // The dough, which browns; or the dish with its topping.
    Dish {
        opacity: fresh.bakes ? 1 - fresh.part(0.18, 0.62) : fresh.part(0.44, 0.54)
        order: fresh.after ? (fresh.bakes ? `veil/${PatisserieTheme.dough}/62/` : "picture/") + `${fresh.after.picture}/fit` : ""
    }

    Picture {
        x: (parent.width - width) / 2
        y: (0.16 - 0.5 * Math.pow(1 - fresh.part(0.12, 0.48), 2)) * parent.height - height / 2
        width: 0.36 * parent.width
        height: width
        opacity: Math.min(fresh.part(0.08, 0.2), 1 - fresh.part(0.48, 0.56))
        path: fresh.bakes ? "" : "patisserie/topping/rose"
    }

    Repeater {
        model: fresh.bakes ? 3 : 0

        delegate: Picture {
            required property int index
            readonly property real up: fresh.part(0.2 + 0.12 * index, 0.68 + 0.12 * index)

            x: (0.2 + 0.2 * index + 0.03 * Math.sin(7 * up + index)) * fresh.width
            y: (0.16 - 0.42 * up) * fresh.height
            width: 0.2 * fresh.width
            height: 4 / 3 * width
            opacity: 0.9 * Math.sin(Math.PI * up)
            path: "life/steam"
        }
    }

    Repeater {
        model: [[0.16, 0.14], [0.8, 0.08], [0.9, 0.5], [0.06, 0.52], [0.5, -0.04]]

        delegate: Picture {
            required property int index
            required property list<real> modelData
            readonly property real bright: fresh.swell(0.52 + 0.05 * index, 0.78 + 0.05 * index)

            x: modelData[0] * fresh.width - width / 2
            y: modelData[1] * fresh.height - height / 2
            width: 0.14 * fresh.width
            height: width
            opacity: bright
            scale: 0.3 + 0.7 * bright
            path: "life/spark"
        }
    }

    Plate {
        anchors.fill: label
        anchors.margins: -Theme.size.gapTiny
        color: PatisserieTheme.color.paper
        edge: PatisserieTheme.color.paperEdge
    }

    PieceName {
        id: label

        anchors.bottom: parent.bottom
        x: 0.1 * parent.width
        width: 0.8 * parent.width
        text: fresh.after?.name ?? ""
        most: Theme.font.title
        height: Math.max(implicitHeight, 1.2 * Theme.font.title)
    }

    Points {
        x: 0.78 * parent.width
        y: 0.5 * parent.height
        width: Theme.size.touch
        points: fresh.after?.prestige ?? 0
    }
}
