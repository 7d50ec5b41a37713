import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Editing a patient")
struct PatientEditTests {
    @Test func `the form has the known values, and is not a draft until there is input`() async throws {
        let screen = try await PatientEditScreen.settled()
        #expect(try screen.fields() == PatientDraft(Patient.sample().facts))
        #expect(!screen.driver.losesDraft)
        #expect(try !screen.driver.find("save").isEnabled)
        try await screen.driver.type("Lena Vogt-Ruiz", into: "name")
        #expect(screen.driver.losesDraft)
        try await screen.driver.type("Lena Vogt", into: "name")
        #expect(!screen.driver.losesDraft)
    }

    @Test
    func `a change is saved by one write over the revision shown, and the coordinator is notified`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("Lena Vogt-Ruiz", into: "name")
        try await screen.driver.press("save")
        var draft = PatientDraft(try Patient.sample().facts)
        draft.name = "Lena Vogt-Ruiz"
        #expect(
            screen.patients.calls.last
                == .save(draft, of: Identifier(.sample(2001)), over: 1, operation: OperationID(.sample(1))))
        screen.driver.expect(screen.coordinator.requests, [.editSaved])
        #expect(!screen.driver.losesDraft)
        #expect(screen.patients.all.map(\.name) == ["Lena Vogt-Ruiz"])
    }

    @Test func `an untouched form follows what someone else saves`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.someoneSaves { $0.name = "Lena Ruiz" }
        await screen.driver.settle()
        #expect(try screen.fields().name == "Lena Ruiz")
        #expect(!screen.driver.losesDraft)
        #expect(screen.comparison.isEmpty)
    }

    @Test
    func `a draft survives another person's save, their changes are shown, and the first try to save is a conflict`()
        async throws
    {
        let screen = try await PatientEditState.conflict.screen()
        #expect(screen.driver.screen.failure == "conflict")
        #expect(screen.driver.shows("Changed by someone else: E-mail"))
        #expect(screen.comparison == [["lena.vogt@example.com", "(empty)", "(empty)"]])
        #expect(screen.coordinator.requests.isEmpty)
        #expect(screen.driver.losesDraft)
        #expect(try screen.fields().phone == "+34 600 999 999")
        #expect(try screen.fields().email == "")
    }

    @Test func `the next try saves what was typed, and leaves alone what only they changed`() async throws {
        let screen = try await PatientEditState.conflict.screen()
        try await screen.driver.press("save")
        let saved = try #require(screen.patients.all.first)
        #expect(saved.facts.phone == "+34 600 999 999")
        #expect(saved.facts.email == nil)
        #expect(saved.revision == 3)
        screen.driver.expect(screen.coordinator.requests, [.editSaved])
    }

    @Test func `where both changed a field, what was typed stays, with theirs beside it`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("Lena R.", into: "name")
        try await screen.someoneSaves { $0.name = "Lena Ruiz" }
        await screen.driver.settle()
        try await screen.driver.press("save")
        #expect(try screen.fields().name == "Lena R.")
        #expect(screen.comparison == [["Lena Vogt", "Lena R.", "Lena Ruiz"]])
        try await screen.driver.press("save")
        #expect(screen.patients.all.map(\.name) == ["Lena R."])
    }

    @Test func `a change that comes after the conflict was drawn is not overwritten unseen`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("Lena R.", into: "name")
        try await screen.someoneSaves { $0.name = "Lena Ruiz" }
        await screen.driver.settle()
        try await screen.driver.press("save")
        try await screen.someoneSaves { $0.name = "Lena Diaz" }
        try await screen.driver.press("save")
        #expect(screen.patients.all.map(\.name) == ["Lena Diaz"])
        #expect(screen.comparison == [["Lena Vogt", "Lena R.", "Lena Diaz"]])
    }

    @Test func `a conflict that is known before the change is, is settled when it comes`() async throws {
        let screen = try await PatientEditScreen.settled()
        try await screen.driver.type("Lena R.", into: "name")
        screen.patients.answers.failNext(with: .conflict("Someone else changed patient #2001 meanwhile."))
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "conflict")
        try await screen.someoneSaves { $0.phone = "+34 600 000 111" }
        await screen.driver.settle()
        try await screen.driver.press("save")
        #expect(screen.patients.all.map { "\($0.name) \($0.facts.phone)" } == ["Lena R. +34 600 000 111"])
    }
}

extension PatientEditScreen {
    /// For each field changed by someone else: its old value, the form's value, and their value.
    fileprivate var comparison: [[String?]] {
        driver.all(.section).filter { $0.label.hasPrefix("Changed by someone else") }
            .map { $0.children.map(\.value) }
    }
}
