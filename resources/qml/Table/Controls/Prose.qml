import QtQuick

// Sentences, in as many lines as they need.
Words {
    wrapMode: Text.Wrap
}
