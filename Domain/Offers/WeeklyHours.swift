/// The hours of the clinic or of one of its clinicians.
package struct WeeklyHours: Hashable, Sendable {
    /// The owner of the hours.
    package let owner: HoursOwner

    /// The name that people read.
    package let name: String

    /// The hours; none for a clinician who is at hand whenever the clinic is open.
    package let hours: OpeningHours

    /// The hours of an owner.
    package init(of owner: HoursOwner, name: String, hours: OpeningHours) {
        (self.owner, self.name, self.hours) = (owner, name, hours)
    }

    /// Why what was seen cannot be replaced, or nil: somebody else did.
    package func problem(forSeeing seen: WeeklyHours) -> AppError? {
        hours == seen.hours ? nil : .conflict("The hours of \(name) were changed in the meantime.")
    }
}

/// The clinic, or a clinician with hours of their own.
package enum HoursOwner: Hashable, Sendable {
    /// The clinic itself.
    case clinic
    /// A clinician by user name.
    case clinician(ClinicianSlug)
}

/// The input of a form about hours: for each day, Monday first, times such as `9:00-13:00, 15:00-18:00`.
package struct HoursInput: Hashable, Sendable {
    /// The words of the seven days.
    package var days: [String]

    /// A form with hours as they are.
    package init(_ hours: OpeningHours) {
        days = (1...7).map { day in
            hours.spans.filter { $0.weekday == day }.map { "\($0.opens)–\($0.closes)" }.joined(separator: ", ")
        }
    }

    /// The problem of each day, Monday first, or nil.
    package var problems: [String?] {
        days.indices.map { index in
            guard let spans = spans(of: index) else { return "Times are written as 9:00-13:00, 15:00-18:00." }
            return OpeningHours(spans).overlap ? "These times overlap." : nil
        }
    }

    /// The hours that the form describes, or nil if a day has a problem.
    package var hours: OpeningHours? {
        guard problems.allSatisfy({ $0 == nil }) else { return nil }
        return OpeningHours(days.indices.flatMap { spans(of: $0) ?? [] }.inOrder)
    }

    private func spans(of index: Int) -> [OpeningHours.Span]? {
        let parts = days[index].split { $0 == "," }.filter { !$0.allSatisfy(\.isWhitespace) }
        let spans = parts.compactMap { OpeningHours.Span(weekday: index + 1, typed: $0) }
        return spans.count == parts.count ? spans : nil
    }
}

extension OpeningHours.Span {
    /// The time that somebody typed as `9:00-13:00`, or nil.
    fileprivate init?(weekday: Int, typed: Substring) {
        let times = typed.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        guard times.count == 2, let opens = LocalTime(typed: String(times[0])),
            let closes = LocalTime(typed: String(times[1]))
        else { return nil }
        self.init(weekday: weekday, opens: opens, closes: closes)
    }
}

extension [OpeningHours.Span] {
    /// The times in the order of the week.
    package var inOrder: Self { sorted { ($0.weekday, $0.opens) < ($1.weekday, $1.opens) } }
}
