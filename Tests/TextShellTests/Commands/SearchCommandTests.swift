import HeadlessUI
import Support
import Testing

@testable import TextShell

@Suite("The search command") @MainActor
struct SearchCommandTests {
    /// The searches with their fields, in order.
    @MainActor private final class Asked {
        var texts: [String] = []
    }

    /// A session at a place with two search fields after a text field, or with none.
    private func conversation(_ lines: [String], withFields: Bool = true, asked: Asked) -> (
        ShellSession, RecordedOutput
    ) {
        let scene = SampleScene { _ in
            Sketch {
                TextField("Name", text: Binding(get: { "" }, set: { asked.texts.append("name: \($0)") }))
                if withFields {
                    SearchField("People", text: "") { asked.texts.append("people: \($0)") }
                    SearchField("Things", text: "") { asked.texts.append("things: \($0)") }
                }
            }
        }
        let output = RecordedOutput()
        let format = ScreenFormat(.text, width: 40, theme: .none)
        let settings = ShellSettings(program: .sample, format: { format }, stopsAtFailure: false, clock: ManualClock())
        { _ in nil }
        let session = ShellSession(scene: scene, input: ScriptedInput(lines), output: output, settings: settings)
        return (session, output)
    }

    @Test func `searches with the screen's first search field, with the text unchanged`() async {
        let asked = Asked()
        let (session, output) = conversation(
            ["search ana  ruiz", "SEARCH a=b&c", "search", "set things gauze"], asked: asked)
        #expect(await session.run() == .ok)
        #expect(asked.texts == ["people: ana  ruiz", "people: a=b&c", "people: ", "things: gauze"])
        #expect(output.written.count == 5, "the screen is shown again each time")
    }

    @Test func `says so where there is nothing to search, and changes nothing`() async {
        let asked = Asked()
        let (session, output) = conversation(["search ana"], withFields: false, asked: asked)
        #expect(await session.run() == .usage)
        #expect(output.told == ["There is nothing to search here."])
        #expect(asked.texts.isEmpty)
    }

    @Test(arguments: [("search", ""), ("search ", ""), ("search a b", "a b")])
    func `is understood with and without a text`(line: String, text: String) {
        #expect(Command(line) == .search(text))
    }
}
