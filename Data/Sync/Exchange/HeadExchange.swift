import Data
import Domain
import FoundationEssentials

/// Shows the head of the log in this file to the other workstations, and countersigns theirs.
struct HeadExchange: Sendable {
    let remote: any Remote
    let writer: Writer
    let clock: any WallClock

    /// Asks the remote once, and again as long as there is something to give or to take. Does nothing if the log has
    /// not grown since the last time, unless it `isFirst`: then it asks for every head of the log here, whatever the
    /// file says that it knows.
    func run(isFirst: Bool) async throws(AppError) {
        var (hasMore, ownPlace) = (isFirst, isFirst ? 0 : nil)
        while true {
            if Task.isCancelled { throw .brokenOff }
            let now = clock.storedNow
            let given = try await writer.write { [ownPlace] connection throws(AppError) -> GivenHeads? in
                guard let heads = try SignedHeads(in: connection) else { return nil }
                try heads.signOwn(at: now)
                let place = try RemoteRow.read(from: connection)?.headPlace ?? 0
                return GivenHeads(
                    log: heads.own, heads: try heads.unsent(Self.batch),
                    place: place, ownPlace: ownPlace ?? place)
            }
            guard let given, hasMore || !given.heads.isEmpty else { return }
            let come = try await remote.heads(given)
            try await writer.write { connection throws(AppError) in
                try SignedHeads(in: connection)?.markSent(given.heads)
                try HeadInbox(connection: connection, now: now).takeIn(come.heads)
                try RemoteRow.update(in: connection) { $0.headPlace = max($0.headPlace, come.next) }
            }
            (hasMore, ownPlace) = (!come.isLast, come.next)
        }
    }

    /// How many are given at once.
    private static let batch = 200
}
