/// Makes text from outside safe to print: what a terminal would obey, or a reader could not see, becomes readable.
///
/// A name that holds an escape sequence shows `\u{1B}[2J` and clears no screen. Joiners and variation selectors stay,
/// because emoji and many scripts need them. A backslash stays too, so making text visible twice changes nothing more.
public enum VisibleText {
    /// The text with every unsafe scalar escaped; unchanged if there is none.
    public static func escaped(_ untrusted: String) -> String {
        if CellWidth.isPrintableASCII(untrusted.utf8) { return untrusted }
        guard untrusted.unicodeScalars.contains(where: isUnsafe) else { return untrusted }
        return untrusted.unicodeScalars.reduce(into: "") { text, scalar in
            if isUnsafe(scalar) { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
        }
    }

    /// Whether nothing in the text has to be escaped.
    static func isVisible(_ text: String) -> Bool {
        CellWidth.isPrintableASCII(text.utf8) || !text.unicodeScalars.contains(where: isUnsafe)
    }

    /// Whether a scalar steers the terminal, reorders the line or hides itself.
    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isPlain { return false }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: !(isJoiner(scalar) || scalar.enclosesDigits)
        // Fillers and reserved tags are not drawn, and terminals disagree on the space they take.
        case .otherLetter, .unassigned: scalar.properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    /// ZWNJ and ZWJ, which shape letters and join emoji.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        0x200C...0x200D ~= scalar.value
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
        }
    }
}
