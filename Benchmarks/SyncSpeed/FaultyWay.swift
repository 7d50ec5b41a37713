import DataSync
import Domain

/// A way to a remote on which, by a seed, requests and answers get lost and callers go away before the end.
struct FaultyWay {
    /// How often each fault happened.
    struct Faults {
        var lostRequests = 0
        var lostAnswers = 0
        var abandoned = 0

        static func += (all: inout Self, one: Self) {
            all.lostRequests += one.lostRequests
            all.lostAnswers += one.lostAnswers
            all.abandoned += one.abandoned
        }
    }

    private(set) var faults = Faults()
    private let remote: PostgresRemote
    private var random: SeededNumbers

    /// One request in so many gets lost, as often its answer, and as often its caller goes away.
    private static let rarity = 20

    init(_ remote: PostgresRemote, seed: UInt64) {
        (self.remote, random) = (remote, SeededNumbers(seed: seed))
    }

    /// A random number below another.
    mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

    /// A random part of a duration.
    mutating func part(of duration: Duration) -> Duration { duration * Double.random(in: 0..<1, using: &random) }

    mutating func identify(by log: [UInt8]) async throws(AppError) -> RemoteIdentity? {
        try loseRequest()
        let identity = try await remote.identify(by: log)
        try loseAnswer()
        return identity
    }

    mutating func changes(after cursor: RemoteCursor, on visit: RemoteVisit) async throws(AppError) {
        try loseRequest()
        _ = try await remote.changes(after: cursor, limit: 1, on: visit)
        try loseAnswer()
    }

    /// The answers that arrive, fewer than there are writes where something went wrong on the way.
    mutating func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        do throws(AppError) { try loseRequest() } catch { return ([], error) }
        let (outcomes, problem) = await isDue() ? abandon(operations) : remote.apply(operations)
        guard problem == nil else { return (outcomes, problem) }
        do throws(AppError) {
            try loseAnswer()
            return (outcomes, nil)
        } catch {
            return (Array(outcomes.prefix(number(below: operations.count))), error)
        }
    }

    /// Asks, and does not wait until the server is done.
    private mutating func abandon(
        _ operations: [RemoteOperation]
    ) async -> (outcomes: [RemoteOutcome], problem: AppError?) {
        faults.abandoned += 1
        let asking = Task { [remote] in await remote.apply(operations) }
        let patience = part(of: .milliseconds(40))
        let leaving = Task {
            do { try await Task.sleep(for: patience) } catch {}
            asking.cancel()
        }
        let answer = await asking.value
        leaving.cancel()
        return answer
    }

    private mutating func loseRequest() throws(AppError) {
        guard isDue() else { return }
        faults.lostRequests += 1
        throw gone
    }

    private mutating func loseAnswer() throws(AppError) {
        guard isDue() else { return }
        faults.lostAnswers += 1
        throw gone
    }

    private mutating func isDue() -> Bool { number(below: Self.rarity) == 0 }

    private var gone: AppError { .remote(.unreachable(remote: remote.name, detail: "it was lost on the way")) }
}
