extension String {
    /// The text without blanks and ends of lines around it.
    package var trimmed: Substring {
        // Most texts begin and end with a letter, a digit or a sign.
        if let first = utf8.first, let last = utf8.last, isShown(first), isShown(last) { return self[...] }
        let start = trimmingPrefix { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}

/// Whether a byte is a character of ASCII that is no blank.
private func isShown(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }
