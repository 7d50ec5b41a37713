import Data
import Domain
import FoundationEssentials

/// Exchanges with the remote what workstations wrote, round by round. The decisions are ``Outbox``'s, ``RecordMerge``'s
/// and the remote's; this carries them out.
actor SyncEngine {
    /// How many writes leave together, and how many records are asked for at once. Two batches are on their way at a
    /// time.
    static let (batch, page) = (128, 500)

    let remote: any Remote
    let writer: Writer
    let clock: any WallClock
    /// Raised when the remote is there again after it was not.
    let recovered = WakeSignal()
    /// Raised when others may have written something.
    let news = WakeSignal()
    private let drainer: DrainerLock
    private let state: SyncState
    private let identifiers: any IdentifierSource
    private let signing: WriteSigning
    let jitter: @Sendable () -> Double
    private let batch: Int
    private let asking: PartAsking?
    /// The newest round, until it is over.
    private var newest: SyncRound?
    /// How many rounds were asked for.
    private var count = 0
    /// Whether it has begun, so that it lacks later writes.
    private var hasBegun = false
    /// Whether the heads of logs were exchanged since the start.
    private var hasHeads = false

    /// An engine for one open clinic; `jitter` gives numbers between 0 and 1.
    init(
        _ remote: any Remote, writer: Writer, clock: any WallClock, drainer: DrainerLock, state: SyncState,
        identifiers: any IdentifierSource, gate: AccessGate, jitter: @escaping @Sendable () -> Double, batch: Int,
        asking: PartAsking?
    ) {
        (self.remote, self.writer, self.clock, self.drainer) = (remote, writer, clock, drainer)
        (self.state, self.identifiers, self.jitter) = (state, identifiers, jitter)
        (self.batch, self.asking) = (batch, asking)
        signing = WriteSigning(gate: gate, identifiers: identifiers)
    }

    /// Runs one round: sends everything that may be sent, then fetches everything. Calls during a round share the next
    /// one, which includes everything written before them. If the remote fails meanwhile, they get that failure. A
    /// round that nobody waits for any more, because all were cancelled, ends.
    func exchange() async -> SyncReport {
        if let newest, !hasBegun, newest.join() { return await newest.report() }
        let number = count + 1
        let round = SyncRound(Task { [newest] in await self.round(number, after: newest) })
        (newest, count, hasBegun) = (round, number, false)
        _ = round.join()
        return await round.report()
    }

    private func round(_ number: Int, after last: SyncRound?) async -> SyncReport {
        let last = await last?.outcome
        if number == count { hasBegun = true }
        defer { if number == count { newest = nil } }
        if let problem = last?.problem, problem != .drainedElsewhere, problem != .brokenOff {
            return report(of: problem)
        }
        if Task.isCancelled { return report(of: .brokenOff) }
        return await run()
    }

    /// The report of a round that was skipped because the one before failed.
    private func report(of problem: AppError) -> SyncReport {
        var done = SyncReport(sent: 0, received: 0, left: .local, problem: problem)
        do throws(AppError) { done.left = try state.status() } catch { done.problem = error }
        return done
    }

    private func run() async -> SyncReport {
        var done = SyncReport(sent: 0, received: 0, left: .local)
        do throws(AppError) {
            guard drainer.take() else { throw .drainedElsewhere }
            defer { drainer.leave() }
            state.begin()
            try await exchange(&done)
            try await settle()
            state.end(.online)
            await writer.shrink()
        } catch {
            done.problem = await ended(by: error)
        }
        do throws(AppError) {
            done.left = try state.status()
            if done.left.setAside > 0 { done.setAside = try state.setAside(20) }
        } catch {
            done.problem = done.problem ?? error
        }
        return done
    }

    /// Sends, then fetches. A workstation that never had everything fetches first: it has nothing to send yet.
    private func exchange(_ done: inout SyncReport) async throws(AppError) {
        let (clinic, visit) = try await checkIdentity()
        let isNew = try await writer.write { connection throws(AppError) in
            try RemoteRow.read(from: connection)?.upToDateAt == nil
        }
        let leases = NumberLeases(remote: remote, writer: writer, identifiers: identifiers)
        let pull = Pull(
            remote, of: clinic, on: visit, writer: writer, clock: clock, state: state, leases: leases,
            part: asking.map { PartFetch(remote: remote, writer: writer, clock: clock, asking: $0) })
        if isNew {
            try await remote.checkEngine()
            done.received += try await Joining(pull: pull).run()
            done.received += try await pull.run(wakesAll: true)
        }
        if try await FinalNumbers(leases: leases, writer: writer).give() { state.othersWrote() }
        try await Push(
            remote, on: visit, writer: writer, clock: clock, identifiers: identifiers, signing: signing,
            jitter: jitter, size: batch
        ).run(counting: &done.sent)
        done.received += try await pull.run()
        try await checkClinicIsHere()
        try await HeadExchange(remote: remote, writer: writer, clock: clock).run(isFirst: !hasHeads)
        hasHeads = true
    }

    /// - Returns: the clinic that the remote keeps, and the visit that this round is.
    private func checkIdentity() async throws(AppError) -> (RemoteIdentity.ClinicID, RemoteVisit?) {
        let (own, log) = try await writer.write { connection throws(AppError) in
            (try RemoteRow.clinic(in: connection), try SignedHeads.log(in: connection))
        }
        guard let identity = try await remote.identify(by: log), identity.isOpen else {
            throw .remote(.empty(remote: remote.name))
        }
        // A workstation that never had anything becomes one of whatever clinic is there.
        if let own, own != identity.clinic { throw .remote(.anotherClinic(remote: remote.name)) }
        return (identity.clinic, log.map { RemoteVisit(log: $0, number: identity.settled + 1) })
    }

    /// The records that came may be those of no clinic.
    private func checkClinicIsHere() async throws(AppError) {
        try await writer.write { connection throws(AppError) in try Inbox(connection: connection).requireClinic() }
    }

    private func settle() async throws(AppError) {
        let hadFailed = try await writer.write { connection throws(AppError) in
            let row = try RemoteRow.read(from: connection)
            try RemoteRow.update(in: connection) { ($0.failures, $0.notBefore) = (0, nil) }
            return row?.notBefore != nil
        }
        if hadFailed { recovered.raise() }
    }

    /// Records what ended a round early. A cancelled wait is not reported as a failure of the remote.
    ///
    /// - Returns: the error to report.
    private func ended(by error: AppError) async -> AppError {
        guard error != .drainedElsewhere else { return error }
        if Task.isCancelled, error.isOfRound {
            state.breakOff()
            return .brokenOff
        }
        await fail(error)
        return error
    }

    /// Records that the remote failed, and until when to leave it alone. If that cannot be stored, the first failure
    /// is reported. A failing disk of this workstation is no reason to leave the remote alone.
    private func fail(_ error: AppError) async {
        if case .storage = error { return state.end(.offline(error)) }
        let (now, jitter) = (clock.storedNow, jitter())
        do throws(AppError) {
            try await writer.write { connection throws(AppError) in
                try RemoteRow.update(in: connection) { row in
                    row.failures += 1
                    let backoff = if case .remote(.unreachable) = error { Backoff.remote } else { Backoff.standard }
                    row.notBefore = now + backoff.wait(after: row.failures, jitter: jitter)
                }
            }
        } catch {}
        state.end(.offline(error))
    }
}

extension AppError {
    /// The wait for a round was cancelled.
    static let brokenOff = AppError.conflict(
        "The exchange was broken off.", advice: "Ask for it again: it goes on where it was.")

    /// Whether it is what a round that is cancelled ends with.
    fileprivate var isOfRound: Bool {
        if case .remote = self { true } else { self == .brokenOff }
    }

    /// Another program exchanges for the same file at the moment.
    static let drainedElsewhere = AppError.conflict(
        "Another program on this file is exchanging with the remote.", advice: "It does so for this one too.")
}
