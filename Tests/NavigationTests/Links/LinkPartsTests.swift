import Navigation
import Testing

/// A link with many parts.
@Suite struct LinkPartsTests {
    private enum Route: Hashable {
        case three(Int, Int, Int)
        case four(Int, Int, Int, Int)

        static let links = LinkTable<Route>(
            .sample,
            [
                LinkPattern("three/{a}/{b}/{c}", make: Route.three) {
                    if case .three(let first, let second, let third) = $0 { (first, second, third) } else { nil }
                },
                LinkPattern("four/{a}/{b}/{c}?d={d}", make: Route.four) {
                    if case .four(let first, let second, let third, let fourth) = $0 {
                        (first, second, third, fourth)
                    } else {
                        nil
                    }
                },
            ])
    }

    @Test func `each parameter has its own position, in both directions`() throws {
        for (route, link) in [
            (Route.three(1, 2, 3), "clinic://three/1/2/3"), (.four(1, 2, 3, 4), "clinic://four/1/2/3?d=4"),
        ] {
            #expect(Route.links.link(route) == link)
            #expect(try Route.links.route(link) == route)
        }
    }

    @Test(arguments: [
        "three/x/2/3", "three/1/x/3", "three/1/2/x", "four/x/2/3?d=4", "four/1/x/3?d=4", "four/1/2/x?d=4",
        "four/1/2/3?d=x", "four/1/2/3", "three/1/2", "three/1/2/3/4",
    ])
    func `a link with a part that is no parameter is refused`(link: String) {
        #expect(throws: RefusedLink.self) { try Route.links.route(link) }
    }

    @Test(arguments: ["", "a\u{7}b", "\u{85}", "\u{7F}"])
    func `what could not be read back is not written`(text: String) {
        #expect(QueryRoute.links.link(.search(text)) == nil)
        #expect(QueryRoute.links.link(.day(text, 3)) == nil)
    }

    @Test func `a refusal points at the part that no pattern gets past, also where another one gives up before`() throws
    {
        let links = LinkTable<String>(
            .sample,
            [
                LinkPattern("people/new/by/hand", "by hand"),
                LinkPattern("people/{name}/notes", make: { $0 }) { $0 == "by hand" ? nil : $0 },
            ])
        let refused = #expect(throws: RefusedLink.self) { try links.route("people/new/by/heart") }
        #expect(refused?.part == "heart")
        #expect(try links.route("people/new/by/hand") == "by hand")
        #expect(try links.route("people/new/notes") == "new")
    }

    @Test func `a link has at most sixteen segments, and at most sixteen items`() throws {
        let segments = { (count: Int) in (1...count).map { "s\($0)" }.joined(separator: "/") }
        let items = { (count: Int) in "s?" + (1...count).map { "i\($0)=v" }.joined(separator: "&") }
        #expect(try LinkAddress(segments(16)).segments.count == 16)
        #expect(try LinkAddress(items(16)).items.count == 16)
        for (link, part) in [(segments(17), "s17"), (items(17), "i17=v")] {
            let refused = #expect(throws: RefusedLink.self) { try LinkAddress(link) }
            #expect(refused?.part == part)
            #expect(refused?.reason == .notUnderstood)
        }
    }
}
