import QtQuick
import Patisserie.Game
import Patisserie.Pieces
import Patisserie.Theme
import Table.Controls
import Table.Sheets

// A player's kitchen as far as it is known: cards, recipes, racks, pantry, decorations, dishes.
SeatSheet {
    id: dialog

    readonly property Cooks people: (shell.game.table as PatisserieTable).people

    sheet: people.sheet

    Repeater {
        model: dialog.people.parts

        delegate: SheetPart {
            piece: Explained {
                id: piece

                required label
                required property QtObject face
                readonly property size extent: face === null ? Qt.size(PatisserieTheme.size.card, PatisserieTheme.size.cardHigh) : Theme.look.extent(face)

                width: extent.width
                height: extent.height
                about: (face as PastryFace)?.about ?? ""

                PieceFace {
                    modelData: piece.face
                }

                Picture {
                    anchors.fill: parent
                    visible: piece.face === null
                    path: "patisserie/staff/back"
                }
            }
        }
    }
}
