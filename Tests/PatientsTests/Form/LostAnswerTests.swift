import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Patients after a lost answer")
struct LostAnswerTests {
    @Test func `registering again registers once, and continues to the patient`() async throws {
        let screen = try await RegistrationScreen.filled(.eva)
        screen.patients.answers.loseNextAnswer()
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "unexpected")
        try await screen.driver.press("save")
        #expect(screen.patients.all.count == Patient.samples.count + 1)
        screen.driver.expect(screen.coordinator.requests, [.registered(try #require(PatientNumber(2012)))])
    }

    @Test func `confirming a registration again continues the same operation`() async throws {
        let screen = try await RegistrationState.alike.screen()
        screen.patients.answers.loseNextAnswer()
        try await screen.driver.press("anyway")
        try await screen.driver.press("anyway")
        #expect(screen.patients.all.count == Patient.samples.count + 1)
        #expect(screen.coordinator.requests.count == 1)
    }

    @Test func `saving again saves once, although what the first try saved is known by then`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("Lena Vogt-Ruiz", into: "name")
        screen.patients.answers.loseNextAnswer()
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "unexpected")
        #expect(screen.driver.losesDraft)
        try await screen.driver.press("save")
        #expect(screen.patients.all.map(\.revision) == [2])
        screen.driver.expect(screen.coordinator.requests, [.editSaved])
        #expect(!screen.driver.losesDraft)
    }

    @Test func `writing a note again writes it once`() async throws {
        let screen = try await ClinicalNotesScreen.settled()
        try await screen.driver.type("Called back.", into: "note")
        screen.patients.answers.loseNextAnswer()
        try await screen.driver.press("write")
        #expect(try screen.driver.find("note").value == "Called back.")
        try await screen.driver.press("write")
        #expect(screen.texts.filter { $0 == "Called back." }.count == 1)
        #expect(try screen.driver.find("note").value == "")
        // Writing the same words again is intended.
        try await screen.driver.type("Called back.", into: "note")
        try await screen.driver.press("write")
        #expect(screen.texts.filter { $0 == "Called back." }.count == 2)
    }
}
