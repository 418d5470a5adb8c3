pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// Over the table: the light on what the tutor speaks of, and the tutor beside it.
Item {
    id: layer

    required property Tutor tutor
    // The table, whose pieces the tutor should not cover.
    required property Item table
    property list<rect> lit: []
    readonly property real ring: Theme.size.gapSmall

    // The tutor says something else.
    signal told
    // Something on the table is to be seen.
    signal wanted(spot: Item)

    // Gives the focus to the tutor's first button, if one has to be pressed before anything else.
    function refocus() {
        bubble.refocus();
    }

    function measure() {
        const spots = tutor.lights.map(place => Flights.spot(place)).filter(spot => spot !== null);
        for (const spot of spots)
            wanted(spot);
        lit = spots.map(spot => placer.area(layer, spot)).map(area => Qt.rect(area.x - ring, area.y - ring, area.width + 2 * ring, area.height + 2 * ring));
        const question = Flights.spot("region:prompt");
        const free = placer.place(bubble, layer, table, lit, question ? [placer.area(layer, question)] : []);
        bubble.x = free.x;
        bubble.y = free.y;
    }

    function later() {
        Qt.callLater(measure);
    }

    Component.onCompleted: later()
    onTutorChanged: later()
    onWidthChanged: later()
    onHeightChanged: later()

    Placer {
        id: placer
    }

    Connections {
        target: layer.tutor

        function onChanged() {
            layer.later();
        }

        function onTextChanged() {
            layer.told();
        }
    }

    Connections {
        target: Theme

        function onArrangementChanged() {
            layer.later();
        }
    }

    Repeater {
        model: layer.lit

        delegate: Rectangle {
            required property rect modelData

            objectName: "light"
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            radius: Theme.size.radius
            color: Theme.color.clear
            border.width: layer.ring
            border.color: Theme.color.heading

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.size.gapTiny / 2
                radius: Theme.size.radius
                color: Theme.color.clear
                border.width: Theme.size.gapTiny
                border.color: Theme.color.goldLight
            }
        }
    }

    TutorBubble {
        id: bubble

        visible: layer.tutor.text !== ""
        tutor: layer.tutor

        onHeightChanged: layer.later()
        onWidthChanged: layer.later()
    }
}
