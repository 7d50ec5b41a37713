import Data
import Domain
import FoundationEssentials

/// Finds what is different at a remote that lacks the end of what it copied, such as a standby that was promoted: then
/// only that has to be fetched again.
struct Comparison: Sendable {
    /// So many records are compared at once; where they differ, each of them is.
    private static let size = 256
    /// Where more differ, everything is fetched.
    private static let most = 10_000

    let remote: any Remote
    let writer: Writer

    /// Has what differs fetched anew.
    ///
    /// - Parameter cursor: how far the remote was read before.
    /// - Returns: from where the changes go on; nil where everything has to be fetched.
    /// - Throws: why the connection failed. Nothing is different here then.
    func run(since cursor: RemoteCursor) async throws(AppError) -> RemoteCursor? {
        let first = try await writer.write { connection throws(AppError) -> Int? in
            // A part has other digests, and everything is read through quickly where most is passed over.
            guard try KeptPart.read(from: connection) == nil, try !connection.isJoining() else { return nil }
            return try RemoteRow.read(from: connection)?.upToDateAt == nil
                ? nil : try StepDigests(connection: connection).first()
        }
        guard let first else { return nil }
        var (reached, differing) = (RemoteCursor?.none, [(RecordKind, UUID)]())
        for kind in RecordKind.allCases {
            var range = StepRange(kind: kind.rawValue, first: first, size: Self.size)
            repeat {
                if Task.isCancelled { throw .brokenOff }
                guard let theirs = try await remote.digests(range, since: cursor) else { return nil }
                reached = reached ?? theirs.cursor
                for part in try await parts(of: range, unlike: theirs) {
                    differing += try await records(in: part, since: cursor).map { (kind, $0) }
                    guard differing.count <= Self.most else { return nil }
                }
                range.after = theirs.end
            } while range.after != nil
        }
        guard let reached else { return nil }
        try await ask(about: differing, from: reached)
        return reached
    }

    /// The parts of a range whose steps are others here. In each, every record has a digest of its own.
    private func parts(of range: StepRange, unlike theirs: RemoteDigests) async throws(AppError) -> [StepRange] {
        let ends = theirs.parts.map { (last: $0.last as UUID?, bytes: $0.bytes) } + [(theirs.end, [])]
        return try await writer.write { connection throws(AppError) in
            var (found, after) = ([StepRange](), range.after)
            for (last, bytes) in ends {
                let part = StepRange(kind: range.kind, first: range.first, after: after, upTo: last, size: 1)
                if try StepDigests(connection: connection).digest(of: part) ?? [] != bytes { found.append(part) }
                after = last
            }
            return found
        }
    }

    private func records(in range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> [UUID] {
        let own = try await writer.write { connection throws(AppError) in
            try StepDigests(connection: connection).digests(of: range)
        }
        var (theirs, range) = ([UUID: [UInt8]](), range)
        repeat {
            guard let page = try await remote.digests(range, since: cursor) else { throw .brokenOff }
            for part in page.parts { theirs[part.last] = part.bytes }
            range.after = page.end
        } while range.after != nil
        return Set(own.keys).union(theirs.keys).filter { own[$0] != theirs[$0] }
    }

    /// Has records fetched that differ, as if they had never come. Leased numbers may be others' by now.
    private func ask(about records: [(RecordKind, UUID)], from cursor: RemoteCursor) async throws(AppError) {
        try await writer.write { connection throws(AppError) in
            let (inbox, missing) = (Inbox(connection: connection), MissingRecords(connection: connection))
            for (kind, subject) in records {
                try inbox.forget(kind, subject)
                try missing.ask(about: kind, subject)
            }
            try inbox.forgetLeases()
            try RemoteRow.update(in: connection) { ($0.cursor, $0.headPlace) = (cursor, 0) }
        }
    }
}
