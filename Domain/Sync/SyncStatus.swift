import FoundationEssentials

/// The state of this workstation's exchange with the shared remote.
package struct SyncStatus: Hashable, Sendable {
    /// Whether the remote can be reached, or nil for a clinic that has none: then nothing is ever queued.
    package var reach: RemoteReach?

    /// How many writes are on their way, those that wait for others included.
    package var queued: Int

    /// The number of writes that the remote refused.
    package var parked: Int

    /// The number of writes in conflict with another workstation's.
    package var conflicts: Int

    /// The number of records at the remote that were not taken in, because they make no sense here.
    package var setAside: Int

    /// The owner of the transaction at the remote that holds others' changes back, or nil where none does.
    package var holder: String?

    /// When this workstation last had everything that the remote has, or nil if it never had.
    package var upToDateAt: Date?

    /// How far a first load is that is under way, or nil.
    package var progress: SyncProgress?

    /// Where the workstation keeps a part of the clinic, how many days before and after today; nil where it keeps
    /// everything.
    package var days: Int?

    /// A status from its parts.
    package init(
        reach: RemoteReach?, queued: Int = 0, parked: Int = 0, conflicts: Int = 0, setAside: Int = 0,
        holder: String? = nil, upToDateAt: Date? = nil, progress: SyncProgress? = nil,
        days: Int? = nil
    ) {
        self.reach = reach
        self.queued = queued
        self.parked = parked
        self.conflicts = conflicts
        self.setAside = setAside
        self.holder = holder
        self.upToDateAt = upToDateAt
        self.progress = progress
        self.days = days
    }

    /// The status of a clinic without a remote.
    package static let local = SyncStatus(reach: nil)
}

/// The reachability of the remote.
package enum RemoteReach: Hashable, Sendable {
    /// It was not tried yet.
    case unknown
    /// It is being asked.
    case syncing
    /// It answered the last time.
    case online
    /// The last try failed or was not answered; writes wait here.
    case offline(AppError)
}
