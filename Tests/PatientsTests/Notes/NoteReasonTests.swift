import DesignSystem
import Domain
import Foundation
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("A reason to open notes")
struct NoteReasonTests {
    private static let patient = PatientNumber.known(2_003)

    @Test func `a reason is recorded once, and then the coordinator leads on`() async throws {
        let screen = try await NoteReasonScreen.settled()
        #expect(try !screen.driver.find("open").isEnabled)
        try await screen.driver.type("Dr. Molina is ill.", into: "reason")
        try await screen.driver.press("open")
        let given = screen.patients.calls.filter { if case .reason = $0 { true } else { false } }
        #expect(given == [.reason("Dr. Molina is ill.", Self.patient)])
        #expect(screen.coordinator.requests == [.reasonGiven(Self.patient)])
    }

    @Test(arguments: [NoteReasonState.refused, .unrecorded])
    func `what is no reason, or cannot be recorded, leads nowhere and says why`(state: NoteReasonState) async throws {
        let screen = try await state.screen()
        #expect(screen.driver.screen.failure == (state == .refused ? "invalid-input" : "storage-full"))
        #expect(screen.coordinator.requests == [])
        #expect(try screen.driver.find("reason").value != "")
    }
}

/// Opening the notes, in the model of their screen.
@Suite("Opening notes")
struct NotesOpeningTests {
    private static func openings(_ screen: ClinicalNotesScreen) -> Int {
        screen.patients.calls.count { if case .open = $0 { true } else { false } }
    }

    @Test func `an opening of the place is recorded once, whatever is read again there`() async throws {
        let screen = try await ClinicalNotesScreen.settled((1...5).map { "Note \($0)." })
        try await screen.driver.press("more")
        try await screen.driver.press("previous")
        screen.patients.answers.freshness = .refreshing
        await screen.driver.settle()
        #expect(Self.openings(screen) == 1)
    }

    @Test func `what cannot be recorded gives no note, and says why`() async throws {
        let screen = try ClinicalNotesScreen([.sample(1, "Secret.")])
        screen.patients.answers.failNext(with: .storage(.full(path: "/clinic/clinic.sqlite")))
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(!screen.driver.shows("Secret."))
    }

    @Test func `another session at the same place is recorded, too`() async throws {
        let screen = try await ClinicalNotesScreen.settled(["Secret."])
        screen.sessions.current = nil
        await screen.driver.settle()
        #expect(!screen.driver.shows("Secret."))
        var session = StaffSession.sample(.clinician)
        session = StaffSession(
            staff: session.staff, startedAt: session.startedAt + 60, lastSignIn: session.startedAt,
            isOnboardingDue: false, cartNotice: nil)
        screen.sessions.current = session
        await screen.driver.settle()
        #expect(screen.driver.shows("Secret."))
        #expect(Self.openings(screen) == 2)
    }
}
