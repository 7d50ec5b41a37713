/// The result of one round of exchange with the remote.
package struct SyncReport: Hashable, Sendable {
    /// How many writes of this workstation the remote took.
    package var sent: Int

    /// How many records came from the remote.
    package var received: Int

    /// How many writes of this workstation are still queued, parked or conflicting.
    package var left: SyncStatus

    /// The first of the remote's records that were not taken in.
    package var setAside: [SetAsideRecord] = []

    /// Why the round ended early, or nil where everything was exchanged that could be.
    package var problem: AppError?

    /// A report from its parts.
    package init(sent: Int, received: Int, left: SyncStatus, problem: AppError? = nil) {
        self.sent = sent
        self.received = received
        self.left = left
        self.problem = problem
    }
}
