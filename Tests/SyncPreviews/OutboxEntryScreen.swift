import DesignSystem
import Domain
import Foundation
import Support
import Sync

/// One queued write, on its fakes.
final class OutboxEntryScreen: DrivenScreen {
    let sync: FakeSyncRepository
    let coordinator = RecordingSyncCoordinator()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: OutboxEntryModel?

    init(_ entry: OutboxEntry?, of number: Int = 18, session: StaffSession? = .pharmacist) {
        sync = FakeSyncRepository(
            [entry].compactMap { $0 }, reach: .online, sessions: FakeStaffSessionRepository(session: session))
        let model = OutboxEntryModel(number: .known(number), sync: sync, coordinator: coordinator, errors: errors)
        self.model = model
        driver = ScreenDriver(OutboxEntryView(model: model), style: .sheet, deliveries: [sync.deliveries])
    }

    /// The screen of a write in a state, complete.
    static func settled(
        _ state: OutboxState, fields: [OutboxField] = [], session: StaffSession? = .pharmacist
    ) async -> OutboxEntryScreen {
        let screen = OutboxEntryScreen(.sample(18, state, fields: fields), session: session)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { sync.callCount }
    var openStreams: Int { sync.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the screen, named after its golden.
nonisolated enum OutboxEntryState: String, PreviewState {
    case loading, ready, waiting, unsigned, delayed, parked, visitors, conflicting, halfChosen, chosen, changedAgain
    case kept, wholeRecord, forOthers
    case retryRefused, over, refreshing, refreshFailed, failed, notFound, denied, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> OutboxEntryScreen {
        let screen = OutboxEntryScreen(entry, session: self == .denied ? nil : .pharmacist)
        if self == .parked {
            screen.sync.put(.sample(19, .waiting), after: .known(18))
            screen.sync.put(.sample(20, .waiting), after: .known(19))
        }
        if self == .forOthers, let entry { screen.sync.put(entry, needing: .keepClinicalNotes) }
        if self == .failed { screen.sync.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        if self == .loading {
            screen.sync.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        await screen.driver.settle()
        try await bringAbout(on: screen)
        await screen.driver.settle()
        return screen
    }

    private var entry: OutboxEntry? {
        let refusal = AppError.conflict("Another appointment is at that time.", advice: "Book another time.")
        return switch self {
        case .waiting: .sample(18, .waiting, fields: [.sample("phone", nil, "555 0101", nil)])
        case .unsigned: .sample(18, .unsigned)
        case .delayed: .sample(18, .delayed(attempts: 3, until: .sample + 120, .down))
        case .parked, .retryRefused:
            .sample(18, .parked(refusal), what: "a new appointment", subject: .appointment(.known(3_001)))
        case .visitors: .sample(18, .parked(refusal), what: "a cart", by: nil, subject: nil)
        case .conflicting, .halfChosen, .chosen, .changedAgain, .kept, .forOthers:
            .sample(18, .conflicting, fields: OutboxField.contestedSamples)
        case .wholeRecord:
            .sample(
                18, .conflicting, what: "a step of an order", by: "Maya Lindqvist", subject: .order(.known(1_044)),
                fields: OutboxField.wholeSamples)
        case .notFound: nil
        case .long: .sample(saying: Specimen.long)
        case .wide: .sample(saying: Specimen.wide)
        case .hostile: .sample(saying: Specimen.hostile)
        default: .sample(18, fields: [.sample("phone", "555 0100", "555 0101", "555 0100")])
        }
    }

    @MainActor private func bringAbout(on screen: OutboxEntryScreen) async throws {
        switch self {
        case .halfChosen: try await screen.driver.choose("mine", in: "Keep phone")
        case .chosen, .kept, .changedAgain:
            try await screen.driver.choose("mine", in: "Keep phone")
            try await screen.driver.choose("theirs", in: "Keep allergies")
        case .retryRefused:
            screen.sync.answers.failNext(with: .notAllowed(.manageAppointments))
            try await screen.driver.press("retry")
        case .over: screen.sync.settle(.known(18))
        case .refreshing: screen.sync.answers.freshness = .refreshing
        case .refreshFailed: screen.sync.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite"))
        default: break
        }
        if self == .kept { try await screen.driver.press("keep") }
        if self == .changedAgain {
            let again = OutboxField.sample("phone", "555 0199", "555 0101", "555 0200", isContested: true)
            screen.sync.put(.sample(18, .conflicting, fields: [again] + OutboxField.contestedSamples.dropFirst()))
        }
    }
}

extension OutboxEntry {
    /// A conflict with a text that a screen must handle.
    nonisolated static func sample(saying text: String) -> OutboxEntry {
        .sample(
            18, .conflicting, what: text, by: text,
            fields: [
                .sample(text, text, "\(text) a", "\(text) b", isContested: true), .sample("name", text, text, nil),
            ])
    }
}
