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
            readonly property real wide: Math.floor(Math.min(most * RococoTheme.tile, (room + places.spacing) / Math.max(1, tiles.count) - places.spacing))
            readonly property real tall: Math.floor(Math.min(most, 1.2 * wide / RococoTheme.tile))

            width: warehouse.each.width
            height: warehouse.each.height
            color: Theme.color.drawer
            edge: Theme.color.goldDeep

            // The inside of the drawer.
            Plate {
                anchors.fill: parent
                anchors.margins: Theme.size.ring
                anchors.leftMargin: cost.x + cost.width + Theme.size.gapTiny
                radius: Theme.size.radiusSmall
                color: Theme.color.wood
                edge: Theme.color.woodEdge
            }

            // Its label, with a dash while nothing is left that has a price.
            Plate {
                id: cost

                objectName: "drawerPrice"

                x: Theme.size.ring
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.size.icon
                height: column.height + 2 * Theme.size.gapTiny
                radius: Theme.size.radiusSmall
                color: Theme.color.parchment
                edge: Theme.color.gold

                Column {
                    id: column

                    anchors.centerIn: parent
                    width: Theme.size.iconSmall

                    Glyph {
                        width: parent.width
                        name: "livre"
                        tint: Theme.color.money
                        inner: Theme.color.moneyInner
                    }

                    Words {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: segment.price >= 0 ? segment.price : "\u2013"
                        font.bold: true
                    }
                }
            }

            Falling {
                x: cost.x + (cost.width - width) / 2
                y: cost.y - height
                width: Theme.size.iconTiny
                price: segment.price
                what: warehouse.label
                tint: Theme.color.goldLight
            }

            // The knob with which it is drawn.
            Plate {
                x: cost.x + (cost.width - width) / 2
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.size.gapTiny
                width: Theme.size.gap
                height: width
                radius: width / 2
                visible: segment.height > column.height + 5 * Theme.size.gap
                color: Theme.color.goldLight
                edge: Theme.color.goldDeep
            }

            Row {
                id: places

                x: Math.round(cost.x + cost.width + Theme.size.gapSmall + (segment.room - width) / 2)
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
                            visible: place.tile === null
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
