import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

@Suite("A line that could mean a command and a control") @MainActor
struct MeantTests {
    private func meaning(of line: String, _ controls: [Node], canGoBack: Bool = true) -> Result<Command, CommandFailure>
    {
        let content = Node(.group, children: controls)
        let screen = Screen(
            title: "", breadcrumb: ["here"], account: "", tabs: [], style: .page, canGoBack: canGoBack,
            content: content)
        return Result { () throws(CommandFailure) in try Command(line, on: screen) }
    }

    private static func button(_ label: String, _ identifier: String? = nil) -> Node {
        ControlMatchTests.control(1, .button, label, identifier)
    }

    @Test(
        arguments: [
            ("home", "Home"), ("HOME", "Home visits"), ("q", "Queue"), ("u", "Unlock"), ("go to day", "Go to day"),
            ("go to", "Go to day"), ("set", "Settings"), ("back", "Backlog"), ("open the", "Open the window"),
            ("b", "B"), ("?", "?"), ("m", "Move up"), ("press", "Press kit"), ("search", "Search them"),
        ])
    func `asks which is meant, and says how to type each`(line: String, label: String) throws {
        let expected = "“\(line)” can mean: the command, 1 \(label). Type “:\(line)” for the command, or the number."
        #expect(meaning(of: line, [Self.button(label)]) == .failure(CommandFailure(expected, .usage)))
        let marked = try meaning(of: ":\(line)", [Self.button(label)]).get()
        #expect(marked == Command(line))
        #expect(meaning(of: "1", [Self.button(label)]) == .success(.bare("1")))
    }

    @Test func `asks also where the name is one for scripts`() {
        #expect(throws: CommandFailure.self) { try meaning(of: "undo", [Self.button("Take back", "undo")]).get() }
        #expect(meaning(of: "undo", [Self.button("Take back", "undo-it")]) == .success(.undo))
    }

    @Test func `does not ask where both are the same`() {
        let more = Self.button("More", "more")
        #expect(meaning(of: "more", [more]) == .success(.press("more")))
        #expect(meaning(of: "m", [more]) == .success(.press("more")))
        let field = ControlMatchTests.control(1, .searchField, "Search", "search")
        #expect(meaning(of: "search", [field]) == .success(.search("")))
    }

    @Test func `does not ask about a key that the screen names, as long as nothing is called just that`() {
        #expect(meaning(of: "b", [Self.button("Book it")]) == .success(.back))
        #expect(meaning(of: "?", [Self.button("?!")]) == .success(.help("")))
        #expect(throws: CommandFailure.self) { try meaning(of: "b", [Self.button("Book it")], canGoBack: false).get() }
    }

    @Test func `a search of everything gives way to a control, unless it is marked`() {
        let field = ControlMatchTests.control(1, .searchField, "Find products", "search")
        #expect(meaning(of: "find", [field]) == .success(.bare("find")))
        #expect(meaning(of: "find pro", [field]) == .success(.bare("find pro")))
        #expect(meaning(of: ":find pro", [field]) == .success(.find("pro")))
        #expect(meaning(of: "find lena", [field]) == .success(.find("lena")))
    }

    @Test func `is carried out neither way, and the history has what can be typed again`() async {
        let scene = SampleScene { scene in
            Sketch { Button("Home visits") { scene.stack.push(.list) } }
        }
        let output = RecordedOutput()
        let format = ScreenFormat(.text, width: 80, theme: .none)
        let settings = ShellSettings(program: .sample, format: { format }, stopsAtFailure: false, clock: ManualClock())
        { _ in nil }
        let input = ScriptedInput(["home", ":home", "home visits"])
        let session = ShellSession(scene: scene, input: input, output: output, settings: settings)
        #expect(await session.run() == .usage)
        #expect(output.told.count == 1)
        #expect(scene.history == [":home", "press Home visits"])
    }

    @Test(arguments: [("d", 1), ("discard", 1), ("ke", 2)])
    func `a question takes no start of a name for an answer`(line: String, number: Int) throws {
        let match = ControlMatch(
            controls: [
                ControlMatchTests.control(1, .button, "Discard it"),
                ControlMatchTests.control(2, .button, "Keep it", "keep"),
            ], isQuestion: true)
        let failure = try #require(throws: CommandFailure.self) { try match.control(named: line) }
        #expect(failure.exitCode == .usage)
        #expect(failure.message.hasSuffix("answer a question with the whole name or \(number)."))
        #expect(try match.control(named: "discard IT").action == ActionID(1))
        #expect(try match.control(named: "keep").action == ActionID(2))
        #expect(try match.control(named: "2").action == ActionID(2))
    }
}
