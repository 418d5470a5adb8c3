pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// The segments of the warehouse; the price falls with every tile that is taken.
Item {
    id: warehouse

    required property Market market

    signal chosen(option: string)

    Heading {
        id: heading

        label: warehouse.market.warehouseName
        about: warehouse.market.about("warehouse")
    }

    Row {
        id: row

        anchors.top: heading.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gap

        Repeater {
            model: warehouse.market.segments

            delegate: Plate {
                id: segment

                required property int key
                required property int price
                required property Rows tiles
                readonly property real place: Math.min(Theme.size.tileWidth, (width - price_.width - (tiles.count + 2) * Theme.size.gapSmall) / Math.max(1, tiles.count))

                width: (row.width - 2 * row.spacing) / 3
                height: row.height
                radius: Theme.size.radius
                color: Theme.color.woodLight
                edgeWidth: Theme.size.hair
                edge: Theme.color.woodEdge

                Amount {
                    id: price_

                    x: Theme.size.gapSmall
                    y: Theme.size.gapTiny
                    visible: segment.price >= 0
                    sign: "livre"
                    value: segment.price
                    tint: Theme.color.goldLight
                    inner: Theme.color.goldDeep
                    ink: Theme.color.inkOnDark
                }

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.size.gapSmall
                    spacing: Theme.size.gapSmall

                    Repeater {
                        model: segment.tiles

                        delegate: Target {
                            id: place

                            required property string key
                            required property string name
                            required property string option
                            required property TileFace tile
                            required reason

                            label: name
                            about: tile?.about ?? warehouse.market.noTile
                            choice: option
                            face: tile
                            corner: Theme.size.radiusSmall
                            width: Theme.size.tileWidth
                            height: Theme.size.tileHeight
                            background: Plate {
                                radius: Theme.size.radiusSmall
                                color: Theme.color.wood
                                edgeWidth: Theme.size.hair
                                edge: Theme.color.woodEdge
                            }
                            contentItem: ResourceTile {
                                visible: place.tile !== null
                                tile: place.tile
                            }

                            onChosen: warehouse.chosen(option)

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
}
