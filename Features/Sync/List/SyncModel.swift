import Domain
import Observation

/// Keeps the state of the exchange and the queue current, and exchanges on request.
@Observable
package final class SyncModel {
    private(set) var status = LoadState<SyncStatusPresentation>.idle
    private(set) var page = LoadState<OutboxPagePresentation>.idle

    /// The result of the last round started here, in words.
    private(set) var round: String?
    private(set) var problem: AppError?

    /// The number of visible writes; reading restarts when it changes.
    private(set) var limit: Int

    /// How much is shown, restored after a restart.
    var input: [String: String] {
        get { limit > pageSize ? ["limit": "\(limit)"] : [:] }
        set { limit = min(max(pageSize, newValue["limit"].flatMap { Int($0) } ?? 0), 10_000) }
    }

    private let pageSize: Int
    private let sync: any SyncRepository
    private weak let coordinator: (any SyncCoordinating)?
    private weak let errors: (any ErrorRouting)?

    /// A screen that knows nothing yet, and shows the first `pageSize` writes.
    package init(
        sync: any SyncRepository, coordinator: any SyncCoordinating, errors: any ErrorRouting, pageSize: Int = 10
    ) {
        self.sync = sync
        self.coordinator = coordinator
        self.errors = errors
        self.pageSize = pageSize
        limit = pageSize
    }

    func observeStatus() async {
        await sync.status().load(into: \.status, of: self, as: SyncStatusPresentation.init)
    }

    func observe() async {
        await sync.queue(limit: limit).load(into: \.page, of: self, as: OutboxPagePresentation.init)
    }

    func syncNow() async {
        do {
            let report = try await sync.sync()
            (round, problem) = (report.summary, report.problem)
        } catch {
            (round, problem) = (nil, errors.leftToShow(of: error))
        }
    }

    func showMore() {
        limit += pageSize
    }

    func show(_ row: OutboxRowPresentation) {
        guard let number = OutboxNumber(row.id) else { return }
        coordinator?.showEntry(number)
    }
}
