pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The cooling racks, and below them the successful decorations.
Section {
    id: racks

    readonly property real side: Math.min(PatisserieTheme.size.rack, 0.6 * below)

    name: "racks"

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: racks.laid.kitchen.racks

            delegate: Target {
                id: rack

                required property string key
                required choice
                required reason
                required face

                width: PatisserieTheme.size.rack
                height: racks.side
                background: Plate {
                    color: Theme.color.woodLight
                    edge: Theme.color.woodEdge

                    Mark {
                        anchors.centerIn: parent
                        width: parent.height * 0.8
                        opacity: 0.35
                        name: rack.face === null ? "rack" : ""
                    }
                }
                contentItem: PieceFace {
                    modelData: rack.face
                    numbered: rack.numbered
                }

                Anchor {
                    place: "rack:" + rack.key
                    piece: rack.contentItem
                }
            }
        }
    }

    Anchor {
        place: "region:racks"
        anchors.bottomMargin: racks.below - racks.side
    }

    Anchor {
        place: "region:decorations"
        anchors.topMargin: racks.side + Theme.size.gapSmall
    }

    DropSpot {
        zone: "racks"
    }

    Garnishes {
        anchors.bottom: parent.bottom
        width: parent.width
        height: racks.below - racks.side - Theme.size.gapSmall
        made: racks.laid.kitchen.decorations
    }
}
