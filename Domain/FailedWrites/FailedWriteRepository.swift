/// The writes that failed on this workstation since it was started.
package protocol FailedWriteRepository: Sendable {
    /// The failed writes that were not dismissed, newest first, for the signed-in user; none for a visitor.
    func failedWrites() -> Snapshots<[FailedWrite]>

    /// Dismisses one that was read.
    func putAway(_ id: FailedWrite.ID) async
}
