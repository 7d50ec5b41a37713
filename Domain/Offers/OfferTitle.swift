extension String {
    /// Whether two titles look the same to people, who ignore case, accents, blanks and punctuation: `Check-up` is
    /// `checkup`. Only numbers stay apart: `0.5 ml` is not `05 ml`.
    package func isSameTitle(as other: String) -> Bool { titleKey == other.titleKey }

    /// The text that all titles have that look the same.
    package var titleKey: String {
        FoldedText(self).words.reduce("") { key, word in
            let areNumbers = key.last?.isNumber == true && word.first?.isNumber == true
            return key + (areNumbers ? " " : "") + word
        }
    }

    /// The letters from a to z and the digits of a title, with hyphens between its words, at most 56 in all.
    package var linkWord: String {
        let words = FoldedText(self).text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let word = words.joined(separator: "-").prefix(56)
        return String(word.hasSuffix("-") ? word.dropLast() : word)
    }

    /// The link word, or the first of `…-2`, `…-3` and so on that is free.
    package func linkWord(where isTaken: (String) -> Bool) -> String {
        var (word, number) = (linkWord, 1)
        while isTaken(word) {
            number += 1
            word = "\(linkWord)-\(number)"
        }
        return word
    }
}
