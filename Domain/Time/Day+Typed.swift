/// Dates in input.
extension Day {
    /// Parses an ISO 8601 date, ignoring blanks around it.
    ///
    /// - Throws: the problem with it.
    package init(typed text: String) throws(DayProblem) {
        let typed = String(text.trimmed)
        guard let day = Day(iso: typed) else { throw Self.isWritten(typed) ? .noSuchDay(typed) : .notADate(typed) }
        self = day
    }

    /// Whether a text is written as dates are, be there such a date or not.
    private static func isWritten(_ text: String) -> Bool {
        text.utf8.count == 10
            && zip(text.utf8, "0000-00-00".utf8).allSatisfy { byte, form in
                form == UInt8(ascii: "0") ? (form...UInt8(ascii: "9")).contains(byte) : byte == form
            }
    }
}

/// A problem with a typed date.
package enum DayProblem: Error, Hashable, Sendable {
    /// No calendar has that date, such as 2026-02-30.
    case noSuchDay(String)
    /// It is not written as a date is.
    case notADate(String)

    /// A sentence for a date that does not exist; nil for other problems.
    package var missingDay: String? {
        if case .noSuchDay = self { message } else { nil }
    }

    /// The problem in one sentence.
    package var message: String {
        switch self {
        case .noSuchDay(let text): "There is no date \(text)."
        case .notADate(let text): "“\(text.prefix(30))” is no date. Write it like 2026-03-05."
        }
    }
}
