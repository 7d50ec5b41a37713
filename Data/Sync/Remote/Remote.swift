import Domain

/// The engine that workstations share, as far as exchanging with it needs one. A fake of it is as good as a real one.
///
/// Every error is an `AppError.remote`. One that says `RemoteFault.unreachable` leaves open whether what was asked for
/// was done: whoever needs to know asks again.
package protocol Remote: Sendable {
    /// What it is called in messages: never with a password.
    var name: String { get }

    /// Which clinic it keeps, and how far along it is; nil where there is none yet.
    func identify() async throws(AppError) -> RemoteIdentity?

    /// Makes an empty remote that of a clinic, or brings an older one to this version; does nothing where that was
    /// done.
    func prepare(for clinic: RemoteIdentity.ClinicID, kinds: [RemoteKind]) async throws(AppError)

    /// Takes everything out of a remote that was not opened for use yet.
    func empty() async throws(AppError)

    /// Puts records into a remote that was not opened for use yet. Those that are there already are left as they are.
    func seed(_ records: [RemoteRecord]) async throws(AppError)

    /// Opens the remote for use: everything was put into it. The blocks of numbers begin at `numbers`, by subject.
    func open(numbersFrom numbers: [String: Int]) async throws(AppError)

    /// Applies writes in order, each all or not at all, and answers each once and for all, however often it is sent:
    /// one that was refused or contradicted goes again only as another one. A write that builds on another is sent when
    /// that one is answered: where the other has to be decided again, it would be refused for good.
    ///
    /// May be asked while it is at work on others, which it does first, and comes back at once when cancelled.
    ///
    /// - Returns: the answers to the first writes, in order; fewer than were sent where the way broke before the others
    ///   were answered, and then why.
    func apply(_ operations: [RemoteOperation]) async -> (outcomes: [RemoteOutcome], problem: AppError?)

    /// Records that changed after a cursor, in the order of their changes, each as it is now. None is ever left out: a
    /// change shows only when no other can appear before it.
    func changes(after cursor: RemoteCursor, limit: Int) async throws(AppError) -> RemotePage

    /// Leases a block of short numbers that no other workstation has or gets.
    func leaseNumbers(of subject: String, count: Int, operation: OperationID) async throws(AppError) -> ClosedRange<Int>
}
