import QtQuick
import Table.Program
import Table.Theme

// A part of the table with the wood around it. It is kept as a picture, drawn anew only when something
// on it changes, and laid down without blending; all regions together leave no gap. Qt's own software
// renderer draws only what has changed in any case.
Item {
    id: region

    required property Item table
    // Its page of the table; empty if it is always visible.
    property string page: ""
    // Whether it has wood of its own; without it lies over other parts.
    property bool grounded: true
    // Whether it is laid out as it is printed, in whichever direction the language is read.
    property bool printed: false
    // The place of the parent on the table.
    property point inset
    default property alias pieces: place.data
    readonly property real fromLeft: inset.x + x
    readonly property real fromTop: inset.y + y
    readonly property real half: Theme.size.gap / 2
    readonly property bool keeping: kept.layer.enabled

    // How far the wood reaches beyond a side: half way to the next region, or over the table's margin.
    function reach(space: real): real {
        return space < half ? Theme.size.gap : half;
    }

    // A picture laid down between the screen's pixels would be blurred. It begins and ends on whole ones, and
    // rather lies over the next than leave a gap.
    function pixelBefore(position: real): real {
        return Math.floor(position * Theme.pixelRatio) / Theme.pixelRatio;
    }

    function pixelAfter(position: real): real {
        return Math.ceil(position * Theme.pixelRatio) / Theme.pixelRatio;
    }

    Thing.page: page

    Item {
        id: kept

        readonly property real atLeft: region.table.x + region.fromLeft
        readonly property real atTop: region.table.y + region.fromTop

        x: region.pixelBefore(atLeft - region.reach(region.fromLeft)) - atLeft
        y: region.pixelBefore(atTop - region.reach(region.fromTop)) - atTop
        width: region.pixelAfter(atLeft + region.width + region.reach(region.table.width - region.fromLeft - region.width)) - atLeft - x
        height: region.pixelAfter(atTop + region.height + region.reach(region.table.height - region.fromTop - region.height)) - atTop - y
        // Qt looks for what a dragged piece is over in everything that is not clipped away from the pointer.
        clip: region.grounded
        layer.enabled: region.grounded && GraphicsInfo.api !== GraphicsInfo.Software
        layer.effect: ShaderEffect {
            blending: false
        }

        WoodGround {
            x: -kept.x - kept.atLeft
            y: -kept.y - kept.atTop
            width: region.table.width + 2 * region.table.x
            height: region.table.height + 2 * region.table.y
            visible: region.keeping
        }

        Item {
            id: place

            LayoutMirroring.enabled: Theme.mirrored && !region.printed
            LayoutMirroring.childrenInherit: true
            x: -kept.x
            y: -kept.y
            width: region.width
            height: region.height
        }
    }

    // A part that explains itself can be asked by keys, too.
    FocusRing {
        anchors.margins: 0
        visible: region.activeFocus
    }
}
