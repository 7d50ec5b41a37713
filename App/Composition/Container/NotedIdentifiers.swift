import Domain
import FoundationEssentials
import Navigation
import Synchronization

/// Records which writes were tried and which succeeded, for the journal and for the saved place. By their identities
/// the next start learns the outcome of those that were under way when the app ended.
///
/// A write without an answer is kept until it succeeds or its place is removed, also while another place is visible.
nonisolated final class NotedIdentifiers: IdentifierSource {
    /// The identities of writes.
    typealias Notes = (tried: [UUID], granted: [UUID])

    /// How many unanswered writes are kept for a place. The next start looks up each of them, and a person who is told
    /// that a write failed tries only a few times.
    private static let mostUnanswered = 8

    /// How many succeeded writes are remembered; no step makes more before the place is saved.
    private static let mostHeard = 32

    /// How many identities ``underWay`` has at most.
    static let mostUnderWay = mostUnanswered + 1

    private struct State {
        var notes: Notes = ([], [])
        /// The visible place, or nil before there is one.
        var place: PlaceID?
        /// The writes that were tried without an answer, oldest first. An array: a dictionary would cost each start of
        /// the app a search through all conformances.
        var unanswered: [(place: PlaceID?, write: UUID)] = []
        /// The identity that is handed out next, if it was chosen already.
        var next: UUID?
        /// The writes that succeeded last.
        var heard: [UUID] = []

        func unanswered(at place: PlaceID?) -> [UUID] { unanswered.filter { $0.place == place }.map(\.write) }
    }

    private let source: any IdentifierSource
    private let state = Mutex(State())

    /// Notes the identities of another source.
    init(_ source: any IdentifierSource) {
        self.source = source
    }

    func next() -> UUID {
        state.withLock { state in
            let identifier = state.next ?? source.next()
            state.next = nil
            state.unanswered.append((state.place, identifier))
            if state.unanswered(at: state.place).count > Self.mostUnanswered,
                let oldest = state.unanswered.firstIndex(where: { $0.place == state.place })
            {
                state.unanswered.remove(at: oldest)
            }
            state.notes.tried.append(identifier)
            return identifier
        }
    }

    /// An identity for a write that is never retried, so that nothing has to know of it later.
    func unnoted() -> UUID { source.next() }

    func granted(_ identifier: UUID) {
        state.withLock { state in
            state.unanswered.removeAll { $0.write == identifier }
            state.heard = state.heard.suffix(Self.mostHeard - 1) + [identifier]
            state.notes.granted.append(identifier)
        }
    }
}

/// For the journal.
nonisolated extension NotedIdentifiers {
    /// The writes that were tried for the first time, and that succeeded, since the last call.
    func takeNotes() -> Notes {
        state.withLock { state in
            defer { state.notes = ([], []) }
            return state.notes
        }
    }
}

/// For the saved place.
nonisolated extension NotedIdentifiers {
    /// The writes that the visible place may send before it is saved again: those without an answer, in case they are
    /// retried, and the next one.
    var underWay: [UUID] {
        state.withLock { state in
            let next = state.next ?? source.next()
            state.next = next
            return state.unanswered(at: state.place) + [next]
        }
    }

    /// Whether any write has no answer yet.
    var hasUnanswered: Bool { state.withLock { !$0.unanswered.isEmpty } }

    /// The writes that were tried without an answer at the places that satisfy a condition.
    func unanswered(where isIncluded: (PlaceID) -> Bool) -> [UUID] {
        state.withLock { $0.unanswered.filter { $0.place.map(isIncluded) ?? false }.map(\.write) }
    }

    /// Whether the write just succeeded, so that the user knows already.
    func isHeard(_ identifier: UUID) -> Bool { state.withLock { $0.heard.contains(identifier) } }

    /// Makes a place the one that later writes belong to. Drops the next identity that was saved for another place.
    func enter(_ place: PlaceID) {
        state.withLock { state in
            if state.place != place { (state.place, state.next) = (place, nil) }
        }
    }

    /// Forgets the writes of all places that do not satisfy a condition.
    func keep(where isKept: (PlaceID) -> Bool) {
        state.withLock { $0.unanswered.removeAll { !($0.place.map(isKept) ?? false) } }
    }

    /// Forgets all writes: another person takes over.
    func reset() {
        state.withLock { ($0.unanswered, $0.next) = ([], nil) }
    }
}
