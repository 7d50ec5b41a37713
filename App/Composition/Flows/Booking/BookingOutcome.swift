import Domain
import Navigation

/// The end of a booking that a place waits for.
typealias BookingOutcome = FlowOutcome<AppointmentNumber>

nonisolated extension BookingOutcome {
    /// The outcome of a flow that did not finish.
    init(_ ending: FlowEnding) {
        switch ending {
        case .cancelled: self = .cancelled
        case .replaced: self = .replaced
        }
    }

    /// The outcome in the form that is saved.
    var saved: SavedEnding {
        switch self {
        case .finished(let number):
            AppRoute.appointments(.detail(number)).link.map(SavedEnding.finished) ?? .replaced
        case .cancelled: .cancelled
        case .replaced: .replaced
        }
    }

    /// The outcome that was saved, or nil for one that is no longer understood.
    init?(_ saved: SavedEnding) {
        switch saved {
        case .finished(let link):
            guard case .appointments(.detail(let number))? = try? AppRoute.route(link) else { return nil }
            self = .finished(number)
        case .cancelled: self = .cancelled
        case .replaced: self = .replaced
        }
    }
}
