import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("Screens of Appointments")
struct EveryStateTests {
    @Test(arguments: ScreenKind.allCases)
    func `the first answer ends the wait, however late it is`(kind: ScreenKind) async throws {
        let screen = try await ScreenState.loading.screen(kind)
        #expect(screen.driver.screen.isBusy)
        screen.appointments.answers.release()
        #expect(await !screen.driver.settle().isBusy)
        #expect(screen.driver.screen.failure == nil)
    }

    @Test(arguments: ScreenKind.allCases)
    func `signing out takes what was shown off the screen`(kind: ScreenKind) async throws {
        let screen = try await AppointmentScreen.settled(kind)
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "sign-in-required")
        #expect(!screen.driver.text().contains("Marguerite"))
    }
}
