import FoundationEssentials

/// Which times can be booked.
package enum SlotRule {
    /// The rest of the hours from `now` on.
    package static func free(open: [Range<Date>], taken: [Range<Date>], now: Date) -> [Range<Date>] {
        open.flatMap { $0.subtracting(taken) }.compactMap { gap in
            gap.upperBound > now ? max(gap.lowerBound, now)..<gap.upperBound : nil
        }
    }

    /// The free slots of some minutes, in order, one after another in each gap. In a gap that has begun, the first
    /// starts at the next five minutes.
    ///
    /// None overlaps another or a taken time, none leaves the hours, none starts before `now`.
    package static func slots(
        minutes: Int, open: [Range<Date>], taken: [Range<Date>], now: Date
    ) -> [Range<Date>] {
        let seconds = TimeInterval(max(1, minutes) * 60)
        return free(open: open, taken: taken, now: now).flatMap { gap in
            let first = gap.lowerBound == now ? now.atNextFiveMinutes : gap.lowerBound
            return stride(from: first, through: gap.upperBound - seconds, by: seconds).map { $0..<($0 + seconds) }
        }
    }

    /// Why a time cannot be booked, or nil when it can.
    package static func problem(
        with time: Range<Date>, open: [Range<Date>], taken: [Range<Date>], now: Date
    ) -> SlotProblem? {
        guard Minute(time.lowerBound) != nil, open.contains(where: { $0.encloses(time) }) else { return .outsideHours }
        if time.lowerBound < now { return .inThePast }
        return taken.contains { $0.overlaps(time) } ? .taken : nil
    }
}

/// Why a time cannot be booked.
package enum SlotProblem: Error, Hashable, Sendable {
    /// The clinic is not open for as long.
    case outsideHours
    /// It has begun already.
    case inThePast
    /// The clinician has an appointment then.
    case taken
    /// The patient is expected elsewhere for some of it.
    case patientElsewhere

    /// The problem as an error to show.
    package var appError: AppError {
        switch self {
        case .outsideHours: .invalidInput("The clinic is not open for as long as that.")
        case .inThePast: .invalidInput("That time has passed.")
        case .taken: .conflict("That time was taken in the meantime.")
        case .patientElsewhere: .conflict("The patient has another appointment at that time.")
        }
    }
}

extension Date {
    /// The first moment from this one on that is a whole number of five minutes after 1970.
    fileprivate var atNextFiveMinutes: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 300).rounded(.up) * 300)
    }
}
