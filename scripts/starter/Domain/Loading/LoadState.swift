/// How much a screen knows of what it shows: one state instead of several booleans that could contradict each other.
package enum LoadState<Value> {
    /// Nothing was asked for yet.
    case idle
    /// The first answer is on its way.
    case loading
    /// The value as it is now.
    case loaded(Value)
    /// A value that may be out of date, and why there is no newer one.
    case stale(Value, AppError)
    /// There is nothing to show, for a reason.
    case failed(AppError)

    /// The value to show, fresh or stale.
    package var value: Value? {
        switch self {
        case .loaded(let value), .stale(let value, _): value
        case .idle, .loading, .failed: nil
        }
    }

    /// Takes in what a repository answered. An error leaves a value on show, unless what it is of is gone.
    package mutating func receive(_ answer: Result<Value, AppError>) {
        switch answer {
        case .success(let value): self = .loaded(value)
        case .failure(let error): fail(error)
        }
    }

    private mutating func fail(_ error: AppError) {
        if let value, !error.isAboutAbsence { self = .stale(value, error) } else { self = .failed(error) }
    }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

extension AppError {
    /// Whether what was on show is gone.
    fileprivate var isAboutAbsence: Bool { if case .notFound = self { true } else { false } }
}
