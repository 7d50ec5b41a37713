import DesignSystem
import Domain
import Navigation
import Support
import Testing

@testable import App

/// Every place has a link, a title and a view. A pattern without samples fails here.
@Suite struct AppRouteTests {
    private static func samples() throws -> [String: [AppRoute]] {
        let numbers = [1, 9, 1042, Int.max]
        let others = try [patientSamples(), appointmentSamples(), catalogSamples(), musicSamples()]
        return try others.reduce(samples(numbers)) { $0.merging($1) { $1 } }
    }

    private static func samples(_ numbers: [Int]) throws -> [String: [AppRoute]] {
        [
            "clinic://home": [.home(.start)],
            "clinic://orders": [.orders(.list)],
            "clinic://orders?patient={number}": numbers.map { .orders(.scoped(.patient(.known($0)))) },
            "clinic://orders?product={number}": numbers.map { .orders(.scoped(.product(.known($0)))) },
            "clinic://orders/{number}": try numbers.map { .orders(try .detail($0)) },
            "clinic://orders/{number}/tracking": try numbers.map { .orders(try .tracking($0)) },
            "clinic://orders/{number}/refund": try numbers.map { .orders(try .refund($0)) },
            "clinic://orders/{number}/history": numbers.map { .orders(.history(.known($0))) },
            "clinic://settings": [.settings(.preferences)],
            "clinic://settings/data": [.settings(.data)],
            "clinic://sync": [.sync(.queue)],
            "clinic://sync/{number}": numbers.map { .sync(.entry(.known($0))) },
            "clinic://profile": [.profile(.person)],
            "clinic://profile/password": [.profile(.changePassword)],
            "clinic://staff": [.staff(.list)],
            "clinic://staff/{user}": try ["ben", "invitation", "an_"].map {
                .staff(.colleague(try #require(StaffSlug($0))))
            },
            "clinic://staff/{user}/history": try ["ben", "history"].map {
                .staff(.history(try #require(StaffSlug($0))))
            },
            "clinic://invitation": [.staff(.invite)],
            "clinic://offers": [.offers(.overview)],
            "clinic://offers/services": [.offers(.list(.services))],
            "clinic://offers/categories": [.offers(.list(.categories))],
            "clinic://offers/products": [.offers(.list(.products))],
            "clinic://offers/new/{kind}": OfferKind.allCases.map { .offers(.form(.new($0))) },
            "clinic://offers/services/{service}": try ["checkup", "new"].map {
                .offers(.form(.known(.service(try #require(ServiceSlug($0))))))
            },
            "clinic://offers/categories/{category}": [
                .offers(.form(.known(.category(try #require(CategoryName("eye-care"))))))
            ],
            "clinic://offers/products/{number}": numbers.map { .offers(.form(.known(.product(.known($0))))) },
            "clinic://offers/hours": [.offers(.hours(.clinic))],
            "clinic://offers/hours/{user}": [.offers(.hours(.clinician(try #require(ClinicianSlug("chen")))))],
            "clinic://errors/{code}": try AppError.examples.map {
                .home(.error(try #require(ErrorCode(linkSegment: $0.code))))
            },
        ]
    }

    @Test func `every pattern has samples, and no sample is without a pattern`() throws {
        let (samples, patterns) = (Set(try Self.samples().keys), Set(AppRoute.links.shownPatterns))
        #expect(patterns.subtracting(samples) == [], "patterns without samples")
        #expect(samples.subtracting(patterns) == [], "samples without a pattern")
    }

    // holds: arch-route-enum, state-codable-routes
    @Test func `every route's link leads back to it`() throws {
        for (pattern, routes) in try Self.samples() {
            for route in routes {
                let link = try #require(route.link, "\(pattern)")
                let (read, opened) = (try AppRoute.links.route(link), try AppRoute.route(link))
                #expect(read == route, "\(link)")
                #expect(opened == route, "\(link)")
            }
        }
    }

    @Test func `the links are the ones that people know`() throws {
        let links = try Self.samples().values.flatMap { $0 }.compactMap(\.link)
        #expect(links.contains("clinic://orders/1042/tracking"))
        #expect(Set(links).count == links.count)
    }

    @Test func `a link in another spelling is printed in the canonical one`() throws {
        for spelling in ["CLINIC://Orders/1042/", "orders/1042", "clinic://orders/%31042"] {
            let printed = try AppRoute.links.link(AppRoute.links.route(spelling))
            #expect(printed == "clinic://orders/1042", "\(spelling)")
        }
    }

    // holds: arch-destination-registration
    @Test func `every route has a view with a title or content`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .manager)
        for route in try Self.samples().values.flatMap({ $0 }) {
            scene.coordinator.go(.route(route))
            let rendering = scene.visibleView().rendered(in: scene.environment)
            #expect(rendering.title?.isEmpty == false, "\(route)")
        }
    }

    @Test func `the sign-in sheet has a view that says why`() async throws {
        let scene = try await Workstation().scene()
        scene.coordinator.presentLogin(returnAction: .section(.orders))
        let rendering = scene.visibleView().rendered(in: scene.environment)
        #expect(rendering.content.flattened.contains { $0.spokenText == "Sign in to go to Orders." })
    }

    @Test func `an order's places are above the list, each above its parent`() throws {
        #expect(OrdersRoute.list.path == [])
        #expect(try OrdersRoute.detail(7).path == [.detail(7)])
        #expect(try OrdersRoute.tracking(7).path == [.detail(7), .tracking(7)])
        #expect(try OrdersRoute.refund(7).path == [.detail(7), .refund(7)])
    }
}
