import QtQuick

// The room that words need at any size: some last letters, such as an f, lean out of their own width, and Text
// counts that.
FontMetrics {
    id: measure

    function broad(words: string, size: real): real {
        const drawn = boundingRect(words);
        return Math.max(advanceWidth(words), drawn.x + drawn.width) * size / font.pixelSize;
    }
}
