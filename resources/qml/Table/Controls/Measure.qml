import QtQuick

// The room that words need at any size: some last letters, such as an f, lean out of their own width, and Text
// counts that.
FontMetrics {
    id: measure

    function broad(words: string, size: real): real {
        const drawn = boundingRect(words);
        return Math.max(advanceWidth(words), drawn.x + drawn.width) * size / font.pixelSize;
    }

    // The width of the words in two lines. In Japanese a line may end behind any sign that another one does not
    // belong to, such as a long vowel, a small kana or a stop.
    function halved(words: string, size: real): real {
        const spaceless = /[\u3040-\u30ff\u4e00-\u9fff]/.test(words);
        const parts = spaceless ? words.match(/([\w\u00c0-\u024f]+|.)[ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ・、。」』）：？！]*/g) : words.split(" ");
        const lines = end => [parts.slice(0, end), parts.slice(end)].map(line => line.join(spaceless ? "" : " "));
        return Math.min(...parts.map((_, end) => Math.max(...lines(end).map(line => broad(line, size)))));
    }
}
