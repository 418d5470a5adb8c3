import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Theme

// How pieces and signs of this game look wherever any game's are shown.
Look {
    id: look

    readonly property list<string> own: ["assistant", "bake", "butter", "chef", "coin", "decorate", "deliver", "dish", "egg", "flour", "hire", "honey", "host", "ingredient", "leave", "notice", "nuts", "post", "prestige-end", "prestige-now", "rack", "recipe", "rose", "special-bonus", "staff", "star", "start", "sugar", "table", "table-bonus", "topping", "tray-a", "tray-b", "without"]

    evening: "patisserie/festival-evening"
    meanings: ({
            bench: qsTrId("window-drop-bench"),
            discard: qsTrId("window-drop-discard"),
            hand: qsTrId("window-drop-hand"),
            sell: qsTrId("window-drop-sell"),
            give_notice: qsTrId("window-patisserie-drop-give_notice"),
            racks: qsTrId("window-patisserie-drop-racks"),
            store: qsTrId("window-patisserie-drop-store")
        })
    money: "livre"
    points: "prestige"
    face: PieceFace {}
    bit: SmallPiece {}
    making: FreshDish {}
    thumb: SmallPiece {
        anchors.centerIn: parent
        width: Math.min(parent?.width ?? 0, parent?.height ?? 0)
    }
    sign: Mark {
        required property string modelData

        anchors.fill: parent
        name: modelData
    }

    function extent(face: QtObject): size {
        if (face as StaffFace)
            return Qt.size(PatisserieTheme.size.card, PatisserieTheme.size.cardHigh);
        if (face as BackFace)
            return Qt.size(PatisserieTheme.size.card / 2, PatisserieTheme.size.cardHigh / 2);
        if (face as IngredientFace)
            return Qt.size(PatisserieTheme.size.tile, PatisserieTheme.size.tile);
        return (face as PastryFace)?.baked ?? false ? Qt.size(PatisserieTheme.size.recipe, PatisserieTheme.size.recipe) : Qt.size(PatisserieTheme.size.recipe, PatisserieTheme.size.recipeHigh);
    }

    function draws(sign: string): bool {
        return look.own.includes(sign);
    }
}
