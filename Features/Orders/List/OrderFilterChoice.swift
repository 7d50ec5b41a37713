import Domain

/// A filter of the list as the user chooses it.
nonisolated enum OrderFilterChoice: String, Hashable, Sendable, CaseIterable, Identifiable {
    case all
    case open
    case onTheWay
    case finished

    var id: Self { self }

    var title: String {
        switch self {
        case .all: "All"
        case .open: "Open"
        case .onTheWay: "On the way"
        case .finished: "Finished"
        }
    }

    /// The choice in a sentence about orders that there are none of.
    var adjective: String {
        switch self {
        case .all: "here yet"
        case .open: "open"
        case .onTheWay: "on the way"
        case .finished: "finished"
        }
    }

    var filter: OrderFilter {
        switch self {
        case .all: .all
        case .open: .open
        case .onTheWay: .onTheWay
        case .finished: .finished
        }
    }
}
