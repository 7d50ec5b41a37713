import HeadlessUI
import Navigation
import Testing

@testable import TextShell

@Suite @MainActor struct HelpPageTests {
    private func page(_ spot: Spot, _ set: (SampleScene) -> Void = { _ in }) async -> HelpPage {
        let scene = SampleScene.app(SampleModel())
        scene.stack.become([spot])
        set(scene)
        return HelpPage(of: scene, on: await ScreenHost(scene: scene).settle())
    }

    @Test func `the controls of the screen come first, each with what to type`() async {
        #expect(
            await page(.form).text.hasPrefix(
                """
                On this screen, type a number, or the start of a name, or:

                  set name TEXT         fill it in; without a text, asks for it
                  set name of pet TEXT  fill it in; without a text, asks for it
                  set password          asks for it unseen
                  set colour CHOICE     red, green, grey
                  set closed TEXT       fill it in; without a text, asks for it (not now)
                  fill, f               fill in field after field, and save
                  back, b               one step back

                On every screen:

                  again, show           all of the screen once more

                """))
    }

    @Test func `a command is listed only where it does something`() async {
        let rows = await page(.list).here.map(\.form)
        #expect(rows == ["1", "2", "3", "4", "more, m", "back, b"])
        let everywhere = await page(.start).everywhere.map(\.form)
        #expect(
            everywhere == [
                "again, show", "home", "open LINK", "undo, u", "redo", "history", "transcript", "routes",
                "help, ? WORD",
                "quit, q, exit",
            ])
        let full = await page(.start) {
            $0.tabs = [Tab(name: "List", isSelected: false)]
            $0.findable = "spots"
            $0.words = [SceneWord("salute", meaning: "greets")]
        }
        #expect(full.everywhere.contains(HelpPage.Row(form: "find TEXT", meaning: "spots", names: ["find"])))
        #expect(full.everywhere.contains { $0.form == "go SECTION" && $0.meaning.contains(": list;") })
        #expect(full.everywhere.last == HelpPage.Row(form: "salute", meaning: "greets", names: ["salute"]))
    }

    @Test func `one word is explained, be it a command, a control or a word of the app's`() async throws {
        let page = await page(.form) { $0.words = [SceneWord("salute", meaning: "greets")] }
        let rows = [
            ("undo", "  undo, u  back to where you were before the last step\n"),
            ("U", "  undo, u  back to where you were before the last step\n"),
            ("colour", "  set colour CHOICE  red, green, grey\n"), ("salute", "  salute  greets\n"),
            ("sal", "  salute  greets\n"), ("press", "  press NAME  take an action, by number or name\n"),
        ]
        for (word, text) in rows { #expect(try page.rows(about: word).rowsText == text, "\(word)") }
        let failure = #expect(throws: CommandFailure.self) { try page.rows(about: "colur") }
        #expect(
            failure?.message
                == "Nothing here is called that. Did you mean “help colour”? “help” lists all that there is.")
    }

    @Test func `no word of a command is missing where it can be used`() async {
        let forms = Set(
            await page(.list) {
                $0.tabs = [Tab(name: "A", isSelected: true)]; $0.findable = ""
            }.all)
        for word in CommandWord.all where !["press", "set", "fill", "search"].contains(word.names[0]) {
            #expect(forms.contains(word.form))
        }
    }

    @Test(arguments: [20, 30, 40, 60, 80, 100, 140]) func `the help keeps to any width, and loses no word`(width: Int)
        async
    {
        let text = await page(.form).text
        let kept = ScreenFormat(.text, width: width, theme: .none).prose(text)
        #expect(kept.split(separator: "\n").allSatisfy { CellWidth.of($0) <= width })
        #expect(kept.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
        #expect(text.hasSuffix(".\n") && text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
}

extension HelpPage {
    fileprivate var all: [String] { (here + everywhere).map(\.form) }
}
