import Domain
import FoundationEssentials

/// The first queued writes as the list shows them.
nonisolated struct OutboxPagePresentation: Hashable, Sendable {
    let groups: [OutboxGroupPresentation]
    let summary: String
    let hasMore: Bool
    let setAside: [SetAsidePresentation]

    init(_ page: OutboxPage) {
        let rows = page.entries.map(OutboxRowPresentation.init)
        groups = OutboxGroup.allCases.compactMap { group in
            let rows = rows.filter { $0.group == group }
            return rows.isEmpty ? nil : OutboxGroupPresentation(id: group, rows: rows)
        }
        hasMore = page.total > rows.count
        setAside = page.setAside.map(SetAsidePresentation.init)
        let changes = page.total == 1 ? "1 change" : "\(page.total) changes"
        summary = hasMore ? "The first \(rows.count) of \(changes)" : changes
    }
}

/// A group of queued writes that need the same action.
nonisolated enum OutboxGroup: Hashable, Sendable, CaseIterable {
    case conflicting
    case refused
    case onTheWay

    var title: String {
        switch self {
        case .conflicting: "Changed at another workstation, too"
        case .refused: "Refused by the remote"
        case .onTheWay: "On the way"
        }
    }
}

/// One group of the list.
nonisolated struct OutboxGroupPresentation: Hashable, Sendable, Identifiable {
    let id: OutboxGroup
    let rows: [OutboxRowPresentation]
}

/// One queued write as its row shows it.
nonisolated struct OutboxRowPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let group: OutboxGroup
    let number: String
    let what: String
    let at: Date
    let by: String

    /// Why it was refused, or what holds it up; nil where nothing does.
    let reason: String?

    init(_ entry: OutboxEntry) {
        id = entry.id.rawValue
        number = entry.id.description
        what = entry.what
        at = entry.at
        by = entry.by ?? "a visitor"
        switch entry.state {
        case .ready: (group, reason) = (.onTheWay, nil)
        case .waiting: (group, reason) = (.onTheWay, "It waits for changes before it.")
        case .unsigned: (group, reason) = (.onTheWay, "It waits for its author to sign in here.")
        case .delayed(_, _, let error): (group, reason) = (.onTheWay, error.message)
        case .parked(let error): (group, reason) = (.refused, error.message)
        case .conflicting: (group, reason) = (.conflicting, nil)
        }
    }
}

/// One record that was set aside, as its line shows it.
nonisolated struct SetAsidePresentation: Hashable, Sendable, Identifiable {
    let id: String
    let words: String

    init(_ record: SetAsideRecord) {
        id = record.id
        words = "\(record.what): \(record.reason)."
    }
}
