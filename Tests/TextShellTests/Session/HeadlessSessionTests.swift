import HeadlessUI
import Navigation
import Support
import Testing
import TextShell

/// A session without a terminal.
@MainActor @Suite struct HeadlessSessionTests {
    private let model = SampleModel()

    private func session() -> (HeadlessSession, SampleScene) {
        let scene = SampleScene.app(model)
        return (HeadlessSession(scene: scene) { $0 == "SECRET" ? "hush" : nil }, scene)
    }

    @Test func `each line gives the screen that it leads to`() async throws {
        let (session, scene) = session()
        let start = await session.show()
        let list = try await session.type("press List", at: start)
        #expect(list.controls.map(\.label) == ["Ana", "Ana Maria", "Ben", "Next"])
        _ = try await session.type("ben", at: list)
        #expect(model.steps == ["Ben"])
        #expect(scene.stack.places.count == 2)
        session.stop()
    }

    @Test func `a line that cannot be carried out changes nothing`() async throws {
        let (session, scene) = session()
        let start = await session.show()
        let failure = await #expect(throws: CommandFailure.self) {
            try await session.type("press Nothing", at: start)
        }
        #expect(failure?.exitCode == .usage)
        #expect(scene.stack.places.count == 1)
        #expect(await session.show() == start)
    }

    @Test func `a secret comes from the environment, because there is nobody to ask`() async throws {
        let (session, scene) = session()
        scene.stack.push(.form)
        let form = await session.show()
        _ = try await session.type("set password @env:SECRET", at: form)
        #expect(model.password == "hush")
        await #expect(throws: CommandFailure.self) { try await session.type("set password", at: form) }
    }
}
