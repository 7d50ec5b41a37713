/// A telephone number, or its beginning, to search for: with or without blanks and the country's code.
package struct PhoneDigits: Hashable, Sendable {
    /// The beginnings of the numbers that it means: as it was typed, and with and without the code of this country.
    package let beginnings: [String]

    /// Whether it can be no short number and no date: it has nine digits or a sign that neither has.
    package let isUnmistakable: Bool

    /// Reads a number of 6 to 15 digits such as `600 555 101`, `+34600555101` or `0034 600-555-101`; nil for any other
    /// text.
    package init?(typed text: String) {
        let digits = text.filter { ("0"..."9").contains($0) }
        let others = text.utf8.filter { !(0x30...0x39).contains($0) }
        guard (6...15).contains(digits.count), others.allSatisfy("+-()/. ".utf8.contains) else { return nil }
        let dialled = digits.trimmingPrefix("00")
        let national = dialled.trimmingPrefix(Self.ownCode)
        guard national.count >= 6 else { return nil }
        let spellings = [String(national), Self.ownCode + national, "00" + Self.ownCode + national, "00" + dialled]
        beginnings = Set(spellings).sorted()
        isUnmistakable = digits.count >= 9 || others.contains(where: "+( ".utf8.contains)
    }

    /// Whether a number begins as this does.
    package func isMet(by digits: String) -> Bool {
        beginnings.contains { digits.utf8.starts(with: $0.utf8) }
    }

    /// The code of the country that numbers are of when they name none.
    private static let ownCode = "34"
}
