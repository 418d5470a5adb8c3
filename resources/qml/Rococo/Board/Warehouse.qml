pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls

// The segments of the warehouse; the price falls with every tile taken.
Display {
    id: warehouse

    name: "warehouse"
    label: laid.market.warehouseName
    count: 3
    shape: [0.1, 20]
    spacing: Theme.size.gap

    Repeater {
        model: warehouse.laid.market.segments

        delegate: Plate {
            id: segment

            required property int key
            required property int price
            required property Rows tiles
            readonly property real room: width - cost.width - 3 * Theme.size.gapSmall
            readonly property real most: height - 2 * Theme.size.gapSmall
            readonly property real wide: Math.min(most * RococoTheme.tile, (room + places.spacing) / Math.max(1, tiles.count) - places.spacing)
            readonly property real tall: Math.min(most, 1.2 * wide / RococoTheme.tile)

            width: warehouse.each.width
            height: warehouse.each.height
            color: Theme.color.woodLight
            edge: Theme.color.woodEdge

            Column {
                id: cost

                x: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.badge
                visible: segment.price >= 0

                Glyph {
                    width: parent.width
                    name: "livre"
                    tint: Theme.color.goldLight
                    inner: Theme.color.goldDeep
                }

                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: segment.price
                    color: Theme.color.inkOnDark
                    font.bold: true
                }
            }

            Row {
                id: places

                x: cost.x + cost.width + Theme.size.gapSmall + (segment.room - width) / 2
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.size.gapTiny * 1.5

                Repeater {
                    model: segment.tiles

                    delegate: Target {
                        id: place

                        required property string key
                        required property TileFace tile
                        required choice
                        required reason

                        about: tile?.about ?? warehouse.laid.market.noTile
                        face: tile
                        corner: Theme.size.radiusSmall
                        width: segment.wide
                        height: segment.tall
                        background: Plate {
                            radius: Theme.size.radiusSmall
                            color: Theme.color.wood
                            edge: Theme.color.woodEdge
                        }
                        contentItem: ResourceTile {
                            visible: place.tile !== null
                            tile: place.tile
                        }

                        Anchor {
                            place: "drawer:" + segment.key + ":" + place.key
                            piece: place.contentItem
                        }
                    }
                }
            }
        }
    }
}
