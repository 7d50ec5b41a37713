import Navigation
import Testing

@Suite("Tables of several flows")
struct WrappedLinksTests {
    private enum Outer: Hashable {
        case sample(SampleRoute)
        case music(Int)
    }

    private let music = LinkTable<Outer>([
        LinkPattern("music/{song}", make: Outer.music) { if case .music(let song) = $0 { song } else { nil } }
    ])

    private var all: LinkTable<Outer> {
        SampleRoute.links.wrapped(in: Outer.sample) { if case .sample(let route) = $0 { route } else { nil } } + music
    }

    @Test("A wrapped table has the same links, in both directions", arguments: SampleRoute.samples)
    func wrapped(route: SampleRoute) throws {
        let link = try #require(all.link(.sample(route)))
        #expect(link == SampleRoute.links.link(route))
        #expect(try all.route(link) == .sample(route))
    }

    @Test("Tables one after the other understand the links of both, and list them in that order")
    func joined() throws {
        #expect(try all.route("music/7") == .music(7))
        #expect(all.link(.music(7)) == "clinic://music/7")
        #expect(all.patterns.map(\.text) == (SampleRoute.links.patterns.map(\.text) + music.patterns.map(\.text)))
    }

    @Test("A route that no pattern writes has no link")
    func none() {
        #expect(music.link(.sample(.home)) == nil)
    }

    @Test("Where two patterns fit, the earlier one is taken")
    func earlier() throws {
        let table = LinkTable<SampleRoute>([LinkPattern("x", .home), LinkPattern("x", .orders)])
        #expect(try table.route("x") == .home)
        #expect(table.link(.orders) == "clinic://x")
    }

    @Test("A table without patterns understands nothing")
    func empty() throws {
        let refused = try #require(throws: RefusedLink.self) { try LinkTable<SampleRoute>([]).route("home") }
        #expect(refused.reason == .notUnderstood("home"))
    }
}
