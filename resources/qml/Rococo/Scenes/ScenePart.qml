import QtQuick
import Rococo.Game

// The part of a rule set at one place of the table.
Item {
    required property Scene scene
}
