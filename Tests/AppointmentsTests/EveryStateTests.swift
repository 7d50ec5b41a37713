import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("Screens of Appointments")
struct EveryStateTests {
    @Test("The first answer ends the wait, however late it is", arguments: ScreenKind.allCases)
    func lateAnswer(kind: ScreenKind) async throws {
        let screen = try await ScreenState.loading.screen(kind)
        #expect(screen.driver.screen.isBusy)
        screen.appointments.answers.release()
        #expect(await !screen.driver.settle().isBusy)
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("Signing out takes what was shown off the screen", arguments: ScreenKind.allCases)
    func signOut(kind: ScreenKind) async throws {
        let screen = try await AppointmentScreen.settled(kind)
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(!screen.driver.text().contains("Marguerite"))
    }
}
