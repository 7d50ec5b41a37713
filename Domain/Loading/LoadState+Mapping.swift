extension LoadState {
    /// The same state with a mapped value.
    package func map<Shown>(_ show: (Value) -> Shown) -> LoadState<Shown> {
        switch self {
        case .idle: .idle
        case .loading: .loading
        case .loaded(let value, let asOf): .loaded(show(value), asOf: asOf)
        case .stale(let value, let asOf, let staleness): .stale(show(value), asOf: asOf, staleness)
        case .failed(let error): .failed(error)
        }
    }
}
