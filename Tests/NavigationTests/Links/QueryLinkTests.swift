import Navigation
import Testing

@Suite("Links with items and several parameters")
struct QueryLinkTests {
    @Test("A link that was written is read as the same route, and is plain ASCII", arguments: QueryRoute.samples)
    func roundTrip(route: QueryRoute) throws {
        let link = try #require(QueryRoute.links.link(route))
        #expect(try QueryRoute.links.route(link) == route)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)")
        #expect(try LinkAddress(link).text == link)
    }

    @Test("Links of several routes are several links")
    func distinct() {
        let links = QueryRoute.samples.compactMap { QueryRoute.links.link($0) }
        #expect(Set(links).count == QueryRoute.samples.count)
    }

    @Test(
        "Every way to write a link leads to one route, whose link is the canonical one",
        arguments: [
            ("people?q=ana", "clinic://people?q=ana"), ("PEOPLE/?q=ana", "clinic://people?q=ana"),
            ("people?q=a%26b", "clinic://people?q=a%26b"), ("people?q=a%3db", "clinic://people?q=a%3Db"),
            ("people?q=a=b", "clinic://people?q=a%3Db"), ("people?%71=a", "clinic://people?q=a"),
            ("people?q=a%20b", "clinic://people?q=a%20b"), ("people?q=a?b", "clinic://people?q=a%3Fb"),
            ("people?q=a/b", "clinic://people?q=a%2Fb"), ("people?q=a%23b", "clinic://people?q=a%23b"),
            ("people?q=", "clinic://people"), ("people?other=", "clinic://people"),
            ("days?from=1&to=7", "clinic://days?from=1&to=7"), ("days?from=1&x=&to=7", "clinic://days?from=1&to=7"),
            ("book/eye/3?at=540", "clinic://book/eye/3?at=540"), ("book/eye/3?at=", "clinic://book/eye/3"),
        ])
    func accepted(link: String, canonical: String) throws {
        let route = try QueryRoute.links.route(link)
        #expect(QueryRoute.links.link(route) == canonical)
        #expect(try LinkAddress(link).text == canonical)
    }

    @Test(
        "A refused link says what is wrong with it",
        arguments: [
            ("people?", "something is missing at its end"), ("people?q=a&", "something is missing at its end"),
            ("people?&q=a", "something is missing at its end"), ("people?q", "“q” was not understood"),
            ("people?q=a&b", "“b” was not understood"), ("people?q=a&q=b", "“q=b” was not understood"),
            ("people?q=a&q=", "“q=” was not understood"), ("people?q=a#b", "“a#b” was not understood"),
            ("people#q=a", "“people#q=a” was not understood"), ("people?Q=a", "“Q=a” was not understood"),
            ("people?q=a&x=1", "“x=1” was not understood"), ("people?=a", "“=a” was not understood"),
            ("people?q=%", "the percent-encoding of “%” is broken"),
            ("people?q=%FF", "the percent-encoding of “%FF” is broken"),
            ("people?q=%0A", "it contains a character that no link has"),
            ("people?q=a b", "it contains a character that no link has"),
            ("days?from=1", "something is missing at its end"), ("days?to=7&from=1", "“to=7” was not understood"),
            ("days?from=x&to=7", "“from=x” was not understood"), ("days?from=01&to=7", "“from=01” was not understood"),
            ("days", "something is missing at its end"), ("book/eye", "something is missing at its end"),
            ("book/eye/x", "“x” was not understood"), ("book/eye/3?at=x", "“at=x” was not understood"),
            ("book/eye?at=540", "“at=540” was not understood"), ("book/eye/3/540", "“540” was not understood"),
        ])
    func refused(link: String, reason: String) throws {
        let refused = try #require(throws: RefusedLink.self) { try QueryRoute.links.route(link) }
        #expect(refused.message.contains("was not opened: \(reason)."), "\(refused.message)")
    }

    @Test("A table lists items and parameters as people read them")
    func patterns() {
        #expect(
            QueryRoute.links.patterns.map(\.text) == [
                "clinic://people", "clinic://people?q={text}", "clinic://days?from={first}&to={last}",
                "clinic://book/{service}/{day}", "clinic://book/{service}/{day}?at={minute}",
            ])
    }

    @Test("Wrapped links keep their items and parameters")
    func wrapped() throws {
        let links = QueryRoute.links.wrapped(in: Outer.inner) { $0.route }
        for route in QueryRoute.samples {
            let link = try #require(links.link(.inner(route)))
            #expect(link == QueryRoute.links.link(route))
            #expect(try links.route(link) == .inner(route))
        }
    }

    private enum Outer: Hashable {
        case inner(QueryRoute)

        var route: QueryRoute? {
            switch self {
            case .inner(let route): route
            }
        }
    }
}
