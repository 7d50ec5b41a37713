/// A text that others are matched against letter by letter: in small letters, with the starts of its words.
struct FuzzyText: Sendable {
    /// The characters, each as one number.
    let letters: [UInt32]

    /// Whether a word starts at a position.
    let isStart: [Bool]

    /// A bit for each kind of letter that the text has: what lacks a letter is passed over without a look.
    let mask: UInt64

    /// A text as it is shown.
    init(_ text: String) {
        let count = text.utf8.count
        var (letters, isStart, mask, wasWord) = ([UInt32](), [Bool](), UInt64(0), false)
        letters.reserveCapacity(count)
        isStart.reserveCapacity(count)
        for character in text {
            let letter = Self.letter(character)
            let isWord = !Self.separates(letter)
            letters.append(letter)
            isStart.append(isWord && !wasWord)
            mask |= 1 << UInt64(letter & 63)
            wasWord = isWord
        }
        (self.letters, self.isStart, self.mask) = (letters, isStart, mask)
    }

    /// A character as one number: the small letter's first scalar.
    private static func letter(_ character: Character) -> UInt32 {
        guard let ascii = character.asciiValue else {
            return character.lowercased().unicodeScalars.first?.value ?? 0
        }
        return UInt32((0x41...0x5A).contains(ascii) ? ascii | 0x20 : ascii)
    }

    /// Whether a character stands between words: in ASCII all but letters and digits.
    static func separates(_ letter: UInt32) -> Bool {
        letter < 0x80 && !(0x61...0x7A).contains(letter) && !(0x30...0x39).contains(letter)
    }
}
