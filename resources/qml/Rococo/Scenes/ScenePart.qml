import QtQuick
import Rococo.Game

// What an expansion shows in one place of the table.
Item {
    required property Scene scene

    signal chosen(option: string)
    signal logAsked
    signal countsAsked(sort: string)
}
