import Domain
import Foundation
import Synchronization

/// Notes which writes were tried, and which of them were granted: for the journal, and for the saved place. By their
/// identities the next start knows what became of those that were under way when the app ended.
nonisolated final class NotedIdentifiers: IdentifierSource {
    /// The identities of writes.
    typealias Notes = (tried: [UUID], granted: [UUID])

    /// Those that were tried and not granted, the one that is next, and the last that were granted.
    private typealias Places = (open: [UUID], next: UUID?, heard: [UUID])

    private let source: any IdentifierSource
    private let notes = Mutex<Notes>(([], []))
    private let places = Mutex<Places>(([], nil, []))

    /// Notes the identities of another source.
    init(_ source: any IdentifierSource) {
        self.source = source
    }

    /// What was tried for the first time and what was granted since the last time that somebody asked.
    func takeNotes() -> Notes {
        notes.withLock { notes in
            defer { notes = ([], []) }
            return notes
        }
    }

    /// The identities of the writes that the place on show may carry out before it is saved again: what was tried there
    /// and not granted, in case it is tried once more, and the one that is handed out next.
    var underWay: [UUID] {
        places.withLock { places in
            let next = places.next ?? source.next()
            places.next = next
            return places.open + [next]
        }
    }

    /// Whether it was granted just now, so that nobody has to be told once more.
    func isHeard(_ identifier: UUID) -> Bool { places.withLock { $0.heard.contains(identifier) } }

    /// From here on another place or another person writes.
    func reset() {
        places.withLock { $0 = ([], nil, $0.heard) }
    }

    func next() -> UUID {
        let identifier = places.withLock { places in
            let next = places.next ?? source.next()
            places = (places.open.suffix(7) + [next], nil, places.heard)
            return next
        }
        notes.withLock { $0.tried.append(identifier) }
        return identifier
    }

    func granted(_ identifier: UUID) {
        places.withLock { places in
            places.open.removeAll { $0 == identifier }
            places.heard = places.heard.suffix(31) + [identifier]
        }
        notes.withLock { $0.granted.append(identifier) }
    }
}
