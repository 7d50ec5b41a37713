import DesignSystem
import Domain
import Foundation
import Profile
import Support

/// The profile on its fakes.
final class ProfileScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let coordinator = RecordingProfileCoordinator()
    let driver: ScreenDriver
    private weak var model: ProfileModel?

    init(_ session: StaffSession?) {
        sessions = FakeStaffSessionRepository(session: session)
        let model = ProfileModel(sessions: sessions, coordinator: coordinator)
        self.model = model
        driver = ScreenDriver(ProfileView(model: model), style: .sheet, deliveries: [sessions.deliveries])
    }

    var repositoryCalls: Int { sessions.calls.count }
    var openStreams: Int { sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of the profile, named after its golden.
nonisolated enum ProfileState: String, PreviewState {
    case loading, firstSignIn, secondSignIn, visitor, refreshing, refreshFailed, failed, long, wide, hostile

    /// The screen in this state.
    @MainActor func screen() async -> ProfileScreen {
        let screen = ProfileScreen(session)
        if self == .loading {
            screen.sessions.answers.hold()
            await screen.driver.currentScreen()
            return screen
        }
        if self == .failed { screen.sessions.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        if self == .refreshing { screen.sessions.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.sessions.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        await screen.driver.settle()
        return screen
    }

    private var session: StaffSession? {
        switch self {
        case .visitor: nil
        case .secondSignIn: StaffSession(staff: .chen, startedAt: .sample, lastSignIn: .sample - 86_400)
        case .long: .named(Specimen.long)
        case .wide: .named(Specimen.wide)
        case .hostile: .named(Specimen.hostile)
        default: .pharmacist
        }
    }
}

extension StaffSession {
    /// The session of a manager by name and user name.
    nonisolated static func named(_ name: String) -> StaffSession {
        let staff = Staff(id: Identifier(.sample(9)), userName: name, name: name, role: .manager)
        return StaffSession(staff: staff, startedAt: .sample, lastSignIn: nil)
    }
}
