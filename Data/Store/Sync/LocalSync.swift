import Domain

/// The syncing of a clinic without a remote: nothing is ever queued.
struct LocalSync: SyncRepository {
    let gate: AccessGate
    let live: LiveReads

    var atStart: SyncStatus { .local }

    func status() -> Snapshots<SyncStatus> {
        live.stream(from: .process) { () throws(AppError) in .local }
    }

    func queue(limit: Int) -> Snapshots<OutboxPage> {
        live.stream(from: .process) { [gate] () throws(AppError) in
            _ = try gate.admit([])
            return OutboxPage(entries: [], total: 0)
        }
    }

    func entry(_ id: OutboxEntry.ID) -> Snapshots<OutboxEntry> {
        live.stream(from: .process) { [self] () throws(AppError) in throw refusal(of: id) }
    }

    func retry(_ id: OutboxEntry.ID) async throws(AppError) {
        throw refusal(of: id)
    }

    func discard(_ id: OutboxEntry.ID) async throws(AppError) -> Int {
        throw refusal(of: id)
    }

    func resolve(_ id: OutboxEntry.ID, keeping sides: [OutboxField.ID: OutboxSide]) async throws(AppError) {
        throw refusal(of: id)
    }

    func sync() async throws(AppError) -> SyncReport {
        throw .noRemote
    }

    private func refusal(of id: OutboxEntry.ID) -> AppError {
        gate.whoeverIsHere == nil ? .signInRequired : .notQueued(id)
    }
}
