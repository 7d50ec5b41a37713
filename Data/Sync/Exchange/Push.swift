import Data
import Domain
import FoundationEssentials

/// Sends queued writes until none is left or the connection fails.
struct Push: Sendable {
    let remote: any Remote
    let visit: RemoteVisit?
    let writer: Writer
    let clock: any WallClock
    let identifiers: any IdentifierSource
    let signing: WriteSigning
    let jitter: @Sendable () -> Double
    /// How many writes leave together.
    let size: Int

    init(
        _ remote: any Remote, on visit: RemoteVisit?, writer: Writer, clock: any WallClock,
        identifiers: any IdentifierSource, signing: WriteSigning, jitter: @escaping @Sendable () -> Double, size: Int
    ) {
        self.remote = remote
        self.visit = visit
        self.writer = writer
        self.clock = clock
        self.identifiers = identifiers
        self.signing = signing
        self.jitter = jitter
        self.size = size
    }

    /// - Parameter sent: counts the writes that the remote has, also if the rest is not sent.
    /// - Throws: the reason why the connection failed. Writes without an answer are asked about first the next time.
    func run(counting sent: inout Int) async throws(AppError) {
        let result = await withTaskGroup(of: Answered.self) { flights -> Result<Void, AppError> in
            do throws(AppError) {
                return .success(try await fly(&flights, counting: &sent))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Keeps two batches on their way, so that the remote has the next one while the answers to the last one are stored
    /// here: it would wait for another thread to begin otherwise. Neither needs anything of the other.
    private func fly(
        _ flights: inout TaskGroup<Answered>, counting sent: inout Int
    ) async throws(AppError) {
        var (tried, flying): (Set<Int>, Set<Int>) = ([], [])
        var (answered, count) = (Answered.nothing, 0)
        // Writes under way are asked about the next time.
        defer { flights.cancelAll() }
        while true {
            let batch = try await turn(answered, next: size, without: tried.union(flying))
            answered = .nothing
            if !batch.isEmpty {
                flying.formUnion(batch.map(\.number))
                count += 1
                // The older one leaves first.
                flights.addImmediateTask { await apply(batch) }
                if count < 2 { continue }
            }
            guard let landed = await flights.next() else { return }
            answered = landed
            count -= 1
            flying.subtract(answered.batch.map(\.number))
            sent += answered.applied
            tried.formUnion(answered.tried)
            if let problem = answered.problem, problem.isBrokenWay {
                try await land(&flights, behind: answered, counting: &sent)
                throw problem
            }
        }
    }

    private func apply(_ batch: [Item]) async -> Answered {
        let (outcomes, problem) = await remote.apply(batch.map { $0.operation.sent(on: visit) })
        return Answered(batch: batch, outcomes: outcomes, problem: problem)
    }

    /// Stores the answers of complete batches before a failure, and waits for nothing more. Interrupted batches are
    /// asked about again.
    private func land(
        _ flights: inout TaskGroup<Answered>, behind last: Answered, counting sent: inout Int
    ) async throws(AppError) {
        flights.cancelAll()
        _ = try await turn(last, next: 0, without: [])
        for await answered in flights {
            sent += answered.applied
            _ = try await turn(answered, next: 0, without: [])
        }
    }

    /// Stores the answers to the last writes and marks the next ones as sent, in one transaction, before anything is
    /// sent. Leaves out those that are marked already, and those that were tried in this round.
    private func turn(
        _ answered: Answered, next count: Int, without others: Set<Int>
    ) async throws(AppError) -> [Item] {
        let (now, jitter) = (clock.storedNow, jitter())
        return try await writer.write { connection throws(AppError) in
            try answered.settle(at: now, jitter: jitter, renaming: identifiers, in: connection)
            return count == 0
                ? [] : try Item.next(count, at: now, without: others, signing: signing, in: connection)
        }
    }
}
