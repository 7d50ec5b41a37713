import HeadlessUI
import Support
import Testing

@MainActor @Suite("Search fields")
struct SearchFieldTests {
    @Test func `show what was searched for, and search at once when they are set`() async throws {
        let asked = Asked()
        let driver = ScreenDriver(Searching(text: "ana", asked: asked))
        await driver.settle()
        #expect(try driver.find("find").value == "ana")
        #expect(try driver.find("find").role == .searchField)
        for text in ["ben", "", " ben "] { try await driver.type(text, into: "find") }
        #expect(asked.texts == ["ben", "", " ben "])
    }

    @Test func `say that they are empty, and that they search to a screen reader`() async {
        let driver = ScreenDriver(Searching(text: "", asked: Asked()))
        await driver.settle()
        #expect(driver.text().contains("1 Find: (empty)"))
        #expect(driver.linear.contains("1 Search: Find, empty"))
    }

    @Test func `make what was searched for visible, whatever it is`() async {
        let driver = ScreenDriver(Searching(text: Specimen.hostile, asked: Asked()))
        await driver.settle()
        expectFittingText(of: driver.screen, widths: Array(20...140))
        expectPlainLines(of: driver.screen)
    }
}

/// The searches, in order.
@MainActor private final class Asked {
    var texts: [String] = []
}

/// A search field alone.
private struct Searching: View {
    let text: String
    let asked: Asked

    var body: some View {
        SearchField("Find", text: text) { asked.texts.append($0) }.accessibilityIdentifier("find")
    }
}
