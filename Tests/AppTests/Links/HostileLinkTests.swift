import DesignSystem
import Navigation
import Testing

@testable import App

/// The messages about refused links.
@Suite struct HostileLinkTests {
    private nonisolated static let links = [
        "\u{1B}[2J\u{1B}]0;x\u{7}", "nowhere/\u{202E}gpj.exe", "https\u{202E}://x", "home\r\nclinic: all is well",
        String(repeating: "x", count: 5000), "x:" + String(repeating: "/", count: 5000),
        String(repeating: "x", count: 1000) + ":", "notes/%" + String(repeating: "日", count: 400),
        "a" + String(repeating: "\u{301}", count: 100_000), "x" + String(repeating: "\u{301}", count: 900) + ":",
        "e" + String(repeating: "\u{200D}", count: 900), String(repeating: "👨‍👩‍👧‍👦", count: 60),
    ]

    @Test(arguments: links.indices) func `control characters are escaped, and long texts are cut`(
        index: Int
    ) throws {
        let message = try Self.message(Self.links[index])
        #expect(VisibleText.escaped(message) == message)
        #expect(CellWidth.of(message) <= 220, "\(CellWidth.of(message)) cells")
        #expect(message.unicodeScalars.count <= 400, "\(message.unicodeScalars.count) scalars")
    }

    @Test func `a cut link ends in an ellipsis`() throws {
        let message = try Self.message(String(repeating: "x", count: 5000))
        #expect(message.hasPrefix("“\(String(repeating: "x", count: 59))…”"))
    }

    @Test(arguments: [
        (String(repeating: "a", count: 2049), "it is longer than 2048 bytes"),
        ("home\u{1B}", "“\\u{1B}” (character 5) has a character that no link has"),
        ("http://home", "links start with clinic:// or https://clinic.example/, not with “http:”"),
        ("orders/%4", "the percent-encoding of “%4” (character 8) is broken"),
        ("orders//1042", "“/” (character 8) is one too many"), ("clinic://", "it names no place"),
        ("orders/日本/x", "“日本” (character 8) was not understood"),
        ("orders?patient=1&patient=1", "“patient=1” (character 18) stands there twice"),
        ("products", "something is missing at its end"),
    ])
    func `a message states the problem, its place, and the advice`(link: String, explanation: String) throws {
        let message = try Self.message(link)
        #expect(
            message.hasSuffix("” was not opened: \(explanation). “routes” lists the links that there are."),
            "\(message)")
    }

    private static func message(_ link: String) throws -> String {
        try #require(throws: RefusedLink.self) { try AppRoute.route(link) }.message
    }
}
