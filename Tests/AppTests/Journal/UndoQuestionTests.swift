import Domain
import Navigation
import Support
import Testing
import TextShell

@testable import App

/// Undo after a question, an answer or a save.
@Suite struct UndoQuestionTests {
    @Test func `undoing an open question leads to the screen that it was asked on`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        _ = await Wanderer.replay(["open clinic://orders/1043"], in: scene)
        let asked = scene.coordinator.state
        _ = await Wanderer.replay(["cancel-order"], in: scene)
        #expect(scene.coordinator.presentedAlert != nil)
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == asked)
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == .start)
    }

    @Test func `undoing an answer that saved something stays at the question's screen, and says what stays`()
        async throws
    {
        let scene = try await ExampleClinic.start(as: "maya")
        _ = await Wanderer.replay(["open clinic://orders/1044"], in: scene)
        let asked = scene.coordinator.state
        let words = await Wanderer.replay(["cancel-order", "cancel-order", "undo"], in: scene)
        #expect(scene.coordinator.state == asked)
        #expect(words.filter { $0.hasPrefix("Undo leads back") }.count == 1)
        #expect(words.contains { $0.contains("“press Cancel the order” saved stays") })
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == .start)
    }

    @Test func `undoing an answer that led away leads back to the question's screen`() async throws {
        let scene = try await ExampleClinic.start(as: "ben")
        _ = await Wanderer.replay(["open clinic://patients/2003/edit"], in: scene)
        let form = scene.coordinator.state
        _ = await Wanderer.replay(["set phone 1", "back", "discard"], in: scene)
        #expect(scene.coordinator.state != form)
        _ = await Wanderer.replay(["undo"], in: scene)
        #expect(scene.coordinator.state == form)
    }

    @Test func `after signing out, undo leads home and no further`() async throws {
        let scene = try await ExampleClinic.start(as: "maya")
        _ = await Wanderer.replay(
            ["open clinic://orders/1044", "home", "Sign out", "sign-out", "go music", "undo"], in: scene)
        #expect(scene.coordinator.state == .start)
        #expect(await Wanderer.replay(["undo"], in: scene).contains("There is nothing to undo."))
        #expect(scene.coordinator.state == .start)
    }

    @Test func `a write is named by the step that tried it, however late its answer comes`() {
        let operations = NotedIdentifiers(SequentialIdentifiers())
        let journal = AppJournal(takeWrites: operations.takeNotes)
        journal.begin(.command("press Save"))
        let (saved, lost) = (operations.next(), operations.next())
        journal.begin(.command("go Music"))
        var (music, orders) = (AppState.start, AppState.start)
        music.select(.music)
        orders.select(.orders)
        journal.moved(to: music)
        operations.granted(saved)
        journal.begin(.command("go Orders"))
        journal.moved(to: orders)
        #expect(journal.steps.map(\.changes.count) == [2, 1])
        #expect(journal.beginUndo() == [])
        #expect(journal.beginUndo() == [.command("press Save")])
        journal.begin(.command("go Home"))
        operations.granted(lost)
        operations.granted(lost)
        journal.end()
        #expect(journal.steps.last?.changes == [.wrote(.command("press Save"))])
    }
}
