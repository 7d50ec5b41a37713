import DesignSystem
import Domain
import Foundation
import Support
import Sync

/// The sync status and the queue, on their fakes.
final class SyncScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let sync: FakeSyncRepository
    let coordinator = RecordingSyncCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: SyncModel?

    init(
        _ entries: [OutboxEntry] = OutboxEntry.samples, reach: RemoteReach? = .online, upToDateAt: Date? = .sample,
        session: StaffSession? = .pharmacist, pageSize: Int = 10
    ) {
        sessions = FakeStaffSessionRepository(session: session)
        sync = FakeSyncRepository(entries, reach: reach, upToDateAt: upToDateAt, sessions: sessions)
        let model = SyncModel(sync: sync, coordinator: coordinator, errors: errors, pageSize: pageSize)
        self.model = model
        driver = ScreenDriver(
            SyncView(model: model), style: .sheet, deliveries: [sync.deliveries, sessions.deliveries])
    }

    var repositoryCalls: Int { sync.callCount }
    var openStreams: Int { sync.openStreams }
    var isModelGone: Bool { model == nil }

    /// The numbers of the visible queued writes, from top to bottom.
    var numbers: [Int] {
        driver.buttons.compactMap { $0.hasPrefix("#") ? Int($0.dropFirst().prefix { $0 != " " }) : nil }
    }
}

/// Every state of the screen, named after its golden.
nonisolated enum SyncState: String, PreviewState {
    case loading, loaded, empty, local, unknown, syncing, firstLoad, offline, heldBack, exchanged, left, endedEarly
    case firstOfMany, all, setAside, refreshing, refreshFailed, failed, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> SyncScreen {
        let screen = SyncScreen(
            entries, reach: reach, upToDateAt: [.unknown, .firstLoad].contains(self) ? nil : .sample - 60,
            session: session, pageSize: [.firstOfMany, .all].contains(self) ? 3 : 10)
        if self == .firstLoad { screen.sync.reach(.syncing, progress: SyncProgress(done: 1_200, of: 10_000)) }
        if self == .failed { screen.sync.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            screen.sync.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .heldBack { screen.sync.reach(.online, holder: "role office, program psql") }
        if self == .setAside { screen.sync.setAside(.samples) }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        return screen
    }

    private var session: StaffSession? {
        switch self {
        case .denied: nil
        case .setAside: .sample(.manager)
        default: .pharmacist
        }
    }

    private var reach: RemoteReach? {
        switch self {
        case .local: nil
        case .unknown: .unknown
        case .syncing, .firstLoad: .syncing
        case .offline: .offline(.down)
        case .hostile: .offline(.remote(.failed(remote: Specimen.hostile, detail: Specimen.hostile)))
        default: .online
        }
    }

    private var entries: [OutboxEntry] {
        switch self {
        case .empty, .local, .exchanged, .firstLoad, .setAside: []
        case .long: OutboxEntry.samples(saying: Specimen.long)
        case .wide: OutboxEntry.samples(saying: Specimen.wide)
        case .hostile: OutboxEntry.samples(saying: Specimen.hostile)
        default: OutboxEntry.samples
        }
    }

    @MainActor private func bringAbout(on screen: SyncScreen) async throws {
        switch self {
        case .exchanged, .left:
            screen.sync.nextRounds(receive: 12)
            try await screen.driver.press("sync-now")
        case .endedEarly:
            screen.sync.nextRounds(endWith: .down)
            try await screen.driver.press("sync-now")
        case .all: try await screen.driver.press("more")
        case .refreshing: screen.sync.answers.freshness = .refreshing
        case .refreshFailed: screen.sync.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        await screen.driver.settle()
    }
}

extension [SetAsideRecord] {
    /// Records that make no sense.
    nonisolated static let samples: [SetAsideRecord] = [
        SetAsideRecord(id: "product 1", what: "a product", reason: "stock is not a whole number"),
        SetAsideRecord(id: "order 1", what: "an order", reason: "it names a record that is not here"),
    ]
}

extension OutboxEntry {
    /// A write in most states, with a text and a person that a screen must handle.
    nonisolated static func samples(saying text: String) -> [OutboxEntry] {
        [
            .sample(1_234_567, .conflicting, what: text, by: text),
            .sample(2, .parked(.conflict(text, advice: text)), what: text, by: text), .sample(3, what: text, by: text),
        ]
    }
}
