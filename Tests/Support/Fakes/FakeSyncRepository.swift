import Domain
import Foundation
import Synchronization

/// Queued writes in memory, behaving as a workstation's outbox does: a test says what waits, what was refused and what
/// contradicts, and how the remote answers.
package final class FakeSyncRepository: SyncRepository, ObservedFake {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        case status
        /// So many of the queue were read.
        case queue(limit: Int)
        /// One queued write was read.
        case entry(OutboxNumber)
        /// One was to be tried again.
        case retry(OutboxNumber)
        /// One was taken back.
        case discard(OutboxNumber)
        /// Sides of one were chosen.
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

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    /// How the workstation stood with its remote when the fake was made.
    package let atStart: SyncStatus

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    private let clock: any WallClock

    /// Writes that wait for a remote, which whoever is signed in with `sessions` sees; a waiting one does so for the
    /// one before it. Without a `reach` there is no remote.
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

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How often something was asked.
    package var callCount: Int { calls.count }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// How the workstation stands with its remote; see ``SyncRepository``.
    package func status() -> Snapshots<SyncStatus> {
        record(.status)
        return streams.open { [weak self] () throws(AppError) in self?.now ?? .local }
    }

    /// The first queued writes; see ``SyncRepository``.
    package func queue(limit: Int) -> Snapshots<OutboxPage> {
        record(.queue(limit: limit))
        return streams.open { [weak self] () throws(AppError) in
            _ = try self?.admit()
            return self?.state.withLock { $0.queue.page(limit) } ?? OutboxPage(entries: [], total: 0)
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

    /// Settles a contradiction; see ``SyncRepository``.
    package func resolve(_ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError) {
        try await change(.resolve(seen.id, sides)) { queue, staff throws(AppError) in
            try queue.resolve(seen, keeping: sides, by: staff)
        }
    }

    /// Exchanges everything that can be; see ``SyncRepository``.
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

/// What a test makes of the queue and of the remote.
extension FakeSyncRepository {
    /// How the workstation stands with its remote now.
    package var now: SyncStatus { state.withLock { $0.queue.counted(in: $0.status) } }

    /// Adds or replaces a queued write, as if someone had just made it or the remote had just answered.
    ///
    /// - Parameters:
    ///   - entry: the write.
    ///   - earlier: the write that it waits for.
    ///   - permission: what it takes to see its fields and to do anything to it.
    package func put(_ entry: OutboxEntry, after earlier: OutboxNumber? = nil, needing permission: Permission? = nil) {
        state.withLock { $0.queue.put(entry, after: earlier, needing: permission) }
        streams.refresh()
    }

    /// Takes a write away, as if it had gone through.
    package func settle(_ id: OutboxNumber) {
        state.withLock { $0.queue.remove(id) }
        streams.refresh()
    }

    /// What is known of the way to the remote, and how far a first load is.
    package func reach(_ reach: RemoteReach?, progress: SyncProgress? = nil) {
        state.withLock { ($0.status.reach, $0.status.progress) = (reach, progress) }
        streams.refresh()
    }

    /// What the next rounds bring: so many records, and what ends them early; nil where nothing does.
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
        return SyncReport(sent: sent, received: received, left: queue.counted(in: status))
    }
}
