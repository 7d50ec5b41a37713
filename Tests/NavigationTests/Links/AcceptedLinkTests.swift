import Navigation
import Testing

@Suite("Links that are understood")
struct AcceptedLinkTests {
    @Test("A link that was written is read as the same route", arguments: SampleRoute.samples)
    func roundTrip(route: SampleRoute) throws {
        let link = try #require(SampleRoute.links.link(route))
        #expect(try SampleRoute.links.route(link) == route)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link) is not printable ASCII")
    }

    @Test(
        "Every way to write a link leads to one route, whose link is the canonical one",
        arguments: [
            ("clinic://home", "clinic://home"), ("clinic://home/", "clinic://home"), ("home", "clinic://home"),
            ("home/", "clinic://home"), ("CLINIC://home", "clinic://home"), ("clinic://HOME", "clinic://home"),
            ("Clinic://Home/", "clinic://home"), ("clinic://%68ome", "clinic://home"),
            ("clinic://%48OME", "clinic://home"), ("orders/new", "clinic://orders/new"),
            ("orders/1042", "clinic://orders/1042"), ("clinic://orders/%31042", "clinic://orders/1042"),
            ("ORDERS/1042/tracking/", "clinic://orders/1042/tracking"), ("orders/0", "clinic://orders/0"),
            ("orders/9223372036854775807", "clinic://orders/9223372036854775807"),
            ("notes/Zoë", "clinic://notes/Zo%C3%AB"), ("notes/zo%c3%ab", "clinic://notes/zo%C3%AB"),
            ("notes/a%20b", "clinic://notes/a%20b"), ("notes/%7e", "clinic://notes/~"),
            ("notes/a+b", "clinic://notes/a%2Bb"), ("notes/..", "clinic://notes/.."),
            ("notes/%25", "clinic://notes/%25"), ("notes/%3F%23%40%3A", "clinic://notes/%3F%23%40%3A"),
        ])
    func accepted(link: String, canonical: String) throws {
        let route = try SampleRoute.links.route(link)
        #expect(SampleRoute.links.link(route) == canonical)
        #expect(try SampleRoute.links.route(canonical) == route)
        #expect(try LinkAddress(link).text == canonical)
    }

    @Test("Only the place's name may be written in any case; what follows is taken as it stands")
    func caseOfWhatFollows() throws {
        #expect(try SampleRoute.links.route("NOTES/Ab") == .note("Ab"))
        #expect(throws: RefusedLink.self) { try SampleRoute.links.route("orders/1042/TRACKING") }
    }

    @Test("The longest link that is read is as long as it says")
    func longest() throws {
        let text = String(repeating: "a", count: LinkAddress.longest - "clinic://notes/".utf8.count)
        #expect(try SampleRoute.links.route("clinic://notes/\(text)") == .note(text))
    }

    @Test("A table lists its patterns as people read them, in the order in which they were given")
    func patterns() {
        #expect(
            SampleRoute.links.patterns.map(\.text) == [
                "clinic://home", "clinic://orders", "clinic://orders/new", "clinic://orders/{number}",
                "clinic://orders/{number}/tracking", "clinic://notes/{text}",
            ])
    }
}
