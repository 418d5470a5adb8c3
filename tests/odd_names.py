"""Names that look like a part of a sentence, or run from right to left."""

ODD_NAMES = (
    "Ann",
    "Ann Marie",
    "$&",
    "%2",
    "$'",
    "$`",
    "$1",
    "{n}",
    "{ $text }",
    "عمر",
    "עומר",
    "می\u200cخواهم",
    "ශ්\u200dරී",
    "王小明",
    "👨\u200d👩\u200d👧",
    "👨\u200d👩\u200d👧\u200d👦",
)
