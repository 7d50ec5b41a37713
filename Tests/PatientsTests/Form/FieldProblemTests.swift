import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("What is wrong with a field")
struct FieldProblemTests {
    @Test
    func `is cleared when that field changes, and only then; the whole is cleared with the last of them`() async throws
    {
        let screen = try await RegistrationState.wrong.screen()
        let good = PatientDraft.eva
        for (count, field) in zip((0...4).reversed(), PatientField.allCases) {
            try await screen.driver.type(good[field], into: field.rawValue)
            let words =
                count == 0
                ? nil : count == 1 ? "One field cannot be saved as it is." : "\(count) fields cannot be saved"
            if let words { #expect(screen.driver.text().contains(words), "\(field)") }
            #expect((screen.driver.screen.failure == nil) == (count == 0), "\(field)")
        }
        #expect(!screen.driver.shows("A name has letters."))
    }

    @Test func `is cleared on the form of a patient as well`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("1", into: "phone")
        try await screen.driver.press("save")
        #expect(screen.driver.shows("A telephone number is needed, such as +34 600 555 101."))
        try await screen.driver.type("Lena", into: "name")
        #expect(screen.driver.shows("A telephone number is needed, such as +34 600 555 101."))
        try await screen.driver.type("12345", into: "phone")
        #expect(!screen.driver.shows("A telephone number is needed, such as +34 600 555 101."))
        #expect(screen.driver.screen.failure == nil)
    }

    @Test
    func `is cleared when another note is typed, but a failed write is reported until the next one`() async throws {
        let screen = try await ClinicalNotesScreen.settled()
        try await screen.driver.type("  ", into: "note")
        try await screen.driver.press("write")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Better.", into: "note")
        #expect(screen.driver.screen.failure == nil)
        screen.patients.answers.failNext(with: .storage(.full(path: "/clinic")))
        try await screen.driver.press("write")
        try await screen.driver.type("Better now.", into: "note")
        #expect(screen.driver.screen.failure == "storage-full")
    }

    @Test
    func `an edit that makes someone look like another patient is shown with the way to them, and saved when meant`()
        async throws
    {
        let screen = try await PatientEditScreen.settled()
        let other = try #require(Patient.samples.first { $0.number.rawValue == 2002 })
        screen.patients.put(other)
        try await screen.driver.type(other.name.uppercased(), into: "name")
        try await screen.driver.type(other.born.description, into: "born")
        try await screen.driver.press("save")
        #expect(screen.driver.shows("Already a patient?"))
        #expect(screen.coordinator.requests.isEmpty)
        try await screen.driver.press(try #require(screen.driver.buttons.first { $0.hasPrefix("#2002") }))
        screen.driver.expect(screen.coordinator.requests, [.patient(other.number)])
        #expect(screen.driver.losesDraft)
        try await screen.driver.type(other.name, into: "name")
        #expect(!screen.driver.shows("anyway"))
        try await screen.driver.press("save")
        try await screen.driver.press("anyway")
        #expect(screen.coordinator.requests.last == .editSaved)
        #expect(screen.patients.all.map(\.name) == [other.name, other.name])
    }
}
