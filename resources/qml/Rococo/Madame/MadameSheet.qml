pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Scenes
import Table.Controls
import Table.Theme

// The cards that she has revealed in this round.
ScenePart {
    id: part

    readonly property MadameScene madame: scene as MadameScene

    implicitHeight: madame.lookedAt ? column.implicitHeight : 0

    Column {
        id: column

        width: parent.width
        visible: part.madame.lookedAt
        spacing: Theme.size.gapSmall

        Title {
            text: qsTrId("window.madame.cards")
            font.pixelSize: Theme.font.large
        }

        Flow {
            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: part.madame.discard

                delegate: MadameCard {
                    required about

                    width: Theme.size.column
                    height: Theme.size.iconHuge
                }
            }
        }

        Words {
            visible: part.madame.discard.count === 0
            text: qsTrId("window.player.no_cards")
            color: Theme.color.inkSoft
        }
    }
}
