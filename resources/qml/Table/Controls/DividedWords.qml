import QtQuick

// Words of a card: those of `whole`, whose soft hyphens stay only if a word is wider than the line.
Prose {
    id: words

    required property string whole
    readonly property string undivided: whole.replace(/\u00ad/g, "")

    text: undivided.split(/[\s-]/).some(word => letters.advanceWidth(word) > words.width) ? whole : undivided

    FontMetrics {
        id: letters

        font: words.font
    }
}
