import Foundation

/// Which times can be booked.
package enum SlotRule {
    /// The free times of some minutes, in order, one behind the other in each gap between what is taken.
    ///
    /// None overlaps another or what is taken, none leaves the hours, none starts before `now`.
    package static func slots(
        minutes: Int, open: [Range<Date>], taken: [Range<Date>], now: Date
    ) -> [Range<Date>] {
        let seconds = TimeInterval(max(1, minutes) * 60)
        return open.flatMap { $0.subtracting(taken) }.flatMap { gap in
            stride(from: gap.lowerBound, through: gap.upperBound - seconds, by: seconds).map { $0..<($0 + seconds) }
        }.filter { $0.lowerBound >= now }
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
    /// The clinician keeps some of it for someone else.
    case taken

    /// The problem as an error to show.
    package var appError: AppError {
        switch self {
        case .outsideHours: .invalidInput("The clinic is not open for as long as that.")
        case .inThePast: .invalidInput("That time has passed.")
        case .taken: .conflict("That time was taken in the meantime.")
        }
    }
}
