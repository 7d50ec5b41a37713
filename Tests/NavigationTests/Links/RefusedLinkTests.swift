import DesignSystem
import Navigation
import Testing

@Suite("Links that are refused")
struct RefusedLinkTests {
    private static let character = "it contains a character that no link has"
    private static let extraSlash = "it has a slash too many"

    struct Row: CustomTestStringConvertible {
        let link: String
        let reason: String

        init(_ link: String, _ reason: String) {
            (self.link, self.reason) = (link, reason)
        }

        var testDescription: String { "\(VisibleText.of(link)): \(reason)" }
    }

    @Test(
        "A refused link says what is wrong with it, in one line",
        arguments: [
            Row("javascript:alert(1)", "links start with clinic://, not with “javascript:”"),
            Row("JavaScript://home", "links start with clinic://, not with “JavaScript:”"),
            Row("https://home", "links start with clinic://, not with “https:”"),
            Row("clinic:home", "links start with clinic://, not with “clinic:”"),
            Row("clinic:/home", "links start with clinic://, not with “clinic:”"),
            Row(":", "links start with clinic://, not with “:”"),
            Row("", "it names no place"), Row("clinic://", "it names no place"),
            Row("clinic:///home", extraSlash), Row("/home", extraSlash), Row("//home", extraSlash),
            Row("/", extraSlash),
            Row("clinic://home//", extraSlash), Row("orders//1042", extraSlash),
            Row(" home", character), Row("home ", character), Row("a\u{1B}[2J", character),
            Row("home\u{7F}", character),
            Row("home\r\n", character), Row("home\u{9B}", character), Row("home%00", character),
            Row("home%0A", character),
            Row("home%7F", character), Row("home%C2%9B", character), Row("orders%2F1042", character),
            Row("orders%2f1042", character), Row("notes/a%2F\u{301}", character),
            Row("notes/a/\u{301}", "“\u{301}” was not understood"),
            Row("orders/%", "the percent-encoding of “%” is broken"),
            Row("orders/%4", "the percent-encoding of “%4” is broken"),
            Row("orders/%G1", "the percent-encoding of “%G1” is broken"),
            Row("notes/%\u{301}41", "the percent-encoding of “%\u{301}41” is broken"),
            Row("notes/%FF", "the percent-encoding of “%FF” is broken"),
            Row("notes/%C3", "the percent-encoding of “%C3” is broken"),
            Row("notes/%C0%AF", "the percent-encoding of “%C0%AF” is broken"),
            Row("notes/%ED%A0%80", "the percent-encoding of “%ED%A0%80” is broken"),
            Row("clinic://ana@home", "“ana@home” was not understood"),
            Row("clinic://home:80", "“home:80” was not understood"), Row("home?x=1", "“x=1” was not understood"),
            Row("home#x", "“home#x” was not understood"), Row("orders/1042#x", "“1042#x” was not understood"),
            Row("orders/01042", "“01042” was not understood"), Row("orders/-1", "“-1” was not understood"),
            Row("orders/+1", "“+1” was not understood"), Row("orders/1.0", "“1.0” was not understood"),
            Row("orders/١", "“١” was not understood"), Row("orders/NEW", "“NEW” was not understood"),
            Row("orders/9223372036854775808", "“9223372036854775808” was not understood"),
            Row("nowhere", "“nowhere” was not understood"), Row("home/1", "“1” was not understood"),
            Row("orders/1042/refund", "“refund” was not understood"),
            Row("orders/1042/tracking/now", "“now” was not understood"),
            Row("notes", "something is missing at its end"),
        ])
    func refused(_ row: Row) throws {
        let refused = try #require(throws: RefusedLink.self) { try SampleRoute.links.route(row.link) }
        #expect(refused.message.hasSuffix("” was not opened: \(row.reason). “routes” lists the links that there are."))
    }

    @Test("A message begins with the link as it was given")
    func message() throws {
        let refused = try #require(throws: RefusedLink.self) { try SampleRoute.links.route("https://ana") }
        #expect(
            refused.message
                == "“https://ana” was not opened: links start with clinic://, not with “https:”. "
                + "“routes” lists the links that there are.")
    }

    @Test("A link that is too long is refused before anything else is looked at")
    func tooLong() throws {
        let link = "\u{1B}" + String(repeating: "a", count: LinkAddress.longest)
        let refused = try #require(throws: RefusedLink.self) { try LinkAddress(link) }
        #expect(refused.reason == .tooLong)
        #expect(refused.message.contains("it is longer than 2048 bytes"))
    }

    @Test("A link whose canonical form would be too long to be read again is refused")
    func tooLongWhenWritten() throws {
        let refused = try #require(throws: RefusedLink.self) {
            try LinkAddress("notes/" + String(repeating: "é", count: 900))
        }
        #expect(refused.reason == .tooLong)
    }
}
