/// One key at each of some lines, whose cursor is a bar.
enum LineGrid {
    static let starts = [
        "|", "|a", "a|", "ab| cd", "ab |cd", "ab cd|", "|ab cd", "a-b.c|", "  ab  |  cd  ", "e\u{301}|x", "👩‍👩‍👧|z", "日|本",
    ]

    /// The results of each key, in the order of the starts.
    static let rows = [
        "^K": ["|", "|", "a|", "ab|", "ab |", "ab cd|", "|", "a-b.c|", "  ab  |", "é|", "👩‍👩‍👧|", "日|"],
        "^K^Y": [
            "|", "a|", "a|", "ab cd|", "ab cd|", "ab cd|", "ab cd|", "a-b.c|", "  ab    cd  |", "éx|", "👩‍👩‍👧z|", "日本|",
        ],
        "^T": [
            "|", "|a", "a|", "a b|cd", "abc |d", "ab dc|", "|ab cd", "a-bc.|", "  ab   | cd  ", "xé|", "z👩‍👩‍👧|", "本日|",
        ],
        "^U": ["|", "|a", "|", "| cd", "|cd", "|", "|ab cd", "|", "|  cd  ", "|x", "|z", "|本"],
        "^W": ["|", "|a", "|", "| cd", "|cd", "ab |", "|ab cd", "|", "  |  cd  ", "|x", "|z", "|本"],
        "^W^_": ["|", "|", "a|", "ab| cd", "ab |cd", "ab cd|", "|", "a-b.c|", "  ab  |  cd  ", "é|x", "👩‍👩‍👧|z", "日|本"],
        "x": [
            "x|", "x|a", "ax|", "abx| cd", "ab x|cd", "ab cdx|", "x|ab cd", "a-b.cx|", "  ab  x|  cd  ", "éx|x", "👩‍👩‍👧x|z",
            "日x|本",
        ],
        "«p q»": [
            "p q|", "p q|a", "ap q|", "abp q| cd", "ab p q|cd", "ab cdp q|", "p q|ab cd", "a-b.cp q|",
            "  ab  p q|  cd  ", "ép q|x", "👩‍👩‍👧p q|z", "日p q|本",
        ],
        "←": ["|", "|a", "|a", "a|b cd", "ab| cd", "ab c|d", "|ab cd", "a-b.|c", "  ab |   cd  ", "|éx", "|👩‍👩‍👧z", "|日本"],
        "→": ["|", "a|", "a|", "ab |cd", "ab c|d", "ab cd|", "a|b cd", "a-b.c|", "  ab   | cd  ", "éx|", "👩‍👩‍👧z|", "日本|"],
        "⇐": ["|", "|a", "|a", "|ab cd", "|ab cd", "ab |cd", "|ab cd", "a-b.|c", "  |ab    cd  ", "|éx", "|👩‍👩‍👧z", "|日本"],
        "⇒": ["|", "a|", "a|", "ab cd|", "ab cd|", "ab cd|", "ab| cd", "a-b.c|", "  ab    cd|  ", "éx|", "👩‍👩‍👧z|", "日本|"],
        "⇤": ["|", "|a", "|a", "|ab cd", "|ab cd", "|ab cd", "|ab cd", "|a-b.c", "|  ab    cd  ", "|éx", "|👩‍👩‍👧z", "|日本"],
        "⇥": ["|", "a|", "a|", "ab cd|", "ab cd|", "ab cd|", "ab cd|", "a-b.c|", "  ab    cd  |", "éx|", "👩‍👩‍👧z|", "日本|"],
        "⌦": ["|", "|", "a|", "ab|cd", "ab |d", "ab cd|", "|b cd", "a-b.c|", "  ab  | cd  ", "é|", "👩‍👩‍👧|", "日|"],
        "⌫": ["|", "|a", "|", "a| cd", "ab|cd", "ab c|", "|ab cd", "a-b.|", "  ab |  cd  ", "|x", "|z", "|本"],
        "⎋d": ["|", "|", "a|", "ab|", "ab |", "ab cd|", "| cd", "a-b.c|", "  ab  |  ", "é|", "👩‍👩‍👧|", "日|"],
        "⎋⌫": ["|", "|a", "|", "| cd", "|cd", "ab |", "|ab cd", "a-b.|", "  |  cd  ", "|x", "|z", "|本"],
    ]
}
