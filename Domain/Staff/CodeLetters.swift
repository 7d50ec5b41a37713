/// The digits and letters of codes that people type: none can be mistaken for another. By Douglas Crockford.
package enum CodeLetters {
    private static let all = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// The letters of some numbers, the last five bits of each.
    package static func text(_ numbers: some Sequence<UInt8>) -> String { String(numbers.map { all[Int($0 & 31)] }) }

    /// The numbers of letters that somebody typed, in any case and with or without hyphens and blanks; nil for anything
    /// else.
    package static func numbers(_ typed: String) -> [UInt8]? {
        let numbers = typed.uppercased().filter { $0 != "-" && $0 != " " }
            .map { $0 == "O" ? "0" : $0 == "I" || $0 == "L" ? "1" : $0 }
            .map { letter in all.firstIndex(of: letter).map(UInt8.init) }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }

    /// A text in groups of four, as people read it out: `7K2M-0QX4-9ABC`.
    package static func grouped(_ text: String) -> String {
        let letters = Array(text)
        return stride(from: 0, to: letters.count, by: 4).map { String(letters[$0..<min($0 + 4, letters.count)]) }
            .joined(separator: "-")
    }
}
