pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls

// The stored recipes, and a board for each that is not there yet; one that can be discarded has a button below it.
Section {
    id: store

    readonly property real each: Math.floor((width - 2 * Theme.size.gapSmall) / 3)
    readonly property real tile: Math.max(below - Theme.size.touch - Theme.size.gapSmall, Math.min(below, 0.66 * PatisserieTheme.size.recipeHigh))

    name: "store"
    heading: laid.kitchen.watched === "" ? "store" : "recipes"

    Anchor {
        place: "region:store"
    }

    DropSpot {
        zone: "store"
    }

    Row {
        spacing: Theme.size.gapSmall

        Repeater {
            model: store.laid.kitchen.recipes

            delegate: Item {
                id: stored

                required property string key
                required property string label
                required property string choice
                required property bool legal
                required property string reason
                required property QtObject face
                required property string discard
                required property bool ready

                width: store.each
                height: store.below

                Spot {
                    id: spot

                    width: parent.width
                    height: Math.min(stored.discard === "" ? store.below : store.tile, store.each / PatisserieTheme.recipe[0])
                    key: stored.key
                    label: stored.label
                    choice: stored.choice
                    legal: stored.legal
                    reason: stored.reason
                    about: ""
                    face: stored.face
                    owner: -1
                    price: -1
                    gain: ""
                    amount: 0
                    place: "stored:" + stored.key
                    background: PinBoard {
                        visible: spot.face === null
                    }
                    contentItem: PieceFace {
                        modelData: spot.face
                        numbered: spot.numbered
                        ready: stored.ready
                    }
                }

                GiltButton {
                    y: Math.min(spot.height + Theme.size.gapSmall, parent.height - height)
                    width: parent.width
                    height: Theme.size.touch
                    visible: stored.discard !== ""
                    enabled: visible
                    text: qsTrId("window-patisserie-discard_this")
                    hint: qsTrId("window-patisserie-discard_why")
                    Accessible.name: stored.discard
                    textSize: Theme.font.small
                    horizontalPadding: 0

                    onClicked: store.laid.gestures.send(stored.key, "discard")

                    // It lies where a hand takes the recipe.
                    Grip {
                        enabled: spot.liftable
                        piece: spot
                        choice: spot.choice
                        face: spot.face
                        seat: spot.seat
                    }
                }
            }
        }
    }
}
