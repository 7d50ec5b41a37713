import Navigation
import Testing

@Suite("Tables of several flows")
struct WrappedLinksTests {
    private enum Outer: Hashable {
        case sample(SampleRoute)
        case music(Int)
    }

    private let music = LinkTable<Outer>(
        .sample,
        [
            LinkPattern("music/{song}", make: Outer.music) { if case .music(let song) = $0 { song } else { nil } }
        ])

    private var all: LinkTable<Outer> {
        SampleRoute.links.wrapped(in: Outer.sample) { if case .sample(let route) = $0 { route } else { nil } } + music
    }

    @Test(arguments: SampleRoute.samples)
    func `a wrapped table has the same links, in both directions`(route: SampleRoute) throws {
        let link = try #require(all.link(.sample(route)))
        #expect(link == SampleRoute.links.link(route))
        #expect(try all.route(link) == .sample(route))
    }

    @Test func `tables one after the other understand the links of both, and list them in that order`() throws {
        #expect(try all.route("music/7") == .music(7))
        #expect(all.link(.music(7)) == "clinic://music/7")
        #expect(all.shownPatterns == (SampleRoute.links.shownPatterns + music.shownPatterns))
    }

    @Test func `a route that no pattern writes has no link`() {
        #expect(music.link(.sample(.home)) == nil)
    }

    @Test func `where two patterns match, the earlier one wins`() throws {
        let table = LinkTable<SampleRoute>.unchecked([LinkPattern("x", .home), LinkPattern("x", .orders)])
        #expect(table.mistakes == ["“x” stands there twice."])
        #expect(try table.route("x") == .home)
        #expect(table.link(.orders) == "clinic://x")
    }

    @Test func `a word precedes a parameter, unless only the parameter's pattern continues`() throws {
        let table = LinkTable<SampleRoute>(
            .sample,
            [
                LinkPattern("notes/{text}", make: SampleRoute.note) {
                    if case .note(let text) = $0 { text } else { nil }
                },
                LinkPattern("notes/new", .newOrder),
                LinkPattern("notes/{number}/tracking", make: SampleRoute.tracking) {
                    if case .tracking(let number) = $0 { number } else { nil }
                },
                LinkPattern("notes/7/order", .orders),
            ])
        #expect(try table.route("notes/new") == .newOrder)
        #expect(try table.route("notes/news") == .note("news"))
        #expect(try table.route("notes/7") == .note("7"))
        #expect(try table.route("notes/7/tracking") == .tracking(7))
        #expect(try table.route("notes/7/order") == .orders)
        let refused = try #require(throws: RefusedLink.self) { try table.route("notes/7/orders") }
        #expect((refused.reason, refused.part) == (.notUnderstood, "orders"))
    }

    @Test func `a pattern with fewer places than parameters, or more, understands nothing and does not trap`() throws {
        let table = LinkTable<QueryRoute>.unchecked([
            LinkPattern("few/{first}", make: QueryRoute.days) { _ in (1, 2) },
            LinkPattern("many/{first}/{second}", make: QueryRoute.search) { _ in nil },
            LinkPattern("items/{first}?x={second}", make: QueryRoute.search) { _ in nil },
        ])
        #expect(table.mistakes.count == 3, "\(table.mistakes)")
        #expect(table.mistakes.first == "“few/{first}” does not have as many places as its route has parameters.")
        #expect(throws: RefusedLink.self) { try table.route("items/1") }
        #expect(throws: RefusedLink.self) { try table.route("few/1") }
        #expect(throws: RefusedLink.self) { try table.route("many/1/2") }
    }

    @Test func `two patterns are the same whatever the names of their parameters and the order of their items`() {
        let number = { (pattern: String) in LinkPattern<SampleRoute>(pattern, make: { .order($0) }) { _ in nil } }
        let table = LinkTable.unchecked([
            number("orders/{number}"), number("orders/{count}"), number("orders?page={number}"),
            number("orders?row={number}"),
            LinkPattern("orders/{text}", make: SampleRoute.note) { _ in nil }, LinkPattern("orders/new", .newOrder),
            LinkPattern("Home", .home), LinkPattern("", .orders), number("days?from={first}"),
            LinkPattern("days?from={first}&from={last}", make: { (first: Int, _: Int) in .order(first) }) { _ in nil },
        ])
        #expect(
            table.mistakes == [
                "“orders/{count}” stands there twice.", "“Home” does not begin in lower case, as every link is read.",
                "“” names no place.", "“days?from={first}&from={last}” has an item twice.",
            ])
        #expect(SampleRoute.links.mistakes.isEmpty && QueryRoute.links.mistakes.isEmpty)
    }

    @Test func `a table with a mistake ends the program that makes it`() async {
        await #expect(processExitsWith: .failure) {
            _ = LinkTable<SampleRoute>(.sample, [LinkPattern("x", .home), LinkPattern("x", .orders)])
        }
        await #expect(processExitsWith: .failure) {
            let one = LinkTable<SampleRoute>(.sample, [LinkPattern("x", .home)])
            _ = one + one
        }
    }

    @Test func `a table without patterns understands nothing`() throws {
        let refused = try #require(throws: RefusedLink.self) { try LinkTable<SampleRoute>(.sample, []).route("home") }
        #expect((refused.reason, refused.part) == (.notUnderstood, "home"))
    }
}
