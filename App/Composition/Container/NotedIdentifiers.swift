import Domain
import Foundation
import Synchronization

/// Notes for the journal which writes were tried, and which of them were granted.
nonisolated final class NotedIdentifiers: IdentifierSource {
    /// The identities of writes.
    typealias Notes = (tried: [UUID], granted: [UUID])

    private let source: any IdentifierSource
    private let notes = Mutex<Notes>(([], []))

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

    func next() -> UUID {
        let identifier = source.next()
        notes.withLock { $0.tried.append(identifier) }
        return identifier
    }

    func granted(_ identifier: UUID) {
        notes.withLock { $0.granted.append(identifier) }
    }
}
