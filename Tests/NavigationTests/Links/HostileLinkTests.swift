import HeadlessUI
import Navigation
import Testing

@Suite("Hostile text in a refusal")
struct HostileLinkTests {
    private static let links = [
        "\u{1B}[2J\u{1B}]0;x\u{7}", "nowhere/\u{202E}gpj.exe", "https\u{202E}://x", "home\r\nclinic: all is well",
        String(repeating: "x", count: 5000), "x:" + String(repeating: "/", count: 5000),
        String(repeating: "x", count: 1000) + ":", "notes/%" + String(repeating: "日", count: 400),
        "a" + String(repeating: "\u{301}", count: 100_000), "x" + String(repeating: "\u{301}", count: 900) + ":",
        "e" + String(repeating: "\u{200D}", count: 900), String(repeating: "👨‍👩‍👧‍👦", count: 60),
    ]

    @Test("What a terminal would obey is written out, and what is long is cut", arguments: links.indices)
    func hostile(index: Int) throws {
        let refused = try #require(throws: RefusedLink.self) { _ = try SampleRoute.links.route(Self.links[index]) }
        let message = refused.message
        #expect(VisibleText.of(message) == message)
        #expect(CellWidth.of(message) <= 220, "\(CellWidth.of(message)) cells")
        #expect(message.unicodeScalars.count <= 400, "\(message.unicodeScalars.count) scalars")
    }

    @Test("A cut link ends in an ellipsis")
    func ellipsis() throws {
        let refused = try #require(throws: RefusedLink.self) { try LinkAddress(String(repeating: "x", count: 5000)) }
        #expect(refused.link == String(repeating: "x", count: 59) + "…")
    }
}
