import QtQuick

// The room that words need at any size: some last letters, such as an f, lean out of their own width, and Text
// counts that.
FontMetrics {
    id: measure

    function broad(words: string, size: real): real {
        const drawn = boundingRect(words);
        return Math.max(advanceWidth(words), drawn.x + drawn.width) * size / font.pixelSize;
    }

    // The width of the words in two lines.
    function halved(words: string, size: real): real {
        const parts = words.split(" ");
        return Math.min(...parts.map((_, end) => Math.max(...[parts.slice(0, end), parts.slice(end)].map(line => broad(line.join(" "), size)))));
    }
}
