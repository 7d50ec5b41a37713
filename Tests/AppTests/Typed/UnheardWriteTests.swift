import DesignSystem
import Domain
import Foundation
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// A write and its effect on navigation stay together: if the answer was lost, the next start reports it.
@Suite struct UnheardWriteTests {
    @Test(arguments: UnheardWrite.all) func `the next start goes on as if the answer had come, once`(
        write: UnheardWrite
    ) async throws {
        let workstation = try FileWorkstation()
        let before = try await carryOut(write, at: workstation)
        let next = try await workstation.scene(
            as: write.user, password: write.name == "a password" ? LaunchRun.typed : nil)
        let run = await LaunchRun.of(next, lines: [])
        #expect(run.lastScreen.hasPrefix(" \(write.place)"), "\(before.lastScreen)\(before.told)\(run.lastScreen)")
        #expect(write.shows.allSatisfy(run.lastScreen.contains), "\(run.lastScreen)")
        #expect(!next.coordinator.hasDrafts && next.coordinator.outcomes.flows.undelivered.isEmpty)
        #expect(run.told.contains { $0.hasPrefix("What you saved last was saved") } == (write.user != "noor"))
        let last = try await workstation.scene(
            as: write.user, password: write.name == "a password" ? LaunchRun.typed : nil)
        #expect(last.drainNotices().filter { $0.hasPrefix("What you saved") } == [])
        #expect(last.coordinator.outcomes.flows.undelivered.isEmpty)
    }

    @Test func `where the write was not carried out, the form is there with what was typed`() async throws {
        for write in UnheardWrite.all where !["a password", "an appointment that is moved"].contains(write.name) {
            let workstation = try FileWorkstation()
            let before = await workstation.run(as: write.user, write.lines)
            let after = await workstation.run(as: write.user)
            #expect(after.lastScreen == before.lastScreen, "\(write.name)")
            #expect(after.told.filter { $0.hasPrefix("What you saved") } == [], "\(write.name)")
        }
    }

    @Test func `another person's save after the lock is not taken for the user's own`() async throws {
        let workstation = try FileWorkstation()
        let typed = try await editLockedAndLeft(at: workstation)
        let next = await workstation.run(as: "ben")
        #expect(next.lastScreen.contains("Patients › #2001 › Edit") && next.lastScreen.contains("Phone: 1"))
        #expect(typed.lastScreen.contains("Phone: 1"))
    }

    /// Carries a write out, and ends the app before it can save the destination.
    private func carryOut(_ write: UnheardWrite, at workstation: FileWorkstation) async throws -> LaunchRun {
        let scene = try await workstation.scene(as: write.user)
        let before = await LaunchRun.of(scene, lines: write.lines)
        try await Self.press(write.button, in: scene)
        return before
    }

    /// Ben types something and is locked out; Maya signs in there, edits the same patient and ends the app.
    private func editLockedAndLeft(at workstation: FileWorkstation) async throws -> LaunchRun {
        let scene = try await workstation.scene(as: "ben")
        let typed = await LaunchRun.of(scene, lines: ["open clinic://patients/2001/edit", "set phone 1"])
        await scene.coordinator.sessions.lock()
        try await scene.coordinator.sessions.signIn(FileWorkstation.credentials(of: "maya"))
        _ = await LaunchRun.of(
            scene,
            lines: [
                "open clinic://patients/2001/edit", "set address Elm 7", "save", "open clinic://settings",
                "set width 100", "save",
            ])
        return typed
    }

    @Test func `an answer that arrived is not repeated at the next sign-in`() async throws {
        let workstation = try FileWorkstation()
        let scene = try await workstation.scene(as: "ben")
        _ = await LaunchRun.of(scene, lines: ["open clinic://orders/1041/refund", "set reason Hm"])
        try await Self.press("ask", in: scene)
        try await scene.coordinator.sessions.signIn(FileWorkstation.credentials(of: "ben"))
        #expect(scene.drainNotices().filter { $0.hasPrefix("What you saved") } == [])
    }

