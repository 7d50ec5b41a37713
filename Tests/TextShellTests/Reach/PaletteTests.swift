import HeadlessUI
import Navigation
import Support
import Testing

@testable import TextShell

@Suite @MainActor struct PaletteTests {
    private static func index(_ labels: [String]) -> PaletteIndex {
        PaletteIndex(labels.map { PaletteEntry(label: $0, detail: "", line: $0) })
    }

    @Test func `the best match comes first`() {
        let labels = [
            "Refund", "Orders", "All orders", "Order #1042", "Settings", "Sign out", "Share this order",
            "Track this order",
            "clinic://orders", "Refresh the order",
        ]
        let index = Self.index(labels)
        let rows: [(String, [String])] = [
            ("orders", ["Orders", "All orders", "clinic://orders"]), ("so", ["Sign out"]), ("ref", ["Refund"]),
            ("track order", ["Track this order"]), ("order track", ["Track this order"]), ("1042", ["Order #1042"]),
            ("tto", ["Track this order"]), ("set", ["Settings"]), ("REFRESH", ["Refresh the order"]),
        ]
        for (text, best) in rows {
            let found = index.matches(text, limit: 10).map(\.entry.label)
            #expect(Array(found.prefix(best.count)) == best, "\(text): \(found)")
        }
        #expect(index.matches("xyz", limit: 10).isEmpty)
        #expect(index.matches("", limit: 3).map(\.entry.label) == Array(labels.prefix(3)))
        #expect(index.matches("o", limit: 2).count == 2)
        #expect(index.matches("o", limit: 0).isEmpty)
    }

    @Test func `the detail is searched as well, and counts less`() {
        let index = PaletteIndex([
            PaletteEntry(label: "lock", detail: "the terminal; your place is kept", line: ":lock"),
            PaletteEntry(label: "Terminal", detail: "", line: "3"),
        ])
        let found = index.matches("terminal", limit: 5)
        #expect(found.map(\.entry.line) == ["3", ":lock"])
        #expect(found.map(\.positions) == [[0, 1, 2, 3, 4, 5, 6, 7], []])
    }

    @Test func `a limit leaves the best, in the order of all`() {
        var random = SeededGenerator(seed: 3)
        let labels = (0..<400).map { _ in String((0..<8).map { _ in "abc ".randomElement(using: &random) ?? "a" }) }
        let index = Self.index(labels)
        let all = index.matches("ab", limit: .max)
        #expect(all.count > 50)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.score >= $1.score })
        for limit in [1, 2, 10, 49] { #expect(index.matches("ab", limit: limit) == Array(all.prefix(limit))) }
    }

    @Test func `everything at a screen is offered, each with a line that does just that`() async {
        let scene = SampleScene.app(SampleModel())
        scene.stack.become([.form])
        scene.tabs = [Tab(name: "List", isSelected: false)]
        scene.words = [SceneWord("salute", meaning: "greets")]
        let palette = Palette(of: scene, on: await ScreenHost(scene: scene).settle())
        let lines = palette.matches("", limit: .max).map(\.entry.line)
        #expect(
            lines == [
                "1", "2", "3", "4", "go List", ":salute", ":fill", ":again", ":back", ":home", ":undo", ":redo",
                ":history",
                ":transcript",
                ":routes",
                ":help", ":quit", "open clinic://start", "open clinic://list", "open clinic://form",
                "open clinic://broken",
            ])
        #expect(palette.matches("pet").first?.entry == PaletteEntry(label: "Name of pet", detail: "field", line: "2"))
    }

    @Test func `records come from the scene, with the letters that match`() async {
        let scene = SampleScene.app(SampleModel())
        let place = FoundPlace(kind: "Patient", title: "Lena Vogt", detail: "1988", link: "list", line: "patient 1")
        scene.found = FoundPlaces(places: [place])
        let palette = Palette(of: scene, on: await ScreenHost(scene: scene).settle())
        let found = await palette.records("vo")
        #expect(found.map(\.entry) == [PaletteEntry(label: "Lena Vogt", detail: "Patient, 1988", line: "patient 1")])
        #expect(found.map(\.positions) == [[5, 6]])
        #expect(scene.asked == ["find vo"] && scene.history == [])
    }

    @Test func `a record that has the word comes before what has its letters here and there`() async {
        let scene = SampleScene.app(SampleModel())
        let (lena, other) = ("Lena Vogt", "Oluwaseun Adeyemi")
        scene.words = [SceneWord("lock", meaning: "lets no one else near a terminal")]
        scene.found = FoundPlaces(
            places: [lena, other].map {
                FoundPlace(kind: "Patient", title: $0, detail: "1988", link: $0, line: $0)
            })
        let palette = Palette(of: scene, on: await ScreenHost(scene: scene).settle())
        #expect(palette.matches("lena").map(\.entry.label).contains("lock"))
        #expect(await palette.everything("lena").map(\.entry.label) == [lena, other])
        #expect(await palette.everything("lock").map(\.entry.label) == ["lock", lena, other])
    }
}
