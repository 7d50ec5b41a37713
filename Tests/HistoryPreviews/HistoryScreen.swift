import DesignSystem
import Domain
import Foundation
import History
import Support

/// The changes of patient #2001, on the fakes.
final class HistoryScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let history: FakeHistoryRepository
    let driver: ScreenDriver
    private weak var model: HistoryModel?

    init(_ subject: HistorySubject = .patient(.known(2001)), role: Role? = .manager, isThere: Bool = true) {
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        history = FakeHistoryRepository(sessions: sessions) { _ in isThere }
        let model = HistoryModel(of: subject, history: history, pageSize: 3)
        self.model = model
        driver = ScreenDriver(HistoryView(model: model), deliveries: [history.deliveries])
    }

    var repositoryCalls: Int { history.callCount }
    var openStreams: Int { history.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the screen, named after its golden.
nonisolated enum HistoryState: String, PreviewState {
    case loading, beginning, loaded, middlePage, refreshing, refreshFailed, failed, notFound, visitor, denied, long,
        wide,
        hostile

    /// The screen in this state.
    @MainActor func screen() async throws -> HistoryScreen {
        let subject: HistorySubject = self == .denied ? .product(.known(501)) : .patient(.known(2001))
        let screen = HistoryScreen(subject, role: role, isThere: self != .notFound)
        for change in changes { screen.history.note(change.0, change.1, of: .patient(.known(2001)), by: change.2) }
        let answers = screen.history.answers
        if self == .loading {
            answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        if self == .middlePage { try await screen.driver.press("more") }
        if self == .refreshing { answers.freshness = .refreshing }
        if self == .refreshFailed { answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var role: Role? {
        switch self {
        case .visitor: nil
        case .denied: .receptionist
        default: .manager
        }
    }

    private typealias Change = (HistoryEntry.Event, [HistoryEntry.Field], String?)

    private var changes: [Change] {
        switch self {
        case .beginning: []
        case .middlePage: (1...7).map { (.changed, [.init(title: "phone", before: "1\($0)", after: "2\($0)")], nil) }
        case .long: [named(Specimen.long)]
        case .wide: [named(Specimen.wide)]
        case .hostile: [named(Specimen.hostile)]
        default:
            [
                (.changed, [.init(title: "phone", before: "555 0100", after: "555 0101")], "Ben Okafor"),
                (
                    .changed,
                    [
                        .init(title: "e-mail", before: "lena@example.org", after: nil),
                        .init(title: "password", before: "not shown", after: "not shown"),
                    ], nil
                ),
                (.arrived, [.init(title: "address", before: nil, after: "4 High Street")], nil),
            ]
        }
    }

    private func named(_ text: String) -> Change {
        (.changed, [.init(title: "address", before: text, after: text + "!")], text)
    }
}
