import Domain
import FoundationEssentials

/// The shared engine that workstations exchange with. A fake serves as well as a real one.
///
/// Every error is an `AppError.remote`. After `RemoteFault.unreachable` it is unknown whether the call had its effect:
/// ask again to find out.
package protocol Remote: Sendable {
    /// The name in messages, never with a password.
    var name: String { get }

    /// The clinic that it has; nil if there is none yet. A workstation that names its log is told which visit this is.
    func identify(by log: [UInt8]?) async throws(AppError) -> RemoteIdentity?

    /// Refuses an engine that accepts what this needs of it, and does not do it. For a workstation that meets the
    /// remote for the first time.
    func checkEngine() async throws(AppError)

    /// Prepares an empty remote for a clinic, or upgrades an older one; does nothing if that is done. Refuses an
    /// unsuitable engine before.
    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError)

    /// Takes everything out of a remote that was not opened for use yet.
    func empty() async throws(AppError)

    /// Adds records to a remote that is not in use yet. Existing records stay as they are.
    func seed(_ records: [SeededRecord]) async throws(AppError)

    /// Adds what is signed to records that came from an older remote, which kept nothing signed, and has them as they
    /// are signed. Others stay as they are.
    func vouch(for records: [SeededRecord]) async throws(AppError)

    /// Takes what deleted records were out of what the remote keeps about earlier writes: for its owner alone.
    ///
    /// - Parameters:
    ///   - records: the identities of the records.
    ///   - steps: what was signed, without what the records were.
    /// - Throws: `AppError.remote`.
    func forget(_ records: [UUID], keeping steps: [SignedBytes]) async throws(AppError)

    /// Opens the remote for use: everything was put into it. The blocks of numbers begin at `numbers`, by subject.
    func open(numbersFrom numbers: [String: Int]) async throws(AppError)

    /// Applies writes in order, each all or not at all, and answers each once and for all, however often it is sent:
    /// one that was refused or contradicted goes again only as another one. When the visit of a write is settled, only
    /// that it was applied is still known. A write that builds on another is sent when that one is answered: where the
    /// other has to be decided again, it would be refused for good.
    ///
    /// May be asked while it is at work on others, which it does first, and comes back at once when cancelled.
    ///
    /// - Returns: the answers to the first writes, in order; fewer than were sent where the way broke before the others
    ///   were answered, and then why.
    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?)

    /// Records that changed after a cursor, in the order of their changes, in their current version. None is ever left
    /// out: a change becomes visible only when no other can appear before it.
    ///
    /// A workstation that asks says what it has for good: everything up to the cursor, and the answers of its settled
    /// visits. What nobody needs any more is forgotten, a part at a time, and from its first question on, what it
    /// lacks is kept. One that was given up, and lacks something that went, reads from the start.
    func changes(
        after cursor: RemoteCursor, limit: Int, on visit: RemoteVisit?
    ) async throws(AppError) -> RemotePage

    /// The workstations that it knows.
    func workstations() async throws(AppError) -> [RemoteWorkstation]

    /// Keeps nothing for a workstation any more: for its owner alone. It may come back.
    func retire(_ log: [UInt8]) async throws(AppError)

    /// The signed writes that made versions of records, each record's in the order of its versions. As many as fit: at
    /// least one, if there is one, so that a workstation asks again for the rest.
    func steps(_ lacking: [LackingSteps]) async throws(AppError) -> [RemoteStep]

    /// Digests of the steps of records, for a workstation that has read this remote, or the one that it copied, up to a
    /// cursor: of as many as are looked through at once. Nil where it cannot be told whether both began with the same.
    func digests(_ range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> RemoteDigests?

    /// The next records after a place, with all that was signed about them: as many as fit, at least one, if there is
    /// one. Without a place, the beginning.
    func snapshot(after place: RemoteSnapshotPlace?, limit: Int) async throws(AppError) -> RemoteSnapshot

    /// The names of records for a workstation that keeps a part, after a patient or an order of nobody's: all of each
    /// patient, of so many patients at most. Their steps say what they are.
    func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart

    /// Keeps signed heads of logs, and gives those that came after a place, so that none is ever left out. Of each log
    /// by each witness it may forget all but the last ``SignedHeads/most``. It cannot check them: workstations do.
    func heads(_ given: GivenHeads) async throws(AppError) -> RemoteHeads

    /// Calls `action` when others may have written something. It may be called too often, or never: ask for changes at
    /// intervals as well.
    func onNews(_ action: @escaping @Sendable () -> Void)

    /// Leases a block of short numbers that no other workstation has or gets.
    func leaseNumbers(of subject: String, count: Int, operation: OperationID) async throws(AppError) -> ClosedRange<Int>
}

extension Remote {
    /// Trusts it.
    package func checkEngine() async throws(AppError) {}

    /// Has everything, and gives no part.
    package func part(_ wanted: PartRequest, after last: UUID?, limit: Int) async throws(AppError) -> RemotePart {
        throw .remote(.unsuitable(remote: name, detail: "it gives no part of one"))
    }

    /// Cannot tell.
    package func digests(_ range: StepRange, since cursor: RemoteCursor) async throws(AppError) -> RemoteDigests? {
        nil
    }

    /// Tells nothing.
    package func onNews(_ action: @escaping @Sendable () -> Void) {}

    /// The clinic that it has, for a caller that is no workstation.
    package func identify() async throws(AppError) -> RemoteIdentity? { try await identify(by: nil) }

    /// Records that changed after a cursor, for a caller that is no workstation.
    package func changes(after cursor: RemoteCursor, limit: Int) async throws(AppError) -> RemotePage {
        try await changes(after: cursor, limit: limit, on: nil)
    }
}
