import Navigation
import Testing

@Suite("Links with items and several parameters")
struct QueryLinkTests {
    @Test(arguments: QueryRoute.samples)
    func `a link that was written is read as the same route, and is plain ASCII`(route: QueryRoute) throws {
        let link = try #require(QueryRoute.links.link(route))
        #expect(try QueryRoute.links.route(link) == route)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(link)")
        #expect(try LinkAddress(link).text == link)
    }

    @Test func `links of several routes are several links`() {
        let links = QueryRoute.samples.compactMap { QueryRoute.links.link($0) }
        #expect(Set(links).count == QueryRoute.samples.count)
    }

    @Test(
        arguments: [
            ("people?q=ana", "clinic://people?q=ana"), ("PEOPLE/?q=ana", "clinic://people?q=ana"),
            ("people?q=a%26b", "clinic://people?q=a%26b"), ("people?q=a%3db", "clinic://people?q=a%3Db"),
            ("people?q=a=b", "clinic://people?q=a%3Db"), ("people?%71=a", "clinic://people?q=a"),
            ("people?q=a%20b", "clinic://people?q=a%20b"), ("people?q=a?b", "clinic://people?q=a%3Fb"),
            ("people?q=a/b", "clinic://people?q=a%2Fb"), ("people?q=a%23b", "clinic://people?q=a%23b"),
            ("people?q=", "clinic://people"), ("people?other=", "clinic://people"),
            ("people?q=a+b", "clinic://people?q=a%2Bb"),
            ("people?q=a:b@c", "clinic://people?q=a%3Ab%40c"), ("people?q=a%2Fb", "clinic://people?q=a%2Fb"),
            ("https://clinic.example/people/?q=ana", "clinic://people?q=ana"),
            ("days?from=1&to=7", "clinic://days?from=1&to=7"), ("days?to=7&from=1", "clinic://days?from=1&to=7"),
            ("days?from=1&x=&to=7", "clinic://days?from=1&to=7"),
            ("book/eye/3?at=540", "clinic://book/eye/3?at=540"), ("book/eye/3?at=", "clinic://book/eye/3"),
            ("plan?to=7", "clinic://plan?to=7"), ("plan?for=&to=7&from=", "clinic://plan?to=7"),
            ("plan?for=a&to=7", "clinic://plan?to=7&for=a"), ("plan?to=7&from=1", "clinic://plan?from=1&to=7"),
        ])
    func `every way to write a link leads to one route, whose link is the canonical one`(
        link: String, canonical: String
    ) throws {
        let route = try QueryRoute.links.route(link)
        #expect(QueryRoute.links.link(route) == canonical)
        #expect(try QueryRoute.links.route(canonical) == route)
    }

    @Test(
        arguments: [
            ("people?", "“?” (character 7) is one too many"), ("people?q=a&", "“&” (character 11) is one too many"),
            ("people?&q=a", "“&” (character 8) is one too many"), ("people?q", "“q” (character 8) was not understood"),
            ("people?q=a&b", "“b” (character 12) was not understood"),
            ("people?q=a&q=b", "“q=b” (character 12) stands there twice"),
            ("people?q=a&q=", "“q=” (character 12) stands there twice"),
            ("people?q=&q=a", "“q=a” (character 11) stands there twice"),
            ("people?q=a#b", "“#b” (character 11) was not understood"),
            ("people#q=a", "“#q=a” (character 7) was not understood"),
            ("people?Q=a", "“Q=a” (character 8) was not understood"),
            ("people?q=a&x=1", "“x=1” (character 12) was not understood"),
            ("people?x=1&q=a", "“x=1” (character 8) was not understood"),
            ("people?=a", "“=a” (character 8) was not understood"),
            ("people?q=%", "the percent-encoding of “%” (character 10) is broken"),
            ("people?q=%FF", "the percent-encoding of “%FF” (character 10) is broken"),
            ("people?q=%0A", "“%0A” (character 10) has a character that no link has"),
            ("people?q=a b", "“ ” (character 11) has a character that no link has"),
            ("days?from=1", "“to” is missing at its end"), ("days?to=7", "“from” is missing at its end"),
            ("days?from=x&to=7", "“from=x” (character 6) was not understood"),
            ("days?from=01&to=7", "“from=01” (character 6) was not understood"),
            ("plan", "“to” is missing at its end"), ("plan?from=1&for=a", "“to” is missing at its end"),
            ("plan?to=7&from=x", "“from=x” (character 11) was not understood"),
            ("plan?to=7&x=1", "“x=1” (character 11) was not understood"),
            ("days", "“from” is missing at its end"), ("book/eye", "something is missing at its end"),
            ("book/eye/x", "“x” (character 10) was not understood"),
            ("book/eye/3?at=x", "“at=x” (character 12) was not understood"),
            ("book/eye?at=540", "“at=540” (character 10) was not understood"),
            ("book/eye/3/540", "“540” (character 12) was not understood"),
            ("people?" + (1...17).map { "i\($0)=" }.joined(separator: "&"), "“i17=” (character 79) was not understood"),
        ])
    func `a refused link states its problem`(link: String, reason: String) throws {
        let refused = try #require(throws: RefusedLink.self) { try QueryRoute.links.route(link) }
        #expect(refused.said == reason)
    }

    @Test func `a table lists items and parameters as people read them`() {
        #expect(
            QueryRoute.links.shownPatterns == [
                "clinic://people", "clinic://people?q={text}", "clinic://days?from={first}&to={last}",
                "clinic://book/{service}/{day}", "clinic://book/{service}/{day}?at={minute}",
                "clinic://plan?[from={first}]&to={last}&[for={text}]",
            ])
    }

    @Test func `wrapped links keep their items and parameters`() throws {
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
