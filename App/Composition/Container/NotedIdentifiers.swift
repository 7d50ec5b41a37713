import Domain
import Foundation
import Navigation
import Synchronization

/// Notes which writes were tried, and which of them were granted: for the journal, and for the saved place. By their
/// identities the next start knows what became of those that were under way when the app ended.
///
/// A write that was tried at a place stays noted until it is granted or the place is gone, also while another place is
/// on show: its answer may have been lost, and the place may try it again.
nonisolated final class NotedIdentifiers: IdentifierSource {
    /// The identities of writes.
    typealias Notes = (tried: [UUID], granted: [UUID])

    /// How many unanswered writes are noted of a place. The next start looks each of them up, and a person who is told
    /// that a write failed tries a few times at most.
    private static let mostUnanswered = 8

    /// How many granted writes are noted. Only those count that were granted after the place was saved last, so this is
    /// more than a step carries out.
    private static let mostHeard = 32

    /// How many identities ``underWay`` has at most.
    static let mostUnderWay = mostUnanswered + 1

    private struct State {
        var notes: Notes = ([], [])
        /// The place on show, or nil before there is one.
        var place: PlaceID?
        /// What was tried at each place and not granted, oldest first.
        var unanswered: [PlaceID?: [UUID]] = [:]
        /// The identity that is handed out next, if it was chosen already.
        var next: UUID?
        /// What was granted last.
        var heard: [UUID] = []
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
            state.unanswered[state.place, default: []].append(identifier)
            state.unanswered[state.place] = state.unanswered[state.place]?.suffix(Self.mostUnanswered)
            state.notes.tried.append(identifier)
            return identifier
        }
    }

    func granted(_ identifier: UUID) {
        state.withLock { state in
            state.unanswered = state.unanswered.mapValues { $0.filter { $0 != identifier } }.filter { !$1.isEmpty }
            state.heard = state.heard.suffix(Self.mostHeard - 1) + [identifier]
            state.notes.granted.append(identifier)
        }
    }
}

/// For the journal.
nonisolated extension NotedIdentifiers {
    /// What was tried for the first time and what was granted since the last time that somebody asked.
    func takeNotes() -> Notes {
        state.withLock { state in
            defer { state.notes = ([], []) }
            return state.notes
        }
    }
}

/// For the saved place.
nonisolated extension NotedIdentifiers {
    /// The identities of the writes that the place on show may carry out before it is saved again: what was tried there
    /// and not granted, in case it is tried once more, and the one that is handed out next.
    var underWay: [UUID] {
        state.withLock { state in
            let next = state.next ?? source.next()
            state.next = next
            return state.unanswered[state.place, default: []] + [next]
        }
    }

    /// Whether some write was not granted, as far as is known.
    var hasUnanswered: Bool { state.withLock { !$0.unanswered.isEmpty } }

    /// What was tried at a place and not granted.
    func unanswered(at place: PlaceID) -> [UUID] { state.withLock { $0.unanswered[place] ?? [] } }

    /// Whether it was granted just now, so that nobody has to be told once more.
    func isHeard(_ identifier: UUID) -> Bool { state.withLock { $0.heard.contains(identifier) } }

    /// From here on a place writes. The identity that was saved as the next one of another place is not handed out.
    func enter(_ place: PlaceID) {
        state.withLock { state in
            if state.place != place { (state.place, state.next) = (place, nil) }
        }
    }

    /// Forgets what was tried at places that are gone: what was typed there is gone as well, so nobody tries it again.
    func keep(only places: Set<PlaceID>) {
        state.withLock { state in
            state.unanswered = state.unanswered.filter { $0.key.map(places.contains) ?? false }
        }
    }

    /// From here on another person writes.
    func reset() {
        state.withLock { ($0.unanswered, $0.next) = ([:], nil) }
    }
}
