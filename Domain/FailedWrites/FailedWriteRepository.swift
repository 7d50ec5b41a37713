/// The writes that failed on this workstation since it was started.
package protocol FailedWriteRepository: Sendable {
    /// Those that nobody has put away yet, newest first. For whoever is signed in; a visitor is told of none.
    func failedWrites() -> Snapshots<[FailedWrite]>

    /// Puts one away: it was read.
    func putAway(_ id: FailedWrite.ID) async
}
