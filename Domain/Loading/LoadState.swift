import FoundationEssentials

/// The loading state of a screen's value: one state instead of several booleans that could contradict each other.
package enum LoadState<Value> {
    /// Nothing was asked for yet.
    case idle
    /// The first value is loading, and there is nothing to show.
    case loading
    /// The value, as of a moment.
    case loaded(Value, asOf: Date)
    /// A value that may be out of date, as of a moment, and why it is not a fresh one.
    case stale(Value, asOf: Date, Staleness)
    /// There is nothing to show, for a reason.
    case failed(AppError)

    /// The value to show, fresh or stale.
    package var value: Value? {
        switch self {
        case .loaded(let value, _), .stale(let value, _, _): value
        case .idle, .loading, .failed: nil
        }
    }
}

/// Why a value that is shown may be out of date.
package enum Staleness: Hashable, Sendable {
    /// A newer value is loading.
    case refreshing
    /// Fetching a newer one failed.
    case refreshFailed(AppError)
    /// It is only a part of what there is.
    case incomplete
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

extension LoadState {
    /// Receives a snapshot, in the form that the screen shows.
    ///
    /// An error makes a visible value stale, and removes it only if ``AppError/voidsWhatIsShown`` says so.
    package mutating func receive<Source>(_ snapshot: Snapshot<Source>, as present: (Source) -> Value) {
        switch snapshot {
        case .value(let source, let asOf, .fresh): self = .loaded(present(source), asOf: asOf)
        case .value(let source, let asOf, .refreshing): self = .stale(present(source), asOf: asOf, .refreshing)
        case .value(let source, let asOf, .refreshFailed(let error)):
            self = .stale(present(source), asOf: asOf, .refreshFailed(error))
        case .value(let source, let asOf, .incomplete):
            self = .stale(present(source), asOf: asOf, .incomplete)
        case .unavailable(let error): fail(error)
        }
    }

    /// Receives an error; see ``receive(_:as:)``.
    package mutating func fail(_ error: AppError) {
        switch self {
        case .loaded(let value, let asOf), .stale(let value, let asOf, _):
            self = error.voidsWhatIsShown ? .failed(error) : .stale(value, asOf: asOf, .refreshFailed(error))
        case .idle, .loading, .failed: self = .failed(error)
        }
    }
}
