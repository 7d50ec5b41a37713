import Domain
import Navigation
import Support
import Testing

@testable import App

/// What a link does to the app, wherever it was before.
@Suite struct LinkTests {
    // holds: nav-deeplink-support, arch-deep-linking, state-deep-link-urls
    @Test func `a link builds the whole stack below the place`() async throws {
        let app = try await Station().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042/tracking")
        #expect(app.routes(of: .orders) == [.list, try .detail(1042), try .tracking(1042)].map(AppRoute.orders))
        #expect(app.section == .orders)
    }

    // holds: example-handle-deep-link
    @Test(arguments: [
        ("clinic://orders", AppSection.orders), ("clinic://orders/1042", .orders),
        ("clinic://orders/1042/tracking", .orders),
    ])
    func `the same link gives the same state from every start`(link: String, section: AppSection) async throws {
        let path = try #require(try AppRoute.links.route(link).orders).path
        for start in try await Self.starts() {
            try start.handle(url: link)
            #expect(start.whereabouts == Whereabouts(section, orders: path, staff: "ana"))
        }
    }

    @Test func `a link to another section leaves this one's stack as it is`() async throws {
        for start in try await Self.starts() {
            let before = start.orders.stack
            try start.handle(url: "clinic://home")
            #expect(start.whereabouts == Whereabouts(.home, orders: before.path, staff: "ana"))
            #expect(start.orders.stack == before)
        }
    }

    @Test func `opening the same link twice keeps the places that are there`() async throws {
        let app = try await Station().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        let first = app.orders.stack
        try app.handle(url: "clinic://orders/1042")
        #expect(app.orders.stack == first)
    }

    @Test func `places that two links share stay the same places`() async throws {
        let app = try await Station().start(as: .pharmacist)
        try app.handle(url: "clinic://orders/1042")
        let detail = app.orders.stack.top
        try app.handle(url: "clinic://orders/1042/tracking")
        #expect(app.orders.stack.places.dropLast().last == detail)
    }

    /// The app in every section, at every depth up to 2, with and without a sheet over it.
    private static func starts() async throws -> [AppCoordinator] {
        var starts: [AppCoordinator] = []
        for section in AppSection.allCases {
            for path in try OrdersRoute.paths(depth: 2, of: [1042, 7]) {
                for sheet in [nil, ReturnAction.resume] {
                    let app = try await Station().start(as: .pharmacist)
                    app.orders.become(path)
                    app.select(section)
                    if let sheet { app.presentLogin(returnAction: sheet) }
                    starts.append(app)
                }
            }
        }
        return starts
    }
}

extension AppRoute {
    /// The order route that this is, or nil.
    fileprivate var orders: OrdersRoute? { if case .orders(let route) = self { route } else { nil } }
}
