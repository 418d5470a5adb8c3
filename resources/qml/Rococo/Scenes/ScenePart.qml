import QtQuick
import Rococo.Game

// What a rule set shows at one place of the table.
Item {
    required property Scene scene

    signal chosen(option: string)
    signal logAsked
    signal countsAsked(sort: string)
}
