import DesignSystem
import Domain
import Onboarding
import Support
import Testing

@testable import OnboardingPreviews

@Suite("A newcomer's steps")
struct OnboardingTests {
    @Test("The welcome tells its delegate which way the newcomer wants to go, and writes nothing")
    func welcome() async throws {
        let screen = await OnboardingScreen.settled(.welcome)
        for name in ["details", "skip", "sign-out"] { try await screen.driver.press(name) }
        #expect(screen.delegate.words == [.wantsDetails, .skipsDetails, .signsOut])
        #expect(screen.onboarding.calls.isEmpty)
    }

    @Test("The form begins with the known values, and input is a draft")
    func draft() async throws {
        let screen = await OnboardingScreen.settled(.details)
        #expect(try screen.driver.find("name").value == "Noor Haddad")
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("214", into: "extension")
        #expect(screen.driver.losesDraft)
        try await screen.driver.type("", into: "extension")
        #expect(!screen.driver.losesDraft)
    }

    @Test("The input is saved in one operation, and the delegate receives the new session")
    func save() async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type(" Noor H. ", into: "name")
        try await screen.driver.type("214", into: "extension")
        try await screen.driver.press("save")
        let details = try StaffDetails(name: "Noor H.", phoneExtension: "214")
        #expect(screen.onboarding.calls == [.save(details, operation: OperationID(.sample(1)))])
        #expect(screen.delegate.words == [.saved(.newcomer(known: "Noor H.", phoneExtension: "214"))])
        #expect(!screen.driver.losesDraft)
        #expect(try screen.driver.find("name").value == "Noor H.")
    }

    @Test(
        "What cannot be kept is said, nobody is asked, and what was typed stays", arguments: [("", ""), ("Noor", "x")])
    func invalid(name: String, phone: String) async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type(name, into: "name")
        try await screen.driver.type(phone, into: "extension")
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "invalid-input")
        #expect(screen.onboarding.calls.isEmpty)
        #expect(screen.delegate.words.isEmpty)
        #expect(try screen.driver.find("name").value == name)
        #expect(try screen.driver.find("extension").value == phone)
    }

    @Test("A problem with the name remains while the extension is typed, and is cleared with the name")
    func mending() async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type("", into: "name")
        try await screen.driver.press("save")
        try await screen.driver.type("214", into: "extension")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Noor", into: "name")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test("A failed save is reported and can be retried")
    func failedSave() async throws {
        let screen = try await OnboardingState.refused.screen(.details)
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.delegate.words.isEmpty)
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.delegate.words == [.saved(.newcomer)])
        #expect(screen.onboarding.calls.count == 2)
    }

    @Test("Details that were changed at another terminal are not replaced unseen, and saving again is the answer")
    func conflict() async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type("Noor H.", into: "name")
        screen.sessions.current = .newcomer(known: "N. Haddad", phoneExtension: "7")
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == "conflict")
        #expect(
            screen.driver.all(.section).map { $0.children.map(\.value) } == [
                ["Noor Haddad", "Noor H.", "N. Haddad"], ["(empty)", "7", "7"],
            ])
        #expect(screen.sessions.current?.staff.name == "N. Haddad")
        try await screen.driver.press("save")
        #expect(screen.delegate.words == [.saved(.newcomer(known: "Noor H.", phoneExtension: "7"))])
    }

    @Test("The last step finishes the onboarding, and the delegate is notified once")
    func finish() async throws {
        let screen = await OnboardingScreen.settled(.ready)
        try await screen.driver.press("start")
        #expect(screen.onboarding.calls == [.finish(operation: OperationID(.sample(1)))])
        let session = StaffSession(staff: .noor, startedAt: .sample, lastSignIn: nil)
        #expect(screen.delegate.words == [.finished(session)])
    }

    @Test("A failed last step is reported, and the onboarding stays open")
    func failedFinish() async throws {
        let screen = try await OnboardingState.refused.screen(.ready)
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.delegate.words.isEmpty)
    }

    @Test("A person whose session has expired is asked to sign in, and no failure is shown")
    func expired() async throws {
        for (step, button) in [(OnboardingStep.details, "save"), (.ready, "start")] {
            let screen = await OnboardingScreen.settled(step)
            screen.onboarding.answers.failNext(with: .signInRequired)
            try await screen.driver.press(button)
            #expect(screen.errors.errors == [.signInRequired])
            #expect(screen.driver.screen.failure == nil)
        }
    }
}
