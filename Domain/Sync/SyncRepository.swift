/// What this workstation wrote and the remote does not have yet, and how it stands with the remote.
package protocol SyncRepository: Sendable {
    /// The status as it was when the clinic was opened, at hand without a read; ``SyncStatus/local`` for one without a
    /// remote, where nobody needs to read further.
    var atStart: SyncStatus { get }

    /// How the workstation stands with its remote; for anyone.
    func status() -> Snapshots<SyncStatus>

    /// The first `limit` queued writes. For whoever is signed in.
    func queue(limit: Int) -> Snapshots<OutboxPage>

    /// One queued write with its fields; `AppError.notFound` once it is through or discarded. For whoever is signed in;
    /// the fields are only for those who may see the record.
    func entry(_ id: OutboxEntry.ID) -> Snapshots<OutboxEntry>

    /// Tries a parked or delayed write again with the next round, as the records of this workstation are now.
    ///
    /// - Parameter seen: the write as its author saw it, here and below.
    /// - Throws: `AppError.notFound` where it is not queued any more, `AppError.conflict` for one that someone has to
    ///   choose a side of first or that is not as it was seen, `AppError.notAllowed` for whoever may not make such a
    ///   write.
    func retry(_ seen: OutboxEntry) async throws(AppError)

    /// Takes back a parked or conflicting write and those that wait for it: the records become what the remote has.
    ///
    /// - Returns: how many writes were taken back.
    /// - Throws: `AppError.notFound` where it is not queued any more, `AppError.conflict` for one that may be on its
    ///   way or that is not as it was seen, `AppError.notAllowed` for whoever may not make such a write.
    func discard(_ seen: OutboxEntry) async throws(AppError) -> Int

    /// Settles a conflicting write: of each contested field one side is kept, and the write is tried again as that.
    ///
    /// - Throws: `AppError.notFound` where it is not queued any more; `AppError.conflict` where it is not conflicting,
    ///   where it is not as it was seen, where no side is named of something that is at issue, or where other writes
    ///   would go with it; `AppError.notAllowed` for whoever may not make such a write.
    func resolve(_ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError)

    /// Exchanges everything with the remote that can be exchanged now.
    ///
    /// - Returns: what was done, also where it ended early.
    /// - Throws: `AppError.conflict` for a clinic that has no remote.
    func sync() async throws(AppError) -> SyncReport
}
