import Domain
import FoundationEssentials

/// One queued write as its screen shows it.
nonisolated struct OutboxEntryPresentation: Hashable, Sendable {
    let number: String
    let what: String
    let by: String
    let at: Date
    let standing: OutboxStandingPresentation
    let fields: [OutboxFieldPresentation]

    /// The writes that wait for it, in words; nil for none.
    let dependants: String?

    /// The title of the button to its record; nil for none.
    let subject: String?

    /// The write that the screen shows.
    let seen: OutboxEntry

    init(_ entry: OutboxEntry) {
        seen = entry
        number = entry.id.description
        what = entry.what
        by = entry.by ?? "a visitor"
        at = entry.at
        standing = OutboxStandingPresentation(entry.state)
        fields = entry.fields.map(OutboxFieldPresentation.init)
        dependants = Self.dependants(entry.dependants.count)
        subject = entry.subject.map { "Open \($0.title)" }
    }

    private static func dependants(_ count: Int) -> String? {
        guard count > 0 else { return nil }
        return count == 1 ? "1 other change waits for it" : "\(count) other changes wait for it"
    }

    /// The contested fields.
    var contested: [OutboxFieldPresentation] { fields.filter(\.isContested) }

    /// The other fields.
    var settled: [OutboxFieldPresentation] { fields.filter { !$0.isContested } }

    /// Whether someone has to choose, but the user may not see the values.
    var isForOthers: Bool { standing.isConflicting && contested.isEmpty }
}

/// How far a queued write got, in words, and what can be done about it.
nonisolated struct OutboxStandingPresentation: Hashable, Sendable {
    let title: String

    /// The reason and the remedy; nil if they are plain.
    let reason: String?
    let nextTry: Date?
    let canBeRetried: Bool
    let canBeDiscarded: Bool
    let isConflicting: Bool

    init(_ state: OutboxState) {
        (title, reason) = Self.words(state)
        switch state {
        case .ready, .waiting, .unsigned: (nextTry, canBeRetried, canBeDiscarded) = (nil, false, false)
        case .delayed(_, let until, _): (nextTry, canBeRetried, canBeDiscarded) = (until, true, false)
        case .parked: (nextTry, canBeRetried, canBeDiscarded) = (nil, true, true)
        case .conflicting: (nextTry, canBeRetried, canBeDiscarded) = (nil, false, true)
        }
        isConflicting = state == .conflicting
    }

    private static func words(_ state: OutboxState) -> (String, String?) {
        switch state {
        case .ready: ("goes with the next round", nil)
        case .waiting: ("waits", "It builds on changes that are not through yet, and goes after them.")
        case .unsigned:
            ("waits for its author", "Only they can sign it: it is sent when they are signed in here.")
        case .delayed(let attempts, _, let error):
            (attempts == 1 ? "tried once" : "tried \(attempts) times", "\(error.message) \(error.advice)")
        case .parked(let error): ("refused", "\(error.message) \(error.advice)")
        case .conflicting:
            ("changed at another workstation, too", "Nothing of it is sent until someone has chosen what to keep.")
        }
    }
}

extension OutboxSubject {
    /// The title of the button to the record.
    fileprivate nonisolated var title: String {
        switch self {
        case .patient(let number): "patient \(number)"
        case .order(let number): "order \(number)"
        case .appointment(let number): "appointment \(number)"
        case .product(let number): "product \(number)"
        }
    }
}
