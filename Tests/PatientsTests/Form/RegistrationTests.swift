import DesignSystem
import Domain
import Patients
import Support
import Testing

@testable import PatientsPreviews

@Suite("Registering a patient")
struct RegistrationTests {
    @Test func `a unique patient is registered by one write, and the coordinator receives their number`() async throws {
        let screen = try await RegistrationScreen.filled(.eva)
        try await screen.driver.press("save")
        #expect(screen.patients.calls == [.register(.eva, operation: OperationID(.sample(1)))])
        screen.driver.expect(screen.coordinator.requests, [.registered(try #require(PatientNumber(2012)))])
        #expect(!screen.driver.losesDraft)
    }

    @Test
    func `each field shows its problem, nothing is requested, and a corrected field clears its own`() async throws {
        let screen = try await RegistrationState.wrong.screen()
        for words in [
            "A name has letters.", "A date of birth is needed, such as 1988-06-14.",
            "A telephone number is needed, such as +34 600 555 101.", "An e-mail address looks like lena@example.com.",
            "Address holds a character that cannot be seen.", "5 fields cannot be saved as they are.",
        ] { #expect(screen.driver.shows(words), "\(words)") }
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.patients.calls.isEmpty)
        try await screen.driver.fill(.eva)
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == nil)
        #expect(!screen.driver.shows("A name has letters."))
        #expect(screen.coordinator.requests.count == 1)
    }

    @Test
    func `who looks like a patient is shown with the way to them, and registered only when that is meant`() async throws
    {
        let screen = try await RegistrationState.alike.screen()
        #expect(screen.patients.all.count == Patient.samples.count)
        #expect(!screen.driver.shows("save"))
        try await screen.driver.press(try #require(screen.driver.buttons.first { $0.hasPrefix("#2001") }))
        screen.driver.expect(screen.coordinator.requests, [.patient(try #require(PatientNumber(2001)))])
        #expect(screen.driver.losesDraft)
        try await screen.driver.press("anyway")
        #expect(screen.patients.all.last?.name == "LENA VOGT")
        let number = try #require(PatientNumber(2012))
        #expect(screen.coordinator.requests.last == .registered(number))
    }

    @Test func `a date of birth is shown back as it is understood, and as it was typed if it is not`() async throws {
        let screen = RegistrationScreen()
        await screen.driver.settle()
        for (typed, shown) in [
            ("14.6.88", "1988-06-14"), ("2/1/1926", "1926-01-02"), ("14.6.25", "14.6.25"), ("x", "x"),
        ] {
            try await screen.driver.type(typed, into: "born")
            #expect(try screen.driver.find("born").value == shown)
        }
    }

    @Test func `a draft that changes after the warning is checked again`() async throws {
        let screen = try await RegistrationState.alike.screen()
        try await screen.driver.type("1988-06-15", into: "born")
        #expect(!screen.driver.shows("anyway"))
        try await screen.driver.press("save")
        screen.driver.expect(screen.coordinator.requests, [.registered(try #require(PatientNumber(2012)))])
    }

    @Test func `what is typed would be lost by leaving, until it is taken out again`() async throws {
        let screen = RegistrationScreen()
        await screen.driver.settle()
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("E", into: "name")
        #expect(screen.driver.losesDraft)
        try await screen.driver.type("", into: "name")
        #expect(!screen.driver.losesDraft)
    }

    @Test
    func `a failed write keeps the draft and says why; a session that ran out asks to sign in instead`() async throws {
        let screen = try await RegistrationState.refused.screen()
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.driver.losesDraft)
        screen.patients.answers.failNext(with: .signInRequired)
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.errors.errors.last == .signInRequired)
        #expect(try screen.driver.find("name").value == "Eva Lindström")
    }
}