    @Test func `a failed lookup is reported, and the place is restored`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .pharmacist)
        try app.handle(url: "clinic://orders/7")
        let next = workstation.afterEnd(of: app)
        let fault = AppError.storage(.busy(path: "/x"))
        next.savedStates.failOutcomes(with: fault)
        let again = try await next.start(as: .pharmacist)
        #expect(again.whereabouts == app.whereabouts)
        let told = "The outcome of your last change could not be read: \(fault.message) \(fault.advice)"
        #expect(again.drainNotices() == [told])
    }

    @Test func `after the onboarding a newcomer continues to the requested place`() async throws {
        let workstation = try FileWorkstation()
        let scene = try await workstation.scene()
        _ = await LaunchRun.of(scene, lines: ["open clinic://orders/1042"])
        let session = try await scene.container.sessions.signIn(
            FileWorkstation.credentials(of: "noor"), operation: OperationID(.sample(1)))
        await scene.coordinator.sessions.signInFinished(session, then: .route(.orders(try .detail(1042))))
        _ = await LaunchRun.of(scene, lines: ["leave it as it is"])
        try await Self.press("start", in: scene)
        #expect(await workstation.run(as: "noor").lastScreen.hasPrefix(" Orders › #1042"))
    }

    @Test func `the identities of the next write and of those that may be tried again are saved before they are used`()
    {
        let identifiers = NotedIdentifiers(SequentialIdentifiers())
        let first = identifiers.underWay
        #expect(first == [.sample(1)] && identifiers.next() == .sample(1))
        #expect(identifiers.underWay == [.sample(1), .sample(2)])
        #expect(identifiers.next() == .sample(2))
        identifiers.granted(.sample(1))
        #expect(identifiers.underWay == [.sample(2), .sample(3)])
        identifiers.reset()
        #expect(identifiers.underWay == [.sample(4)])
    }

    @Test func `a write without an answer is kept until it succeeds or its place is removed`() {
        let identifiers = NotedIdentifiers(SequentialIdentifiers())
        let (form, list) = (PlaceID.root(of: StackID(1)), PlaceID.root(of: StackID(2)))
        identifiers.enter(form)
        let tried = identifiers.next()
        identifiers.enter(list)
        #expect(!identifiers.underWay.contains(tried))
        identifiers.keep { [form, list].contains($0) }
        #expect(identifiers.unanswered { $0 == form } == [tried])
        identifiers.enter(form)
        #expect(identifiers.underWay.first == tried)
        identifiers.granted(tried)
        #expect(!identifiers.underWay.contains(tried) && identifiers.isHeard(tried))
        _ = identifiers.next()
        identifiers.keep { $0 == list }
        #expect(!identifiers.hasUnanswered)
    }

    @Test(arguments: [true, false]) func `the next start knows of a write at a hidden place`(
        isCarriedOut: Bool
    ) async throws {
        let workstation = try FileWorkstation()
        try await typeNoteAndLeave(isCarriedOut: isCarriedOut, at: workstation)
        let next = await workstation.run(as: "chen", ["go patients"])
        #expect(next.told.contains { $0.hasPrefix("What you left unsaved was saved") } == isCarriedOut, "\(next.told)")
        #expect(next.lastScreen.contains("New note: Sleeps well.") == !isCarriedOut, "\(next.lastScreen)")
    }

    @Test func `what was edited since a write without an answer is a draft at the next start`() async throws {
        let workstation = try FileWorkstation()
        try await typeNoteAndLeave(isCarriedOut: true, editing: "Sleeps well, eats little.", at: workstation)
        let next = await workstation.run(as: "chen", ["go patients"])
        #expect(next.lastScreen.contains("New note: Sleeps well, eats little."), "\(next.lastScreen)")
        #expect(next.told.filter { $0.hasPrefix("What you left unsaved was saved") } == [])
    }

    @Test func `the next start knows of a booking below another sheet`() async throws {
        let write = try #require(UnheardWrite.all.first { $0.name == "a booking" })
        let workstation = try FileWorkstation()
        let scene = try await workstation.scene(as: write.user)
        _ = await LaunchRun.of(scene, lines: write.lines)
        let tried = scene.container.identifiers.next()
        scene.coordinator.present(.settings)
        await scene.didSettle()
        let saved = scene.coordinator.savedNavigation(keepingDrafts: true)
        #expect(saved.inputs?.flatMap { $0.operations ?? [] } == [tried.uuidString])
    }

    @Test func `locking a terminal leaves no write to ask about`() async throws {
        let scene = try await FileWorkstation().scene(as: "ben")
        _ = await LaunchRun.of(scene, lines: ["open clinic://orders/1042"])
        await scene.coordinator.sessions.lock()
        #expect(!scene.container.identifiers.hasUnanswered)
    }

    /// Types a note, tries to write it without hearing the answer, and ends the app elsewhere.
    private func typeNoteAndLeave(isCarriedOut: Bool, editing edited: String? = nil, at workstation: FileWorkstation)
        async throws
    {
        let scene = try await workstation.scene(as: "chen")
        _ = await LaunchRun.of(scene, lines: ["open clinic://patients/2001/notes", "set note Sleeps well."])
        let operation = OperationID(scene.container.identifiers.next())
        if isCarriedOut {
            let patient = try #require(PatientNumber(2001))
            _ = try await scene.container.patients.write("Sleeps well.", about: patient, operation: operation)
        }
        let edits = edited.map { ["set note \($0)"] } ?? []
        _ = await LaunchRun.of(scene, lines: edits + ["go home"])
    }

    /// Presses a button, and saves nothing afterwards, as if the app were killed.
    private static func press(_ name: String, in scene: AppScene) async throws {
        let host = ScreenHost(scene: scene)
        let screen = await host.settle()
        let button = screen.content.elements { $0.identifier == name }.first
        await host.press(try #require(button?.action, "\(name)"))
        host.stop()
    }
}
