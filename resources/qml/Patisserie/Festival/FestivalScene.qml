pragma ComponentBehavior: Bound

import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Controls
import Table.Score

// The end of the festival: in the garden the dishes are served table by table, and petals and cherries
// rain on the winners.
FinaleScene {
    id: scene

    readonly property Festival festival: (game.table as PatisserieTable).festival

    finale: festival
    title: qsTrId("window.patisserie.festival")
    entrance: PatisserieTheme.motion.serving
    celebration: PatisserieTheme.motion.toast
    naming: 0.03

    Ground {
        anchors.fill: parent
        path: "patisserie/garden"
        tint: PatisserieTheme.color.lawn
        strength: 1
    }

    Repeater {
        model: scene.festival.groups

        delegate: ServedTable {
            scene: scene
            dishes: scene.festival.dishes
            present: scene.stage
        }
    }

    Repeater {
        model: 24

        delegate: FallingTopping {
            scene: scene
            falling: scene.all
        }
    }
}
