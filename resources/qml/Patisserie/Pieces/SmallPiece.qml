import QtQuick
import Patisserie.Game
import Table.Controls
import Table.Theme

// A piece as small as in a line of text.
Item {
    id: small

    required property QtObject modelData

    width: Theme.size.iconLarge
    height: width

    Picture {
        anchors.fill: parent
        path: (small.modelData as PastryFace)?.picture ?? (small.modelData as IngredientFace)?.topping ?? (small.modelData as StaffFace)?.portrait ?? ""
    }
}
