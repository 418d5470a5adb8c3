import QtQuick
import Patisserie.Game
import Patisserie.Theme
import Table.Theme

// How pieces and signs of this game look wherever any game's are shown.
Look {
    id: look

    readonly property list<string> own: ["coin", "prestige-now", "prestige-end", "flour", "sugar", "butter", "honey", "nuts", "egg"]

    face: PieceFace {}
    bit: SmallPiece {}
    sign: Mark {
        required property string modelData

        anchors.fill: parent
        name: modelData
    }

    function extent(face: QtObject): size {
        if (face as StaffFace)
            return Qt.size(PatisserieTheme.size.card, PatisserieTheme.size.cardHigh);
        if (face as IngredientFace)
            return Qt.size(PatisserieTheme.size.tile, PatisserieTheme.size.tile);
        return (face as PastryFace)?.baked ?? false ? Qt.size(PatisserieTheme.size.recipe, PatisserieTheme.size.recipe) : Qt.size(PatisserieTheme.size.recipe, PatisserieTheme.size.recipeHigh);
    }

    function tint(sign: string, other: color): color {
        switch (sign) {
        case "livre":
            return PatisserieTheme.color.coin;
        case "prestige":
            return PatisserieTheme.color.prestige;
        default:
            return other;
        }
    }

    function inner(sign: string, other: color): color {
        switch (sign) {
        case "livre":
            return PatisserieTheme.color.coinInner;
        case "prestige":
            return PatisserieTheme.color.prestigeInner;
        default:
            return other;
        }
    }

    function draws(sign: string): bool {
        return look.own.includes(sign);
    }
}
