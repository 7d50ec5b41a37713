extension String {
    /// The text without blanks and ends of lines around it.
    package var trimmed: Substring {
        let start = trimmingPrefix { $0.isWhitespace }
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }
}
