import Domain
import Support
import Testing

@testable import App

extension AppCoordinator {
    /// The flow of the visible sign-in sheet or lock.
    var signInFlow: SignInCoordinator? {
        if case .signIn(let flow)? = visibleModal { flow } else { nil }
    }

    /// Signs in at the visible sheet, as its form does.
    func signInAtSheet(_ role: Role) async throws {
        let sessions = try #require(sessions.repository as? FakeStaffSessionRepository)
        sessions.current = .sample(role)
        await (try #require(signInFlow)).signInFinished(.sample(role))
    }

    /// The visible booking, or nil.
    var bookingFlow: BookingCoordinator? {
        if case .booking(let flow)? = visibleModal { flow } else { nil }
    }

    /// The flow of the visible Settings sheet, or nil.
    var settingsFlow: SettingsCoordinator? {
        if case .settings(let flow)? = visibleModal { flow } else { nil }
    }

    /// The flow of the visible Profile sheet, or nil.
    var profileFlow: ProfileCoordinator? {
        if case .profile(let flow)? = visibleModal { flow } else { nil }
    }
}
