import Foundation
import HeadlessUI
import Support
import Testing
import TextShell

/// A conversation with somebody who listens says what is news, and all of a screen when it is asked for.
@Suite("A session that is heard") @MainActor
struct NarrationTests {
    private func heard(_ lines: [String], at spots: [Spot] = []) async -> [String] {
        let talk = Conversation(lines, at: spots, format: .linear, tellsChanges: true)
        _ = await talk.session.run()
        return talk.output.written
    }

    @Test func `a place is summed up, a change said, and nothing twice`() async {
        let written = await heard(["set name Ana", "set name Ana", "set password @env:NO"], at: [.form])
        #expect(written.count == 3)
        #expect(written.first?.hasPrefix("Screen: form\n") == true)
        #expect(written.joined().components(separatedBy: "“again”").count == 2)
        #expect(
            written.dropFirst() == [
                "Name: Ana\nClosed: Ana\nFocus: 2 Field: Name of pet, empty\n", "Nothing has changed.\n",
            ])
    }

    @Test(arguments: ["again", "show", "", "AGAIN"]) func `all of a screen is read when it is asked for`(
        line: String
    ) async throws {
        let talk = Conversation([line, "set name Ana"], at: [.form], format: .linear, tellsChanges: true)
        _ = await talk.session.run()
        let whole = Conversation([], at: [.form], format: .linear)
        _ = await whole.session.run()
        #expect(talk.output.written[1] == whole.output.written[0])
        #expect(talk.output.written[2].hasPrefix("Name: Ana\n"))
    }

    @Test func `on the way back a place is named, with what has changed there meanwhile`() async {
        let written = await heard(["list", "Ben", "back", "list"])
        #expect(
            written.map { $0.prefix { $0 != "\n" } } == [
                "Screen: start", "Screen: list", "Nothing has changed.", "Screen: start", "Screen: list",
            ])
    }

    @Test func `a question that nothing came of is read again`() async {
        let talk = Conversation(["Ben", "back"], at: [.list], format: .linear, tellsChanges: true)
        talk.scene.style = .alert
        _ = await talk.session.run()
        let whole = Conversation(["again"], at: [.list], format: .linear, tellsChanges: true)
        whole.scene.style = .alert
        _ = await whole.session.run()
        #expect(talk.output.written[1] == whole.output.written[1])
    }

    @Test func `a place that is shown once is read`() async {
        let talk = Conversation(at: [.form], format: .linear, tellsChanges: true)
        _ = await talk.session.showOnce("open")
        let whole = Conversation(at: [.form], format: .linear)
        _ = await whole.session.showOnce("open")
        #expect(talk.output.written == whole.output.written)
    }

    @Test(arguments: [ScreenFormat.Kind.text, .json]) func `only linear output says what has changed`(
        kind: ScreenFormat.Kind
    ) async {
        let talk = Conversation(["set name Ana"], at: [.form], format: kind, tellsChanges: true)
        _ = await talk.session.run()
        let plain = Conversation(["set name Ana"], at: [.form], format: kind)
        _ = await plain.session.run()
        #expect(talk.output.written == plain.output.written)
    }
}
