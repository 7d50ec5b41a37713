import Data
import Domain
import FoundationEssentials
import Synchronization

/// Asks the remote for records that a workstation that keeps a part lacks: at once where the remote is at hand, else
/// with the next exchange.
final class PartAsking: PartSource {
    private struct State {
        /// The requests that were not answered yet, the newest last, and how often each was tried.
        var waiting: [(request: PartRequest, tries: Int)] = []
        /// The patients whom somebody has looked at.
        var seen: Set<PatientNumber> = []
        /// Whether the last sweep left somebody.
        var sweeps = false
        /// When the others were answered.
        var answered: [PartRequest: Date] = [:]

        mutating func wait(for request: PartRequest) {
            waiting.removeAll { $0.request == request }
            waiting.append((request, 0))
            waiting.removeFirst(max(0, waiting.count - PartAsking.mostWaiting))
        }
    }

    private let state = Mutex(State())
    private let database: Database
    private let link: SyncLink
    private let sync: SyncState
    private let clock: any WallClock

    init(database: Database, link: SyncLink, sync: SyncState, clock: any WallClock) {
        (self.database, self.link, self.sync, self.clock) = (database, link, sync, clock)
    }

    /// For so many seconds, nothing else is expected to be found. Others may write it at any time.
    private static let lifetime = 60.0

    /// More than anybody looks at before the remote is there again; and how often each is tried: the remote may never
    /// answer one in time.
    private static let (mostWaiting, mostTries) = (20, 3)

    func ask(for wanted: PartRequest) async {
        if case .matching(.number(let number)) = wanted { state.withLock { _ = $0.seen.insert(number) } }
        guard !has(wanted) else { return }
        state.withLock { $0.wait(for: wanted) }
        guard sync.isAtHand else { return }
        _ = await link.engine?.exchange()
    }

    func has(_ wanted: PartRequest) -> Bool {
        let age = state.withLock { $0.answered[wanted] }.map { clock.now.timeIntervalSince($0) }
        if let age, 0..<Self.lifetime ~= age { return true }
        // A file that cannot be read says so where it is read.
        return (try? database.read { connection throws(AppError) in try wanted.isHere(in: connection) }) == true
    }

    /// The requests for this round. Those that are not answered in it are in the next one, too.
    func next() -> [PartRequest] {
        state.withLock { state in
            state.waiting = state.waiting.filter { $0.tries < Self.mostTries }.map { ($0.request, $0.tries + 1) }
            return state.waiting.map(\.request)
        }
    }

    /// The patients whom somebody has looked at since the last round, and whether a sweep is to go on.
    func takeSeen() -> (patients: Set<PatientNumber>, sweeps: Bool) {
        state.withLock { state in
            defer { state.seen = [] }
            return (state.seen, state.sweeps)
        }
    }

    /// Notes that requests were answered, and whether a sweep left something.
    func answered(_ fetched: PartFetch.Fetched, sweeps: Bool) {
        let now = clock.now
        state.withLock { state in
            state.sweeps = sweeps
            state.waiting.removeAll { fetched.whole.contains($0.request) || fetched.cut.contains($0.request) }
            state.answered = state.answered.filter { now.timeIntervalSince($0.value) < Self.lifetime }
            for request in fetched.whole { state.answered[request] = now }
        }
    }
}
