import Domain
import Support
import Testing
import TextShell

@testable import App

/// Quitting with a draft, and the screens' names for a draft.
@Suite struct QuitTests {
    private static let warning = "Something you typed is not saved yet. Type “quit” again to leave."

    @Test func `the first quit says what would be lost, the second leaves`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        scene.coordinator.home.showSettings()
        scene.note(draft: true, at: scene.place)
        #expect([scene.mayQuit(again: false), scene.mayQuit(again: true)] == [false, true])
        #expect(scene.drainNotices() == [Self.warning])
    }

    @Test func `a draft in a hidden place counts, too`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        try scene.open(link: "clinic://orders/1042/refund")
        scene.note(draft: true, at: scene.place)
        scene.coordinator.select(.home)
        scene.note(draft: false, at: scene.place)
        #expect(!scene.mayQuit(again: false))
    }

    @Test func `without a draft, or when its place is gone, quit leaves at once`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        #expect(scene.mayQuit(again: false))
        scene.coordinator.home.showSettings()
        scene.note(draft: true, at: scene.place)
        scene.coordinator.dismissAll()
        scene.note(draft: false, at: scene.place)
        #expect(scene.mayQuit(again: false))
        #expect(scene.drainNotices() == [])
    }

    @Test func `after the draft is saved, the next one has its own question`() async throws {
        let scene = try await Workstation().scene(as: .manager)
        scene.coordinator.home.showSettings()
        var answers: [Bool] = []
        for draft in [true, false, true] {
            scene.note(draft: draft, at: scene.place)
            if draft { answers.append(scene.mayQuit(again: false)) }
        }
        #expect(answers == [false, false])
    }

    @Test func `a quit that was followed by another command asks again`() async throws {
        let lines = ["open clinic://settings", "set width 60", "quit", "set width 40", "quit", "quit"]
        let run = await LaunchRun.of(try await Workstation().scene(as: .manager), lines: lines)
        #expect(run.told == [Self.warning, Self.warning])
    }

    @Test(arguments: [
        ("clinic://settings", "set width 60"), ("clinic://orders/1034/refund", "set reason it melted"),
        ("clinic://profile/password", "set new @env:TYPED"),
    ])
    func `input on a screen is a draft until the screen is left`(link: String, typing: String) async throws {
        let lines = ["open \(link)", typing, "back", "keep", "quit", "back", "discard", "quit"]
        let run = await LaunchRun.of(try await Workstation().scene(as: .manager), lines: lines)
        #expect(run.code == .ok)
        #expect(run.told == [Self.warning])
        let questions = run.output.split(separator: "\n").filter { $0.contains("Unsaved") }
        #expect(questions.count == 2, "\(run.output)")
    }
}
