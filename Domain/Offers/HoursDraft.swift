/// A time of the week as a list of hours describes it.
package struct HoursDraft: Hashable, Sendable {
    /// The days of the week, Monday first, as lists and steps name them.
    package static let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    /// The word in a list that means the clinic itself.
    package static let clinic = "clinic"

    /// The line of the list that describes it.
    package let line: Int
    /// The clinician with hours of their own, by user name; nil for the clinic.
    package let clinician: String?
    /// The time.
    package let span: OpeningHours.Span

    /// A time from its parts as they are typed: a user name or `clinic`, a day, and two times such as `09:30`.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` for the first part that cannot be.
    package init(line: Int, who: String, day: String, opens: String, closes: String) throws(AppError) {
        guard let index = Self.days.firstIndex(of: day.trimmed.lowercased()) else {
            throw .invalidInput("A day is one of \(Self.days.joined(separator: ", ")).")
        }
        guard let opens = LocalTime(typed: opens), let closes = LocalTime(typed: closes) else {
            throw .invalidInput("A time is written as 09:30.")
        }
        guard let span = OpeningHours.Span(weekday: index + 1, opens: opens, closes: closes) else {
            throw .invalidInput("It closes after it opens.")
        }
        let who = who.trimmed.lowercased()
        (self.line, self.span, clinician) = (line, span, who == Self.clinic ? nil : who)
    }
}

extension LocalTime {
    /// The time that somebody typed as `9:30` or `09:30`, or nil.
    package init?(typed: String) {
        let parts = typed.trimmed.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }
}

extension OpeningHours {
    /// The times of these hours that are also within others: those of a clinician while the clinic is open.
    package func within(_ others: OpeningHours) -> OpeningHours {
        OpeningHours(
            spans.flatMap { span in
                others.spans.compactMap { other in
                    guard other.weekday == span.weekday else { return nil }
                    return Span(
                        weekday: span.weekday, opens: max(span.opens, other.opens),
                        closes: min(span.closes, other.closes))
                }
            })
    }

    /// The hours in a few words: `monday 09:00–12:30, tuesday 09:00–17:00`.
    package var words: String {
        spans.map { "\(HoursDraft.days[$0.weekday - 1]) \($0.opens)–\($0.closes)" }.joined(separator: ", ")
    }

    /// Whether two of the times overlap.
    package var overlap: Bool {
        let sorted = spans.inOrder
        return zip(sorted, sorted.dropFirst()).contains { $0.weekday == $1.weekday && $1.opens < $0.closes }
    }
}
