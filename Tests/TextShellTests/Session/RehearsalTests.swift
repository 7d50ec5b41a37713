import HeadlessUI
import Navigation
import Support
import Testing
import TextShell

/// A conversation without a terminal.
@MainActor @Suite struct RehearsalTests {
    private let model = SampleModel()

    private func rehearsal() -> (Rehearsal, SampleScene) {
        let scene = SampleScene.app(model)
        return (Rehearsal(scene: scene) { $0 == "SECRET" ? "hush" : nil }, scene)
    }

    @Test func `each line gives the screen that it leads to`() async throws {
        let (rehearsal, scene) = rehearsal()
        let start = await rehearsal.show()
        let list = try await rehearsal.type("press List", at: start)
        #expect(list.controls.map(\.label) == ["Ana", "Ana Maria", "Ben", "Next"])
        _ = try await rehearsal.type("ben", at: list)
        #expect(model.steps == ["Ben"])
        #expect(scene.stack.places.count == 2)
        rehearsal.stop()
    }

    @Test func `a line that cannot be carried out changes nothing`() async throws {
        let (rehearsal, scene) = rehearsal()
        let start = await rehearsal.show()
        let failure = await #expect(throws: CommandFailure.self) {
            try await rehearsal.type("press Nothing", at: start)
        }
        #expect(failure?.exitCode == .usage)
        #expect(scene.stack.places.count == 1)
        #expect(await rehearsal.show() == start)
    }

    @Test func `a secret comes from the environment, for there is nobody to ask`() async throws {
        let (rehearsal, scene) = rehearsal()
        scene.stack.push(.form)
        let form = await rehearsal.show()
        _ = try await rehearsal.type("set password @env:SECRET", at: form)
        #expect(model.password == "hush")
        await #expect(throws: CommandFailure.self) { try await rehearsal.type("set password", at: form) }
    }
}
