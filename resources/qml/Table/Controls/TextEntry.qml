import QtQuick
import QtQuick.Controls.Basic
import Table.Program
import Table.Theme

// A line of text to fill in.
TextField {
    id: field

    required property string label
    // What is wrong with what is written there, if something is.
    property string problem: ""
    readonly property bool wrong: problem !== ""
    // The most characters; Qt's own limit would cut an accent from its letter.
    property int longest: 0

    implicitHeight: Theme.size.buttonHeight
    implicitWidth: Theme.size.field
    leftPadding: Theme.size.gapLarge
    rightPadding: Theme.size.gapLarge
    color: Theme.color.ink
    selectionColor: Theme.color.duckEggDeep
    font.family: Theme.font.sans
    font.pixelSize: Theme.font.body
    activeFocusOnTab: true
    selectByMouse: true
    Accessible.role: Accessible.EditableText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: label
    Accessible.description: problem

    onTextEdited: {
        const kept = longest > 0 ? Phrases.cut(text, longest).length : length;
        if (kept < length)
            remove(kept, length);
    }

    background: Rectangle {
        radius: Theme.size.radius
        color: Theme.color.parchment
        border.width: field.wrong || field.activeFocus ? Theme.size.frame : Theme.size.hair
        border.color: field.wrong ? Theme.color.alarm : field.activeFocus ? Theme.color.focus : Theme.color.control
    }
}
