import QtQuick

// A serif for titles and names, a clear sans for numbers and sentences.
QtObject {
    required property real unit

    // The families of the files in resources/fonts.
    readonly property string serif: "EB Garamond"
    readonly property string sans: "Fira Sans"

    // The height of a line where many must fit, relative to its usual height.
    readonly property real tight: 0.92

    // Rounded down, so that anything that fits at one size fits at every larger one.
    function scaled(size: real): int {
        return Math.max(1, Math.floor(size * unit + 0.01));
    }

    // No text is smaller than this.
    readonly property int small: scaled(11)
    readonly property int body: scaled(13)
    readonly property int label: scaled(15)
    readonly property int large: scaled(16)
    readonly property int title: scaled(20)
    readonly property int heading: scaled(28)
    readonly property int banner: scaled(56)
}
