import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

/// The lines that can be brought back at a prompt.
@MainActor @Suite struct LineMemoryTests {
    @Test func `lines that were carried out come back, and the last refused one until then`() async {
        let found = await Self.earlier(typing: ["help", "nonsense", "nonsence", "history", "help", "help", ""])
        #expect(
            found == [
                [], ["help"], ["help", "nonsense"], ["help", "nonsence"], ["help", "history"],
                ["help", "history", "help"], ["help", "history", "help"], ["help", "history", "help"],
            ])
    }

    @Test func `nothing from a pipe is kept`() async {
        #expect(await Self.earlier(typing: ["help", "history"], isTerminal: false) == [[], [], []])
    }

    @Test func `nothing comes back that was typed at a screen that asks for a secret, refused or not`() async {
        let found = await Self.earlier(typing: ["help", "s3cret", "help", "set password s3cret"], at: [.form])
        #expect(found == [[], [], [], [], []])
    }

    @Test func `nothing of one person comes back for the next, not even the line with which they left`() async {
        let scene = SampleScene.app(SampleModel())
        var memories: [[String]] = []
        let input = Typist([])
        let memory = LineMemory(scene: scene, input: input)
        let screen = Screen(scene.visibleView().rendered(in: scene.environment), in: scene.frame)
        scene.person = "Ana"
        memory.take("help", at: screen)
        await memory.keep()
        memories.append(memory.lines())
        memory.take("history", at: screen)
        await memory.keep()
        memory.take("secret", at: screen)
        memory.refuse()
        memories.append(memory.lines())
        scene.person = nil
        memories.append(memory.lines())
        #expect(memories == [[], ["history", "secret"], []])
        #expect(input.forgotten == 2)
    }

    @Test func `a lock forgets what was typed before it and what was cut`() async {
        let (scene, input) = (SampleScene.app(SampleModel()), Typist(["help", "history", "help"]))
        var locks = [false, true, false]
        scene.lock = { locks.isEmpty ? false : locks.removeFirst() }
        await Self.talk(at: scene, input)
        #expect(input.offered == [[], ["help"], [], ["help"]])
        #expect(input.forgotten == 1)
    }

    @Test func `lines of commands outlast the conversation, and a person's own text does not`() async {
        let (scene, input) = (SampleScene.app(SampleModel()), Typist(["help", "find Zoe", "nonsense", "2", "back"]))
        scene.person = "Ana"
        (scene.earlier, scene.findable) = (["Ana": ["1042", "book"]], "names")
        scene.found = FoundPlaces(places: [.list, .list])
        await Self.talk(at: scene, input)
        #expect(scene.earlier == ["Ana": ["1042", "book", "help", "2", "back"]])
        let now = ["1042", "book", "help", "find Zoe"]
        #expect(
            input.offered == [
                ["1042", "book"], Array(now.dropLast()), now, now + ["nonsense"], now + ["2"], now + ["2", "back"],
            ])
    }

    @Test func `nobody's lines are kept: a visitor's, those at a lock, and that with which somebody came or left`()
        async
    {
        let (scene, input) = (
            SampleScene.app(SampleModel()), Typist(["help", "enter", "book", "lock", "help", "enter", "leave", "help"])
        )
        scene.words = ["enter", "leave", "lock", "book"].map { SceneWord($0, meaning: "", comesFirst: true) }
        scene.answers = ["enter": .done, "leave": .done, "book": .done, "lock": .locked]
        scene.whenAnswered = { line in
            if line != "book" { scene.person = line == "enter" ? "Ana" : nil }
        }
        await Self.talk(at: scene, input)
        #expect(scene.earlier == ["Ana": ["book"]])
        #expect(input.offered[2] == [] && input.offered[6] == ["book"] && input.offered[7] == [])
    }

    @Test func `a pipe neither keeps nor looks up lines`() async {
        let (scene, input) = (SampleScene.app(SampleModel()), Typist(["help"], isTerminal: false))
        scene.person = "Ana"
        scene.earlier = ["Ana": ["book"]]
        await Self.talk(at: scene, input)
        #expect(scene.earlier == ["Ana": ["book"]] && input.offered == [[], []])
    }

    @Test func `the newest lines are kept, without repetitions and very long ones`() {
        var typed = TypedLines()
        for number in 0..<(TypedLines.maxCount + 5) { typed.add("\(number)") }
        typed.add("\(TypedLines.maxCount + 4)")
        typed.add(String(repeating: "x", count: TypedLines.maxLength + 1))
        #expect(typed.lines.count == TypedLines.maxCount)
        #expect(typed.lines.first == "5" && typed.lines.last == "\(TypedLines.maxCount + 4)")
    }

    private static func earlier(typing lines: [String], at spots: [Spot] = [], isTerminal: Bool = true) async
        -> [[String]]
    {
        let (scene, input) = (SampleScene.app(SampleModel()), Typist(lines, isTerminal: isTerminal))
        scene.stack.become(spots)
        await talk(at: scene, input)
        return input.offered
    }

    private static func talk(at scene: SampleScene, _ input: Typist) async {
        let settings = ShellSettings(
            program: .sample, format: { ScreenFormat(.text, width: 40, theme: .none) }, stopsAtFailure: false,
            variable: { _ in nil })
        _ = await ShellSession(scene: scene, input: input, output: RecordedOutput(), settings: settings).run()
    }
}

extension FoundPlace {
    fileprivate static let list = FoundPlace(kind: "Place", title: "Zoe", detail: "", link: "list", line: "list")
}

/// Types lines, and records which earlier ones it could bring back.
private final class Typist: LineInput {
    let isTerminal: Bool
    private var lines: [String]
    private(set) var offered: [[String]] = []
    private(set) var forgotten = 0

    init(_ lines: [String], isTerminal: Bool = true) {
        (self.lines, self.isTerminal) = (lines, isTerminal)
    }

    func line(prompt: String, help: LineHelp) async -> String? {
        offered.append(help.earlier)
        return lines.isEmpty ? nil : lines.removeFirst()
    }

    func line(prompt: String) async -> String? { nil }
    func secret(prompt: String) async -> String? { nil }
    func abandon() {}
    func forget() { forgotten += 1 }
    func close() {}
}
