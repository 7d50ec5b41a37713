import Domain
import Support
import Testing

@testable import App
@testable import Navigation

/// The effect of a link on the app, from any place.
@Suite struct LinkTests {
    // holds: nav-deeplink-support, arch-deep-linking, state-deep-link-urls
    @Test func `a link builds the whole stack below the place`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042/tracking")
        #expect(app.orders.routes == [.list, try .detail(1042), try .tracking(1042)].map(AppRoute.orders))
        #expect(app.section == .orders)
    }

    /// Each link with its change to any start: its section, that section's stack and the modals, or for a sheet only
    /// the modals. The rest does not change.
    private nonisolated static let links: [(String, @MainActor (inout Whereabouts) throws -> Void)] = [
        ("clinic://home", { $0.show(.home, []) }),
        ("clinic://errors/not-found", { $0.show(.home, [.error(try #require(ErrorCode(linkSegment: "not-found")))]) }),
        ("clinic://orders", { $0.show([]) }),
        ("clinic://orders/1042", { $0.show([try .detail(1042)]) }),
        ("clinic://orders/1042/tracking", { $0.show([try .detail(1042), try .tracking(1042)]) }),
        ("clinic://orders/1042/refund", { $0.show([try .detail(1042), try .refund(1042)]) }),
        ("clinic://settings", { $0.show(.init(.settings, ["Settings"])) }),
        ("clinic://settings/data", { $0.show(.init(.settings, ["Settings", "Data"])) }),
        ("clinic://sync", { $0.show(.init(.sync, ["Sync"])) }),
        ("clinic://sync/17", { $0.show(.init(.sync, ["Sync", "#17"])) }),
        ("clinic://profile", { $0.show(.init(.profile, ["Profile"])) }),
        ("clinic://profile/password", { $0.show(.init(.profile, ["Profile", "Password"])) }),
    ]

    // holds: example-handle-deep-link
    @Test func `the same link gives the same state from every start`() async throws {
        for (link, change) in Self.links {
            for start in try await Self.starts() {
                let before = start.whereabouts
                var expected = before
                (expected.modals, expected.alert) = ([], nil)
                try change(&expected)
                try start.handle(url: link)
                #expect(start.whereabouts == expected, "\(link) from \(before)")
                #expect(start.drainNotices() == [])
            }
        }
    }

    @Test func `every link gives one section, stack and modals from every start, and keeps the other sections`()
        async throws
    {
        let pharmacist = RouteGate(session: .pharmacist)
        for route in AppRoute.all where pharmacist.verdict(for: route) == .allow {
            var ends: Set<Whereabouts> = []
            for start in try await Self.starts() {
                let (section, before) = (start.section, start.stacks(except: route.section))
                start.go(.route(route))
                #expect(start.stacks(except: route.section) == before, "\(route)")
                #expect(start.section == route.section ?? section, "\(route)")
                var end = start.whereabouts
                end.section = route.section ?? .home
                for section in AppSection.allCases where section != route.section { end.forget(section) }
                ends.insert(end)
            }
            #expect(ends.count == 1, "\(route): \(ends)")
        }
    }

    @Test func `opening the same link twice keeps the places that are there`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        let first = app.state[.orders]
        try app.handle(url: "clinic://orders/1042")
        #expect(app.state[.orders] == first)
    }

    @Test func `places that two links share stay the same places`() async throws {
        let app = try await Workstation().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        let detail = app.state[.orders].top
        try app.handle(url: "clinic://orders/1042/tracking")
        #expect(app.state[.orders].places.dropLast().last == detail)
    }

    @Test func `a link to an error is understood for the codes that there are, and for no others`() throws {
        for error in AppError.examples {
            let route = try AppRoute.links.route("clinic://errors/\(error.code)")
            let code = try #require(ErrorCode(linkSegment: error.code))
            #expect(route == .home(.error(code)))
            #expect(AppRoute.links.link(route) == "clinic://errors/\(error.code)")
        }
        for code in ["", "Not-Found", "not_found", "not-found ", "storage", "404", "not-found/x"] {
            #expect(throws: RefusedLink.self, "\(code)") { try AppRoute.links.route("clinic://errors/\(code)") }
        }
    }
}
