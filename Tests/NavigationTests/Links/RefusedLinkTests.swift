import Navigation
import Testing

@Suite("Refused links")
struct RefusedLinkTests {
    private static func origin(_ part: String) -> String {
        "it does not start with “\(part)”"
    }

    private static func character(_ part: String, _ position: Int) -> String {
        "“\(part)” (character \(position)) has a character that no link has"
    }

    private static func encoding(_ part: String, _ position: Int) -> String {
        "the percent-encoding of “\(part)” (character \(position)) is broken"
    }

    private static func part(_ part: String, _ position: Int) -> String {
        "“\(part)” (character \(position)) was not understood"
    }

    private static func extra(_ mark: String, _ position: Int) -> String {
        "“\(mark)” (character \(position)) is one too many"
    }

    struct Row: CustomTestStringConvertible {
        let link: String
        let reason: String

        init(_ link: String, _ reason: String) {
            (self.link, self.reason) = (link, reason)
        }

        var testDescription: String { "\(link.debugDescription): \(reason)" }
    }

    private static let rows: [Row] = [
        // Other origins: schemes, hosts, users and ports, names that only resemble ours.
        Row("javascript:alert(1)", origin("javascript:")), Row("JavaScript://home", origin("JavaScript:")),
        Row("http://clinic.example/home", origin("http:")), Row("clinic:home", origin("clinic:")),
        Row("clinic:/home", origin("clinic:")), Row(":", origin(":")), Row("home:80", origin("home:")),
        Row("https://home", origin("https://home")), Row("https:clinic.example/home", origin("https:")),
        Row("https://ana@clinic.example/home", origin("https://ana@clinic.example")),
        Row("https://clinic.example:443/home", origin("https://clinic.example:443")),
        Row("https://clinic.example./home", origin("https://clinic.example.")),
        Row("https://clinic.example.org/home", origin("https://clinic.example.org")),
        Row("https://clinic%2Eexample/home", origin("https://clinic%2Eexample")),
        Row("https://clínic.example/home", origin("https://clínic.example")),
        Row("https://xn--clnic-2sa.example/home", origin("https://xn--clnic-2sa.example")),
        Row("https://clinic.example\\@evil.example/", origin("https://clinic.example\\@evil.example")),
        Row("https://\u{212A}linic.example/home", origin("https://\u{212A}linic.example")),
        Row("clin\u{0131}c://home", origin("clin\u{0131}c:")),
        // Empty links, and too many slashes.
        Row("", "it names no place"), Row("clinic://", "it names no place"), Row("?q=a", "it names no place"),
        Row("https://clinic.example", "it names no place"), Row("https://clinic.example/", "it names no place"),
        Row("clinic:///home", extra("/", 10)), Row("/home", extra("/", 1)), Row("//home", extra("/", 1)),
        Row("/", extra("/", 1)), Row("clinic://home//", extra("/", 15)), Row("orders//1042", extra("/", 8)),
        Row("https://clinic.example//home", extra("/", 24)),
        // Spaces and control characters, plain and encoded; an encoded slash separates nothing.
        Row(" home", character(" ", 1)), Row("home ", character(" ", 5)), Row("a\u{1B}[2J", character("\u{1B}", 2)),
        Row("home\u{7F}", character("\u{7F}", 5)), Row("home\r\n", character("\r", 5)),
        Row("home\u{9B}", character("\u{9B}", 5)), Row("home%00", character("home%00", 1)),
        Row("notes/a%0Ab", character("a%0Ab", 7)), Row("notes/%7F", character("%7F", 7)),
        Row("notes/%C2%9B", character("%C2%9B", 7)), Row("orders%2F1042", part("orders%2F1042", 1)),
        // A slash followed by a combining mark is still a slash.
        Row("notes/a/\u{301}", part("\u{301}", 9)),
        // Percent-encoding without digits, or of bytes that are not UTF-8.
        Row("orders/%", encoding("%", 8)), Row("orders/%4", encoding("%4", 8)),
        Row("orders/%G1", encoding("%G1", 8)), Row("notes/%\u{301}41", encoding("%\u{301}41", 7)),
        Row("notes/a%FF", encoding("a%FF", 7)), Row("notes/%C3", encoding("%C3", 7)),
        Row("notes/%C0%AF", encoding("%C0%AF", 7)), Row("notes/%ED%A0%80", encoding("%ED%A0%80", 7)),
        Row("日本/%zz", encoding("%zz", 4)),
        // Parts that only other links have: users, ports, fragments.
        Row("clinic://ana@home", part("@home", 13)), Row("clinic://home:80", part(":80", 14)),
        Row("home#x", part("#x", 5)), Row("orders/1042#x", part("#x", 12)),
        // Numbers with leading zeros, signs, points, other digits, or too large.
        Row("orders/01042", part("01042", 8)), Row("orders/-1", part("-1", 8)), Row("orders/+1", part("+1", 8)),
        Row("orders/1.0", part("1.0", 8)), Row("orders/١", part("١", 8)), Row("orders/NEW", part("NEW", 8)),
        Row("orders/9223372036854775808", part("9223372036854775808", 8)),
        // Parts that no link has there, or the first of several.
        Row("nowhere", part("nowhere", 1)), Row("clinic://nowhere/1", part("nowhere", 10)),
        Row("https://clinic.example/nowhere", part("nowhere", 24)), Row("home/1", part("1", 6)),
        Row("home?x=1", part("x=1", 6)), Row("orders/1042/refund", part("refund", 13)),
        Row("orders/x/refund", part("x", 8)), Row("orders/1042/tracking/now", part("now", 22)),
        Row("👩🏽‍⚕️e\u{301}/x", part("👩🏽‍⚕️e\u{301}", 1)), Row("orders/👩🏽‍⚕️/x", part("👩🏽‍⚕️", 8)),
        Row("orders/1/\u{202E}x", part("\u{202E}x", 10)),
        // Incomplete links.
        Row("notes", "something is missing at its end"), Row("notes/", "something is missing at its end"),
    ]

    @Test(arguments: rows) func `a refused link states its problem and the place, as given`(_ row: Row) throws {
        let refused = try #require(throws: RefusedLink.self) { try SampleRoute.links.route(row.link) }
        #expect(refused.said == row.reason)
        #expect(refused.link == row.link)
    }

    @Test func `a link that begins with an unknown word is refused because of that word`() throws {
        let refusal = try LinkAddress("nowhere/1042?q=a").refusal
        #expect((refusal.reason, refusal.part, refusal.position) == (.notUnderstood, "nowhere", 1))
    }

    @Test func `a link that is too long is refused before anything else is looked at`() throws {
        let link = "\u{1B}" + String(repeating: "a", count: LinkFormat.sample.maxLength)
        let refused = try #require(throws: RefusedLink.self) { try LinkAddress(link) }
        #expect(refused.reason == .tooLong)
    }

    @Test func `a link whose canonical form would be too long to be read again is refused`() throws {
        let refused = try #require(throws: RefusedLink.self) {
            try LinkAddress("notes/" + String(repeating: "é", count: 900))
        }
        #expect(refused.reason == .tooLong)
    }
}
