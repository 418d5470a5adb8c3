pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Theme
import Table.Controls

// A piece as a small picture without letters, as large as its parent.
Plate {
    id: thumb

    required property QtObject modelData
    readonly property DressFace dress: modelData as DressFace
    readonly property TileFace tile: modelData as TileFace
    readonly property CardFace card: modelData as CardFace
    readonly property PictureFace drawn: modelData as PictureFace

    width: Math.min(parent?.width ?? 0, tile ? parent?.width ?? 0 : height * 0.75)
    height: parent?.height ?? 0
    anchors.centerIn: parent
    radius: Theme.size.radiusSmall
    color: card ? RococoTheme.color.thimbleLight(card.type) : Theme.color.parchment
    edge: card ? RococoTheme.color.thimble(card.type) : Theme.color.gold

    Picture {
        anchors.fill: parent
        anchors.margins: Theme.size.hair
        visible: thumb.tile === null
        path: thumb.dress ? "dress/" + thumb.dress.picture : thumb.card ? "employee/bust/" + thumb.card.sitter : thumb.drawn?.picture ?? ""
    }

    Column {
        anchors.centerIn: parent
        visible: thumb.tile !== null
        spacing: Theme.size.gapTiny

        SilkRow {
            anchors.horizontalCenter: parent.horizontalCenter
            silk: thumb.tile?.silk ?? []
        }

        Notions {
            anchors.horizontalCenter: parent.horizontalCenter
            thread: thumb.tile?.threads ?? 0
            lace: thumb.tile?.laces ?? 0
            joint: thumb.tile?.mode === "all" ? "+" : "/"
        }
    }
}
