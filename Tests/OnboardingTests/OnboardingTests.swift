import DesignSystem
import Domain
import Onboarding
import Support
import Testing

@testable import OnboardingPreviews

@Suite("A newcomer's steps")
struct OnboardingTests {
    @Test func `the welcome tells its delegate which way the newcomer wants to go, and writes nothing`() async throws {
        let screen = await OnboardingScreen.settled(.welcome)
        for name in ["details", "skip", "sign-out"] { try await screen.driver.press(name) }
        #expect(screen.delegate.words == [.wantsDetails, .skipsDetails, .signsOut])
        #expect(screen.onboarding.calls.isEmpty)
    }

    @Test func `the form begins with the known values, and input is a draft`() async throws {
        let screen = await OnboardingScreen.settled(.details)
        #expect(try screen.driver.find("name").value == "Noor Haddad")
        #expect(!screen.driver.losesDraft)
        try await screen.driver.type("214", into: "extension")
        #expect(screen.driver.losesDraft)
        try await screen.driver.type("", into: "extension")
        #expect(!screen.driver.losesDraft)
    }

    @Test func `the input is saved in one operation, and the delegate receives the new session`() async throws {
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
        arguments: [("", ""), ("Noor", "x")])
    func `what cannot be kept is said, nobody is asked, and what was typed stays`(name: String, phone: String)
        async throws
    {
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

    @Test
    func `a problem with the name remains while the extension is typed, and is cleared with the name`() async throws {
        let screen = await OnboardingScreen.settled(.details)
        try await screen.driver.type("", into: "name")
        try await screen.driver.press("save")
        try await screen.driver.type("214", into: "extension")
        #expect(screen.driver.screen.failure == "invalid-input")
        try await screen.driver.type("Noor", into: "name")
        #expect(screen.driver.screen.failure == nil)
    }

    @Test func `a failed save is reported and can be retried`() async throws {
        let screen = try await OnboardingState.refused.screen(.details)
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.delegate.words.isEmpty)
        try await screen.driver.press("save")
        #expect(screen.driver.screen.failure == nil)
        #expect(screen.delegate.words == [.saved(.newcomer)])
        #expect(screen.onboarding.calls.count == 2)
    }

    @Test func `details that were changed at another terminal are not replaced unseen, and saving again is the answer`()
        async throws
    {
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

    @Test func `the last step finishes the onboarding, and the delegate is notified once`() async throws {
        let screen = await OnboardingScreen.settled(.ready)
        try await screen.driver.press("start")
        #expect(screen.onboarding.calls == [.finish(operation: OperationID(.sample(1)))])
        let session = StaffSession(staff: .noor, startedAt: .sample, lastSignIn: nil)
        #expect(screen.delegate.words == [.finished(session)])
    }

    @Test func `a failed last step is reported, and the onboarding stays open`() async throws {
        let screen = try await OnboardingState.refused.screen(.ready)
        #expect(screen.driver.screen.failure == "storage-full")
        #expect(screen.delegate.words.isEmpty)
    }

    @Test func `a person whose session has expired is asked to sign in, and no failure is shown`() async throws {
        for (step, button) in [(OnboardingStep.details, "save"), (.ready, "start")] {
            let screen = await OnboardingScreen.settled(step)
            screen.onboarding.answers.failNext(with: .signInRequired)
            try await screen.driver.press(button)
            #expect(screen.errors.errors == [.signInRequired])
            #expect(screen.driver.screen.failure == nil)
        }
    }
}
