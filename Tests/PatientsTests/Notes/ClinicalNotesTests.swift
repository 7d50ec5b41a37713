import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Clinical notes")
struct ClinicalNotesTests {
    @Test func `a note is saved by one write and shown, and the field is free for the next`() async throws {
        let screen = try await ClinicalNotesScreen.settled(["Old."])
        #expect(try !screen.driver.find("write").isEnabled)
        try await screen.driver.type("New.", into: "note")
        #expect(screen.driver.losesDraft)
        try await screen.driver.press("write")
        let patient = try #require(PatientNumber(2001))
        #expect(screen.patients.calls.last == .write("New.", about: patient, operation: OperationID(.sample(1))))
        #expect(screen.texts == ["New.", "Old."])
        #expect(try screen.driver.find("note").value == "")
        #expect(!screen.driver.losesDraft)
    }

    @Test func `blanks are no note, and a failed write keeps what was typed`() async throws {
        let screen = try await ClinicalNotesScreen.settled()
        try await screen.driver.type("  ", into: "note")
        try await screen.driver.press("write")
        #expect(screen.driver.screen.failure == "invalid-input")
        let full = try await ClinicalNotesState.refused.screen()
        #expect(full.driver.screen.failure == "storage-full")
        #expect(try full.driver.find("note").value == "Called back.")
        try await full.driver.press("write")
        #expect(full.driver.screen.failure == nil)
        #expect(full.texts.first == "Called back.")
    }

    @Test func `notes are read page by page, and writing one leads to the first page`() async throws {
        let screen = try await ClinicalNotesScreen.settled((1...5).map { "Note \($0)." })
        #expect(screen.texts == ["Note 5.", "Note 4."])
        try await screen.driver.press("more")
        try await screen.driver.press("more")
        #expect(screen.texts == ["Note 1."])
        #expect(!screen.driver.shows("more"))
        try await screen.driver.press("previous")
        #expect(screen.texts == ["Note 3.", "Note 2."])
        try await screen.driver.type("Note 6.", into: "note")
        try await screen.driver.press("write")
        #expect(screen.texts == ["Note 6.", "Note 5."])
    }

    @Test(
        arguments: [Role.receptionist, .pharmacist, .manager])
    func `a role that may not keep notes sees none and can write none`(role: Role) async throws {
        let screen = try ClinicalNotesScreen([.sample(1, "Secret.")], role: role)
        await screen.driver.settle()
        #expect(screen.driver.screen.failure == "not-allowed")
        #expect(screen.driver.screen.controls.isEmpty)
        #expect(!screen.driver.shows("Secret."))
    }

    @Test func `when another person signs in, the notes are gone from the screen`() async throws {
        let screen = try await ClinicalNotesScreen.settled(["Secret."])
        screen.sessions.current = .sample(.receptionist)
        await screen.driver.settle()
        #expect(!screen.driver.shows("Secret."))
        #expect(screen.driver.screen.failure == "not-allowed")
    }
}
