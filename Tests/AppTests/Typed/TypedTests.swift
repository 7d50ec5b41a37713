import Domain
import Foundation
import Navigation
import Testing
import TextShell

@testable import App

/// The input of a form and the filter and page of a list belong to the place.
@Suite struct TypedTests {
    @Test(arguments: TypedPlace.all) func `it is there again after a restart, and a draft is a draft`(
        place: TypedPlace
    ) async throws {
        let workstation = try FileWorkstation()
        let before = await workstation.run(as: place.user, place.lines)
        let after = await workstation.run(as: place.user)
        #expect(place.shows.allSatisfy(before.lastScreen.contains), "\(before.output.suffix(2_000))\(before.told)")
        #expect(after.lastScreen == before.lastScreen, "\(after.told)")
        let leaving = await workstation.run(as: place.user, [place.way])
        #expect(leaving.lastScreen.contains("Unsaved") == place.isDraft, "\(leaving.lastScreen)")
    }

    @Test(arguments: TypedPlace.all.filter { $0.user != nil })
    func `nobody else ever sees the draft`(place: TypedPlace) async throws {
        let workstation = try FileWorkstation()
        let user = try #require(place.user)
        let before = await workstation.run(as: user, place.lines)
        for other in [nil, user == "maya" ? "ana" : "maya"] {
            let run = await workstation.run(as: other, ["go orders", "go patients", "go catalog"])
            #expect(!place.shows.filter { $0.contains(": ") }.contains { run.output.contains($0) })
        }
        let visitor = try await workstation.scene().container.savedStates.savedState(of: .visitor)
        let saved = try SavedNavigation(reading: try #require(visitor))
        #expect(saved.inputs == nil)
        #expect(await workstation.run(as: user).lastScreen == before.lastScreen)
    }

    @Test(arguments: TypedPlace.all.filter { $0.user != nil })
    func `it is there again after the idle lock and a restart`(place: TypedPlace) async throws {
        let (workstation, user) = (try FileWorkstation(), try #require(place.user))
        let before = try await unlocked(place, of: user, at: workstation)
        let next = try await workstation.scene(as: user)
        #expect(await LaunchRun.of(next, lines: []).lastScreen == before)
    }

    /// Locks and unlocks a place, and locks it again. Returns its screen before the first lock.
    private func unlocked(_ place: TypedPlace, of user: String, at workstation: FileWorkstation) async throws -> String
    {
        let scene = try await workstation.scene(as: user)
        let before = await LaunchRun.of(scene, lines: place.lines)
        await scene.coordinator.sessions.lock()
        await scene.didSettle()
        try await scene.coordinator.sessions.signIn(FileWorkstation.credentials(of: user))
        #expect(await LaunchRun.of(scene, lines: []).lastScreen == before.lastScreen)
        await scene.coordinator.sessions.lock()
        await scene.didSettle()
        return before.lastScreen
    }

    @Test func `what was discarded on signing out does not come back, and where one was does`() async throws {
        let workstation = try FileWorkstation()
        let lines = ["open clinic://orders/1041/refund", "set reason It melted", "go orders", "go home"]
        _ = await workstation.run(as: "ben", lines + ["sign out", "discard", "sign out"])
        let after = await workstation.run(as: "ben", ["go orders"])
        #expect(after.lastScreen.contains("Refund") && !after.output.contains("It melted"))
    }

    @Test func `a draft on a place that was not shown since the restart is asked about, and is kept`() async throws {
        let workstation = try FileWorkstation()
        _ = await workstation.run(as: "ben", ["open clinic://orders/1041/refund", "set reason It melted", "go home"])
        #expect(
            await workstation.run(as: "ben", ["open clinic://orders"]).lastScreen.contains("Orders › #1041 › Refund"))
        _ = await workstation.run(as: "ben", ["go music"])
        #expect(await workstation.run(as: "ben", ["go orders"]).lastScreen.contains("Reason: It melted"))
    }

    @Test(arguments: [
        ["open clinic://orders/1041/refund", "set reason It melted"],
        ["open clinic://booking/consultation/chen/2026-03-03T1045Z?patient=2001", "set note It melted"],
    ])
    func `a draft at one terminal is restored, wherever the same person was since`(lines: [String]) async throws {
        let workstation = try FileWorkstation()
        _ = await workstation.run(as: "ben", terminal: 1, lines)
        let there = await workstation.run(as: "ben", terminal: 2, ["go music"])
        #expect(!there.output.contains("It melted"))
        let here = await workstation.run(as: "ben", terminal: 1)
        #expect(here.lastScreen.contains("It melted"), "\(here.lastScreen)")
        #expect(here.told.contains("You were at another terminal since; this is what you left unsaved at this one."))
        #expect(await workstation.run(as: "ben", terminal: 3).output.contains("It melted") == false)
        _ = await workstation.run(as: "ben", terminal: 1, ["open clinic://orders", "discard", "go catalog"])
        #expect(await workstation.run(as: "ben", terminal: 2).lastScreen.contains("▸Catalog◂"))
    }

    @Test func `a booking's draft belongs to the flow, whichever step is visible`() async throws {
        let workstation = try FileWorkstation()
        let confirm = "open clinic://booking/consultation/chen/2026-03-03T1045Z?patient=2001"
        _ = await workstation.run(as: "ben", [confirm, "set note With a dog", "back"])
        let next = await workstation.run(as: "ben", ["go home"])
        #expect(next.lastScreen.contains("Unsaved"))
    }

    @Test func `a form reports another person's changes, and is saved over them`() async throws {
        let workstation = try FileWorkstation()
        _ = await workstation.run(
            as: "ben", ["open clinic://patients/2001/edit", "set phone +34 600 111 111", "set address Elm 7"])
        let form = "open clinic://patients/2001/edit"
        let theirs = [form, "set phone +34 600 222 222", "set email a@b.example", "save"]
        _ = await workstation.run(as: "maya", theirs)
        let after = await workstation.run(as: "ben")
        for words in ["Changed by someone else: Phone", "Mine", "600 111", "Theirs", "600 222", "Elm 7", "a@b.example"]
        {
            #expect(after.lastScreen.contains(words), "\(words): \(after.lastScreen)")
        }
        let saved = await workstation.run(as: "ben", ["save"])
        #expect(saved.lastScreen.contains("600 111") && saved.lastScreen.contains("a@b.example"), "\(saved.lastScreen)")
    }

    @Test func `a draft that was saved is no draft any more`() async throws {
        let workstation = try FileWorkstation()
        _ = await workstation.run(as: "chen", ["open clinic://patients/2001/notes", "set note Sleeps well.", "write"])
        #expect(await workstation.run(as: "chen", ["back"]).lastScreen.contains("Unsaved") == false)
    }

    @Test func `a password is not kept`() async throws {
        let workstation = try FileWorkstation()
        let typing = await workstation.run(
            as: "ben", ["open clinic://profile/password", "set new @env:CLINIC_PASSWORD"])
        #expect(typing.lastScreen.contains("New password: •"))
        #expect(await workstation.run(as: "ben").lastScreen.contains("New password: (empty)"))
    }

    @Test func `input of the onboarding counts as well, and is left out if it is too long`() async throws {
        for (excess, isKept) in [(0, true), (1, false)] {
            let app = try await Workstation().startOfNewcomer(.resume)
            try #require(app.onboardingFlow).welcomeWantsDetails()
            let long = String(repeating: "x", count: SavedNavigation.longestInput - "name".utf8.count + excess)
            app.note(["name": long], at: app.state.visiblePlace)
            let saved = app.savedNavigation(keepingDrafts: true)
            #expect(saved.onboardingInput == (isKept ? ["name": long] : nil), "\(excess)")
        }
    }

    @Test func `values that are too long, unknown or for another place are left out, and the rest is kept`()
        async throws
    {
        let workstation = try FileWorkstation()
        let long = String(repeating: "x", count: SavedNavigation.longestInput)
        let scene = try await workstation.scene(as: "ben")
        _ = await LaunchRun.of(scene, lines: ["open clinic://orders/1041/refund"])
        scene.coordinator.note(["reason": long], at: scene.place)
        #expect(scene.coordinator.savedNavigation(keepingDrafts: true).inputs == nil)
        var saved = try SavedNavigation(reading: try #require(scene.coordinator.saveState()))
        let place = SavedPlace(section: "orders", depth: 2, link: "clinic://orders/1041/refund")
        let others = [
            SavedPlace(modal: 3, depth: 0, link: "clinic://settings"),
            SavedPlace(section: "orders", depth: 1, link: "clinic://orders/7"),
        ]
        saved.inputs =
            [SavedInput(place: place, isDraft: true, fields: ["reason": "Kept", "mood": "good"])]
            + others.map { SavedInput(place: $0, isDraft: true, fields: ["reason": "x"]) }
        scene.coordinator.clear()
        scene.coordinator.restore(saved)
        #expect(scene.coordinator.drafts.count == 1)
        #expect(await LaunchRun.of(scene, lines: []).lastScreen.contains("Reason: Kept"))
    }
}
