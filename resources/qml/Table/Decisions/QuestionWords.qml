import QtQuick
import Table.Controls

// The question, in large letters if these fit; otherwise in as many lines as it needs. It is never smaller than
// the words around it, nor cut: all that is beside it yields.
Title {
    id: question

    // Whether large letters may take several lines, too.
    required property bool wraps
    // The width of one line of large letters; the least height if one is not enough.
    readonly property real sole: Math.ceil(measure.advanceWidth) + Theme.size.gap
    readonly property real lines: sole * Theme.font.body / Theme.font.large > width ? several.contentHeight : 0

    Thing.heading: true
    fontSizeMode: Text.Fit
    wrapMode: wraps || lines > 0 ? Text.Wrap : Text.NoWrap
    minimumPixelSize: Theme.font.body
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled

    TextMetrics {
        id: measure

        font.family: question.font.family
        font.pixelSize: Theme.font.large
        text: question.text
    }

    Title {
        id: several

        width: question.width
        visible: false
        text: question.text
        wrapMode: Text.Wrap
        font.pixelSize: Theme.font.body
    }
}
