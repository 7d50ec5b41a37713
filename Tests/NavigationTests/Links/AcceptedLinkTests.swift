import Navigation
import Testing

@Suite("Accepted links")
struct AcceptedLinkTests {
    @Test(arguments: SampleRoute.samples)
    func `a link that was written is read as the same route`(route: SampleRoute) throws {
        let link = try #require(SampleRoute.links.link(route))
        #expect(try SampleRoute.links.route(link) == route)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link) is not printable ASCII")
    }

    @Test(
        arguments: [
            // Scheme, host and first word in any case; the rest is unchanged.
            ("clinic://home", "clinic://home"), ("home", "clinic://home"), ("CLINIC://home", "clinic://home"),
            ("clinic://HOME", "clinic://home"), ("clinic://%48OME", "clinic://home"),
            ("clinic://notes/Ab", "clinic://notes/Ab"),
            // The same on the web.
            ("https://clinic.example/home", "clinic://home"), ("HTTPS://Clinic.EXAMPLE/Home", "clinic://home"),
            ("https://clinic.example/orders/1042/tracking", "clinic://orders/1042/tracking"),
            ("https://clinic.example/notes/a%20b/", "clinic://notes/a%20b"),
            // One slash at the end.
            ("clinic://home/", "clinic://home"), ("home/", "clinic://home"), ("Clinic://Home/", "clinic://home"),
            ("ORDERS/1042/tracking/", "clinic://orders/1042/tracking"),
            // A word in the place of a number, and the smallest and largest numbers.
            ("orders/new", "clinic://orders/new"), ("orders/1042", "clinic://orders/1042"),
            ("orders/0", "clinic://orders/0"),
            ("orders/9223372036854775807", "clinic://orders/9223372036854775807"),
            // Percent-encoding where it is not needed, in lower case, and missing where it is needed.
            ("clinic://%68ome", "clinic://home"), ("clinic://orders/%31042", "clinic://orders/1042"),
            ("notes/%7e", "clinic://notes/~"), ("notes/zo%c3%ab", "clinic://notes/zo%C3%AB"),
            ("notes/Zoë", "clinic://notes/Zo%C3%AB"), ("notes/Zoe\u{308}", "clinic://notes/Zo%C3%AB"),
            ("notes/\u{212B}", "clinic://notes/%C3%85"), ("notes/a%2fb", "clinic://notes/a%2Fb"),
            ("notes/%25", "clinic://notes/%25"),
            ("notes/%3F%23%40%3A", "clinic://notes/%3F%23%40%3A"),
            // A plus is a plus; a space is %20.
            ("notes/a%20b", "clinic://notes/a%20b"), ("notes/a+b", "clinic://notes/a%2Bb"),
            ("notes/a%2Bb", "clinic://notes/a%2Bb"),
            // Dots and backslashes are ordinary text: nothing is resolved.
            ("notes/..", "clinic://notes/.."), ("notes/.", "clinic://notes/."), (#"notes/a\b"#, "clinic://notes/a%5Cb"),
        ])
    func `every way to write a link leads to one route, whose link is the canonical one`(
        link: String, canonical: String
    ) throws {
        let route = try SampleRoute.links.route(link)
        #expect(SampleRoute.links.link(route) == canonical)
        #expect(try SampleRoute.links.route(canonical) == route)
        #expect(try LinkAddress(link).text == canonical)
    }

    @Test func `only the place's name is case-insensitive; the rest is unchanged`() throws {
        #expect(try SampleRoute.links.route("NOTES/Ab") == .note("Ab"))
        #expect(throws: RefusedLink.self) { try SampleRoute.links.route("orders/1042/TRACKING") }
    }

    @Test func `the longest link that is read is as long as it says`() throws {
        let text = String(repeating: "a", count: LinkFormat.sample.maxLength - "clinic://notes/".utf8.count)
        #expect(try SampleRoute.links.route("clinic://notes/\(text)") == .note(text))
        #expect(SampleRoute.links.link(.note(text)) == "clinic://notes/\(text)")
    }

    @Test
    func `what is read has a canonical link, also where encoding and the scheme make it longer than it was given`()
        throws
    {
        let start = "notes/"
        for count in 325...345 {
            let text = String(repeating: "é", count: count)
            guard let route = try? SampleRoute.links.route(start + text) else { continue }
            #expect(SampleRoute.links.link(route) != nil, "\(count)")
        }
        // These are longer in normal form C.
        for (text, counts) in [("\u{1D160}", 50...60), ("\u{958}", 105...120)] {
            for count in counts {
                guard let route = try? SampleRoute.links.route(start + String(repeating: text, count: count)) else {
                    continue
                }
                #expect(SampleRoute.links.link(route) != nil, "\(count) of \(text)")
            }
        }
        #expect(throws: Never.self) { try SampleRoute.links.route(start + String(repeating: "é", count: 338)) }
        #expect(throws: RefusedLink.self) { try SampleRoute.links.route(start + String(repeating: "é", count: 339)) }
    }

    @Test(
        arguments: ["", "\u{0}", "a\u{1B}", "a\u{7F}", "\u{85}", String(repeating: "é", count: 400)])
    func `a route that no link could be read back as has none`(text: String) {
        #expect(SampleRoute.links.link(.note(text)) == nil)
    }

    @Test func `a table lists its patterns as people read them, in the order in which they were given`() {
        #expect(
            SampleRoute.links.shownPatterns == [
                "clinic://home", "clinic://orders", "clinic://orders/new", "clinic://orders/{number}",
                "clinic://orders/{number}/tracking", "clinic://notes/{text}",
            ])
    }
}
