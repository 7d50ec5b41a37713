import Domain
import Foundation
import Synchronization

/// Queued writes in memory, with the behaviour of a workstation's outbox. A test decides which are waiting, refused or
/// in conflict, and how the remote answers.
package final class FakeSyncRepository: SyncRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        case status
        /// The start of the queue was read.
        case queue(limit: Int)
        /// One queued write was read.
        case entry(OutboxNumber)
        /// A retry was requested.
        case retry(OutboxNumber)
        /// A write was taken back.
        case discard(OutboxNumber)
        /// Sides of a conflict were chosen.
        case resolve(OutboxNumber, [OutboxField.ID: OutboxSide])
        case sync
    }

    fileprivate struct State {
        var queue: FakeOutbox
        var status: SyncStatus
        var calls: [Call] = []
        var received = 0
        var problem: AppError?
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    /// The sync status when the fake was made.
    package let atStart: SyncStatus

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock

    /// Writes that wait for a remote, as the person signed in with `sessions` sees them; each waits for the one before
    /// it. Without a `reach` there is no remote.
    package init(
        _ entries: [OutboxEntry] = [], reach: RemoteReach? = nil, upToDateAt: Date? = nil,
        sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        let queue = FakeOutbox(entries)
        let status = SyncStatus(reach: reach, upToDateAt: upToDateAt)
        atStart = queue.counted(in: status)
        state = Mutex(State(queue: queue, status: status))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The sync status; see ``SyncRepository``.
    package func status() -> Snapshots<SyncStatus> {
        record(.status)
        return streams.open { [weak self] () throws(AppError) in self?.now ?? .local }
    }

    /// The first queued writes; see ``SyncRepository``.
    package func queue(limit: Int) -> Snapshots<OutboxPage> {
        record(.queue(limit: limit))
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { return OutboxPage(entries: [], total: 0) }
            let staff = try admit()
            return state.withLock { $0.queue.page(limit, for: staff) }
        }
    }

    /// One queued write; see ``SyncRepository``.
    package func entry(_ id: OutboxNumber) -> Snapshots<OutboxEntry> {
        record(.entry(id))
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .notQueued(id) }
            let staff = try admit()
            return try state.withLock { state throws(AppError) in try state.queue.entry(id, for: staff) }
        }
    }

    /// Tries a write again; see ``SyncRepository``.
    package func retry(_ seen: OutboxEntry) async throws(AppError) {
        try await change(.retry(seen.id)) { queue, staff throws(AppError) in try queue.retry(seen, by: staff) }
    }

    /// Takes a write back; see ``SyncRepository``.
    package func discard(_ seen: OutboxEntry) async throws(AppError) -> Int {
        try await change(.discard(seen.id)) { queue, staff throws(AppError) in try queue.discard(seen, by: staff) }
    }

    /// Resolves a conflict; see ``SyncRepository``.
    package func resolve(_ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError) {
        try await change(.resolve(seen.id, sides)) { queue, staff throws(AppError) in
            try queue.resolve(seen, keeping: sides, by: staff)
        }
    }

    /// Exchanges all pending changes; see ``SyncRepository``.
    package func sync() async throws(AppError) -> SyncReport {
        record(.sync)
        guard state.withLock({ $0.status.reach != nil }) else { throw .noRemote }
        try await answers.write()
        let now = clock.now
        let report = state.withLock { $0.round(at: now) }
        streams.refresh()
        try answers.written()
        return report
    }
}

/// The controls of the queue and of the remote.
extension FakeSyncRepository {
    /// The current sync status.
    package var now: SyncStatus { state.withLock { $0.queue.counted(in: $0.status) } }

    /// Adds or replaces a queued write, as if someone had just made it or the remote had just answered.
    ///
    /// - Parameters:
    ///   - entry: the write.
    ///   - earlier: the write that it waits for.
    ///   - permission: the permission needed to see its fields and to act on it.
    package func put(_ entry: OutboxEntry, after earlier: OutboxNumber? = nil, needing permission: Permission? = nil) {
        state.withLock { $0.queue.put(entry, after: earlier, needing: permission) }
        streams.refresh()
    }

    /// Removes a write, as if it had been accepted.
    package func settle(_ id: OutboxNumber) {
        state.withLock { $0.queue.remove(id) }
        streams.refresh()
    }

    /// Sets records from the remote aside, for later reads.
    package func setAside(_ records: [SetAsideRecord]) { state.withLock { $0.queue.setAside = records } }

    /// Sets the reach of the remote, the progress of a first load, and who holds changes back.
    package func reach(_ reach: RemoteReach?, progress: SyncProgress? = nil, holder: String? = nil) {
        state.withLock { ($0.status.reach, $0.status.progress, $0.status.holder) = (reach, progress, holder) }
        streams.refresh()
    }

    /// Sets the result of the next rounds: the number of records, and the error that ends them early, if any.
    package func nextRounds(receive count: Int = 0, endWith problem: AppError? = nil) {
        state.withLock { ($0.received, $0.problem) = (count, problem) }
    }
}

extension FakeSyncRepository {
    private func record(_ call: Call) {
        state.withLock { $0.calls.append(call) }
    }

    private func admit() throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        return staff
    }

    private func change<Value: Sendable>(
        _ call: Call, _ body: (inout FakeOutbox, Staff) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        record(call)
        try await answers.write()
        let staff = try admit()
        let value = try state.withLock { state throws(AppError) in try body(&state.queue, staff) }
        streams.refresh()
        try answers.written()
        return value
    }
}

extension FakeSyncRepository.State {
    fileprivate mutating func round(at now: Date) -> SyncReport {
        if let problem {
            status.reach = .offline(problem)
            return SyncReport(sent: 0, received: received, left: queue.counted(in: status), problem: problem)
        }
        let sent = queue.send()
        (status.reach, status.upToDateAt) = (.online, now)
        var report = SyncReport(sent: sent, received: received, left: queue.counted(in: status))
        report.setAside = queue.setAside
        return report
    }
}
