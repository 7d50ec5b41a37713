/// The writes that the remote does not have yet, and the state of the exchange.
package protocol SyncRepository: Sendable {
    /// The status when the clinic was opened, without a read. ``SyncStatus/local`` means that there is no remote and
    /// nothing more to read.
    var atStart: SyncStatus { get }

    /// The current status, for everyone.
    func status() -> Snapshots<SyncStatus>

    /// The first `limit` queued writes, for signed-in users.
    func queue(limit: Int) -> Snapshots<OutboxPage>

    /// One queued write with its fields; ``AppError/notFound(_:by:)`` once it is sent or discarded. For signed-in
    /// users; the fields only for those who may see the record.
    func entry(_ id: OutboxEntry.ID) -> Snapshots<OutboxEntry>

    /// Retries a parked or delayed write in the next round, with the current records of this workstation.
    ///
    /// - Parameter seen: the write as the user saw it, here and below.
    /// - Throws: ``AppError/notFound(_:by:)`` if it is no longer queued, ``AppError/conflict(_:advice:)`` if someone
    ///   has to choose first or it is not as `seen`, ``AppError/notAllowed(_:)`` if the user may not make such a write.
    func retry(_ seen: OutboxEntry) async throws(AppError)

    /// Discards a parked or conflicting write and those that wait for it: the records become those of the remote.
    ///
    /// - Returns: the number of discarded writes.
    /// - Throws: ``AppError/notFound(_:by:)`` if it is no longer queued, ``AppError/conflict(_:advice:)`` if it may be
    ///   under way or is not as `seen`, ``AppError/notAllowed(_:)`` if the user may not make such a write.
    func discard(_ seen: OutboxEntry) async throws(AppError) -> Int

    /// Resolves a conflicting write: keeps one side of each contested field, and retries the write with that.
    ///
    /// - Throws: ``AppError/notFound(_:by:)`` if it is no longer queued; ``AppError/conflict(_:advice:)`` if it is not
    ///   conflicting, is not as `seen`, has a contested field without a side, or would take other writes with it;
    ///   ``AppError/notAllowed(_:)`` if the user may not make such a write.
    func resolve(_ seen: OutboxEntry, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError)

    /// Exchanges with the remote everything that can be exchanged now.
    ///
    /// - Returns: the result, also of a round that ended early.
    /// - Throws: ``AppError/conflict(_:advice:)`` for a clinic without a remote.
    func sync() async throws(AppError) -> SyncReport
}
