import HeadlessUI
import Testing

@testable import TextShell

/// The lines that say nothing about anybody.
@MainActor @Suite struct LineVocabularyTests {
    private static let covered = [
        "help", "?", "back", "b", ":back", "undo", "redo", "history", "transcript", "routes", "fill", "f", "more",
        "again",
        "home", "quit", "HOME", "  home  ", "go patients", "go Patients", "patients", "Patients", "set", "set name",
        "set Name", "search", "find", "press save", "press 2", "press Save changes", "save", "Save changes", "s", "2",
        "name", "find a person", "find a", "press find a p", "help set", "help book", "book", "sign out", "1042",
        "#2004",
        "order 1042", "Orders #1042", "999999", "open clinic://orders", "open clinic://orders/1042",
        ":open clinic://orders/7",
        "open clinic://orders/1042/refund", "open", "press", "go", "", "open CLINIC://ORDERS/1042",
    ]

    private static let own = [
        "Zoe", "zoe cruz", "find Zoe", "f Zoe", "find name", "search Zoe", "search save", "set name Zoe", "set Zoe",
        "set name name", "set colour red", "press Zoe", "press Zoe Cruz", "go Zoe", "help Zoe", "open Zoe",
        "open clinic://orders?q=zoe", "open clinic://orders/1042?q=zoe", "open clinic://people?q=zoe",
        "open clinic://people?q=", "open clinic://catalog/zoe", "open clinic://zoe", "open clinic://orders/zoe",
        "open clinic://orders/1042 zoe", "order zoe", "order 1042 zoe", "1042 zoe", "zoe 1042", "1042, zoe",
        "600123456", "600 123 456", "+34600123456", "1234567", "14/06/1988", "1988-06-14", "14.6.88", "tomorrow", "-5",
        "##12", "#", "# Zoe", ":Zoe", ":save", "home Zoe", "back Zoe", "save changes Zoe", "savez",
        "book Zoe",
        "sign out Zoe", "open clinic://orders/\u{664}\u{662}", "\u{664}\u{662}", "help 1042", "go 2", "\u{200B}home",
    ]

    @Test func `commands, labels, sections, numbers and links of records are covered, and no text of one's own`() {
        let vocabulary = Self.vocabulary
        #expect(Self.covered.filter { !vocabulary.covers($0) } == [])
        #expect(Self.own.filter(vocabulary.covers) == [])
    }

    @Test func `no row and no value of a screen is covered, whatever is typed before it`() {
        let (vocabulary, texts) = (Self.vocabulary, ["Zoe Cruz", "zoe", "Maria"])
        let starts = CommandWord.all.flatMap(\.names) + ["order", "set name", "set colour", "press save", "book"]
        for (start, text) in starts.flatMap({ start in texts.map { (start, $0) } }) {
            #expect(!vocabulary.covers("\(start) \(text)"), "\(start) \(text)")
            #expect(!vocabulary.covers(":\(start) \(text)"), ":\(start) \(text)")
        }
    }

    /// A screen with two buttons, two fields and the row of a person.
    private static var vocabulary: LineVocabulary {
        let model = Bindable(SampleModel())
        let view = Sketch {
            Button("Find a person") {}
            Button("Save changes") {}
            TextField("Name", text: .init(get: { "Maria" }, set: { _ in }))
            Picker("Colour", selection: model.colour) { Text("red").tag("red") }
            List([Someone(id: 1)]) { _ in Button(action: {}, label: { Text("Zoe Cruz") }) }
        }
        let frame = SceneFrame(
            breadcrumb: ["Here"], account: "Zoe", tabs: [Tab(name: "Patients", isSelected: true)], style: .page,
            canGoBack: true)
        return LineVocabulary(
            Screen(view.rendered(in: RenderEnvironment()), in: frame), words: ["book", "sign out"],
            records: ["order", "orders"],
            links: [
                "clinic://orders", "clinic://orders/{number}", "clinic://orders/{number}/refund",
                "clinic://people?q={text}",
                "clinic://catalog/{category}",
            ])
    }
}

private struct Someone: Identifiable {
    let id: Int
}
