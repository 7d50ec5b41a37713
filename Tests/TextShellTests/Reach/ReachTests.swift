import HeadlessUI
import Support
import Testing

@testable import TextShell

/// Lines that mean the same at every screen come after the commands and the controls of the visible one.
@Suite @MainActor struct ReachTests {
    private static let list = FoundPlace(
        kind: "Spot", title: "The list", detail: "of names", link: "list", line: "spot 1")
    private static let form = FoundPlace(kind: "Spot", title: "The form", detail: "", link: "form", line: "spot 22")

    private func talk(_ lines: [String], at spots: [Spot] = [], _ set: (SampleScene) -> Void) async -> Conversation {
        let talk = Conversation(lines, at: spots)
        talk.scene.tabs = [Tab(name: "List", isSelected: false), Tab(name: "Form", isSelected: false)]
        talk.scene.findable = "spots"
        set(talk.scene)
        _ = await talk.session.run()
        return talk
    }

    @Test func `a section's name alone goes there, in any case and with a mark`() async {
        for line in ["form", "FORM", ":form"] {
            let talk = await talk([line]) { _ in }
            #expect(talk.places == ["start", "start › form"], "\(line)")
            #expect(talk.scene.asked.isEmpty)
        }
    }

    @Test func `a control of the screen comes first, unless the line has a mark`() async {
        let control = await talk(["list"]) { _ in }
        #expect(control.scene.history == ["press List"])
        let section = await talk([":list"]) { _ in }
        #expect(section.scene.history == [] && section.places == ["start", "start › list"])
    }

    @Test func `a word that must never fail comes before the start of a control's name, and after a whole one`() async {
        for (comesFirst, asked, steps) in [(true, ["loc"], ["press List"]), (false, [], ["press List"])] {
            let talk = await talk(["loc", "list"]) {
                $0.words = ["loc", "list"].map { SceneWord($0, meaning: "", comesFirst: comesFirst) }
                $0.answers = ["loc": .done, "list": .done]
            }
            #expect(talk.scene.asked == asked && talk.scene.history == steps)
        }
    }

    @Test func `a word of the scene is carried out, and a lock clears the terminal`() async {
        let talk = await talk(["salute", "hide"]) {
            $0.answers = ["salute": .done, "hide": .locked]
        }
        #expect(talk.scene.asked == ["salute", "hide"])
        #expect(talk.output.titles.count { $0.isEmpty } == 1)
        #expect(talk.output.told.isEmpty)
    }

    @Test func `one place is opened, several are listed with what to type`() async {
        let one = await talk(["7"]) { $0.answers = ["7": .places(FoundPlaces(places: [Self.list]))] }
        #expect(one.places == ["start", "start › list"])
        let several = await talk(["7"]) { $0.answers = ["7": .places(FoundPlaces(places: [Self.list, Self.form]))] }
        #expect(
            several.output.written.last == """
                  spot 1   The list  of names
                  spot 22  The form
                To open one, type what stands before it.

                """)
    }

    @Test func `what is called as it is typed is told by its kind`() {
        let day = FoundPlace(kind: "Day", title: "2001-04-09", detail: "closed", link: "day", line: "2001-04-09")
        let text = FoundPlaces(places: [day, Self.list]).text
        #expect(text.hasPrefix("  2001-04-09  Day       closed\n  spot 1      The list  of names\n"), "\(text)")
    }

    @Test func `a search opens what it finds alone, and says so when it finds nothing`() async {
        let one = await talk(["find the list"]) { $0.found = FoundPlaces(places: [Self.list], related: [Self.form]) }
        #expect(one.places == ["start", "start › list"])
        #expect(one.scene.asked == ["find the list"])
        let none = await talk(["find x"]) { _ in }
        #expect(none.output.told == ["Nothing was found. A name is found by the beginnings of its words."])
        let empty = await talk(["find"]) { _ in }
        #expect(empty.output.told == ["“find” needs a name, a number or a date: find TEXT."])
        let never = await talk(["find x"]) { $0.findable = nil }
        #expect(never.output.told == ["There is nothing to find here."])
    }

    @Test func `a search that could not look everywhere opens nothing by itself, and says why`() async {
        let failure = CommandFailure("Sign in.", .noPermission)
        let talk = await talk(["find x", "find y"]) { $0.found = FoundPlaces(places: [Self.list], failure: failure) }
        #expect(talk.places.last != "start › list")
        #expect(talk.output.written.last?.hasSuffix("Not everything was searched: Sign in.\n") == true)
        let none = await self.talk(["find x"]) { $0.found = FoundPlaces(failure: failure) }
        #expect(none.output.told == ["Sign in."])
        #expect(none.session.end == nil)
    }

    @Test func `a line that means nothing is not repeated, and the nearest words are named`() async {
        let message = "This is no command, and nothing on this screen is called that."
        let rows = [
            ("serach", " Did you mean “search”?"), ("lisst", " Did you mean “list”?"),
            ("saluet", " Did you mean “salute”?"),
            ("formm", " Did you mean “form”?"), ("zzzz", ""),
        ]
        for (line, guess) in rows {
            let talk = await talk([line]) { $0.words = [SceneWord("salute", meaning: "greets")] }
            #expect(talk.output.told == ["\(message)\(guess) “help” lists the commands."], "\(line)")
        }
    }

    @Test func `where a secret is asked for no word is named: the line may be one`() async {
        let talk = await talk(["serach"], at: [.form]) { _ in }
        #expect(talk.output.told.last?.contains("Did you mean") == false)
    }

    @Test func `a question is answered by no number that it does not show`() async {
        let talk = await talk(["77", "salute"]) {
            $0.style = .alert
            $0.words = [SceneWord("salute", meaning: "greets")]
            $0.answers = ["77": .places(FoundPlaces(places: [Self.list])), "salute": .done]
        }
        #expect(talk.scene.asked == ["salute"])
        #expect(talk.output.told.count == 1)
    }

    @Test func `neither a search nor an unknown line is in the history`() async {
        let talk = await talk(["find x", "7", "nothing"]) {
            $0.answers = ["7": .places(FoundPlaces(places: [Self.list, Self.form]))]
        }
        #expect(talk.scene.history == [])
    }
}
