import DesignSystem
import Domain
import Onboarding
import Support
import Testing

/// A step of the onboarding.
nonisolated enum OnboardingStep: String, CaseIterable {
    case welcome, details, ready
}

/// One step of the onboarding on its fakes.
final class OnboardingScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let onboarding: FakeOnboardingRepository
    let delegate = RecordingOnboardingDelegate()
    let errors = RecordingErrorRouting()
    let driver: ScreenDriver
    private weak var model: AnyObject?

    init(_ step: OnboardingStep, session: StaffSession? = .newcomer) {
        sessions = FakeStaffSessionRepository(session: session)
        onboarding = FakeOnboardingRepository(sessions: sessions)
        let (identifiers, view): (SequentialIdentifiers, any View)
        identifiers = SequentialIdentifiers()
        switch step {
        case .welcome:
            let model = WelcomeModel(sessions: sessions, delegate: delegate)
            (self.model, view) = (model, WelcomeView(model: model))
        case .details:
            let model = DetailsModel(
                onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate,
                errors: errors)
            (self.model, view) = (model, DetailsView(model: model))
        case .ready:
            let model = ReadyModel(
                onboarding: onboarding, sessions: sessions, identifiers: identifiers, delegate: delegate,
                errors: errors)
            (self.model, view) = (model, ReadyView(model: model))
        }
        driver = ScreenDriver(view, style: .fullScreenCover, deliveries: [sessions.deliveries])
    }

    /// A step, complete.
    static func settled(_ step: OnboardingStep, session: StaffSession? = .newcomer) async -> OnboardingScreen {
        let screen = OnboardingScreen(step, session: session)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { sessions.callCount + onboarding.callCount }
    var openStreams: Int { sessions.openStreams }
    var isModelGone: Bool { model == nil }
}

/// Every state of a step; the raw value is the end of its golden's name.
nonisolated enum OnboardingState: String, PreviewState {
    case loading, loaded, known, refreshing, refreshFailed, failed, denied, refused, long, wide, hostile

    /// The step in this state.
    @MainActor func screen(_ step: OnboardingStep) async throws -> OnboardingScreen {
        let screen = OnboardingScreen(step, session: session)
        switch self {
        case .loading:
            screen.sessions.answers.hold()
            await screen.driver.currentScreen()
            return screen
        case .failed: screen.sessions.answers.outage = .storage(.busy(path: "/clinic/clinic.sqlite"))
        case .loaded, .known, .refreshing, .refreshFailed, .denied, .refused, .long, .wide, .hostile: break
        }
        await screen.driver.settle()
        if self == .refreshing { screen.sessions.answers.freshness = .refreshing }
        if self == .refreshFailed { screen.sessions.answers.outage = .storage(.full(path: "/clinic/clinic.sqlite")) }
        if self == .refused { try await refuse(on: screen, step) }
        await screen.driver.settle()
        return screen
    }

    private var session: StaffSession? {
        switch self {
        case .denied: nil
        case .known: .newcomer(known: "Noor H.", phoneExtension: "214")
        case .long: .newcomer(known: Specimen.long, phoneExtension: "123456")
        case .wide: .newcomer(known: Specimen.wide, phoneExtension: "1")
        case .hostile: .newcomer(known: Specimen.hostile, phoneExtension: Specimen.hostile)
        case .loading, .loaded, .refreshing, .refreshFailed, .failed, .refused: .newcomer
        }
    }

    @MainActor private func refuse(on screen: OnboardingScreen, _ step: OnboardingStep) async throws {
        screen.onboarding.answers.failNext(with: .storage(.full(path: "/clinic/clinic.sqlite")))
        switch step {
        case .welcome: break
        case .details: try await screen.driver.press("save")
        case .ready: try await screen.driver.press("start")
        }
    }
}

nonisolated extension StaffSession {
    /// The newcomer, with a name and an extension.
    static func newcomer(known name: String, phoneExtension: String?) -> StaffSession {
        StaffSession(
            staff: .noor.known(as: name, phoneExtension: phoneExtension), startedAt: .sample, lastSignIn: nil,
            isOnboardingDue: true)
    }
}
