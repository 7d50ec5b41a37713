import Domain
import Navigation
import Support
import Testing

@testable import App

/// A user's action, named by its command.
struct StateMove {
    let name: String
    let take: @MainActor (AppCoordinator) throws -> Void

    /// Every move: each link, each section, and each call of a coordinator.
    static let all: [StateMove] = opening + going + calls.map { StateMove(name: $0.0, take: $0.1) }

    private static let opening: [StateMove] = links.map { link in
        StateMove(name: "open \(link)") { app in try app.handle(url: link) }
    }

    private static let going: [StateMove] = AppSection.allCases.map { section in
        StateMove(name: "go \(section.rawValue)") { app in app.go(.section(section)) }
    }

    /// A link to every kind of place.
    static let links = AppRoute.all.compactMap(\.link)

    private static let calls: [(String, @MainActor (AppCoordinator) throws -> Void)] = [
        ("back", { $0.go(.back) }), ("undo", { $0.go(.undo) }), ("redo", { $0.go(.redo) }),
        ("press settings", { $0.home.showSettings() }), ("press profile", { $0.home.showProfile() }),
        ("press sign out", { $0.home.confirmSignOut() }), ("press orders", { $0.home.showOrders() }),
        ("press order", { $0.orders.showOrder(.known(7)) }),
        ("press tracking", { $0.orders.showTracking(of: .known(7)) }),
        ("press share", { $0.orders.share(.known(7)) }),
        ("press support", { $0.orders.contactSupport(about: .known(7)) }),
        ("press cancel order", { $0.orders.confirmCancelling(.known(7)) }),
        ("press product", { $0.catalog.showProduct(.known(501)) }), ("press cart", { $0.catalog.showCart() }),
        ("press checkout", { $0.catalog.checkOut(.known(701)) }), ("press today", { $0.appointments.showToday() }),
        ("press appointment", { $0.appointments.showAppointment(.known(3_005)) }),
        ("press book", { $0.appointments.book(on: nil) }), ("press book for", { $0.patients.book(for: .known(2_001)) }),
        ("press patient", { $0.patients.showPatient(.known(2_001)) }),
        ("press edit", { $0.patients.editPatient(.known(2_001)) }),
        ("press song", { $0.music.showSong(.known(601)) }), ("press queue", { $0.music.showQueue() }),
        ("press service", { try $0.bookingFlow?.choose(#require(ServiceSlug("checkup"))) }),
        ("press clinician", { try $0.bookingFlow?.choose(#require(ClinicianSlug("chen"))) }),
        ("set note x", { $0.bookingFlow?.draft.note = "x" }),
        ("set field x", { $0.drafts.insert($0.state.alert?.place ?? $0.state.visibleStack.top.id) }),
        ("(the session ran out)", { _ = $0.present(.signInRequired) }),
        (
            "press discard",
            { if case .discardDraft(let request)? = $0.presentedAlert { $0.discardDraft(then: request) } }
        ),
        (
            "press keep",
            { if case .discardDraft(let request)? = $0.presentedAlert { $0.keepEditing(insteadOf: request) } }
        ),
    ]
}

/// A walk through an app, and the effect of a link after it.
struct StateWalk {
    let role: Role?
    var moves: [StateMove]
    let link: String

    /// The problem after the whole walk, opening the link and discarding drafts; nil if there is none.
    func problem(_ fresh: Whereabouts) async throws -> String? {
        let app = try await Self.app(role)
        for move in moves {
            app.journal.begin(.command(move.name))
            try move.take(app)
            app.journal.end()
            app.drafts.formIntersection(Set(app.state.places))
        }
        return try Self.problem(in: app, opening: link, fresh)
    }

    /// The walk without the moves that the problem does not need.
    func shrunk(_ fresh: Whereabouts) async throws -> StateWalk {
        var walk = self
        for index in moves.indices.reversed() {
            var shorter = walk
            shorter.moves.remove(at: index)
            if try await shorter.problem(fresh) != nil { walk = shorter }
        }
        return walk
    }

    /// The typed lines.
    var transcript: String {
        (["clinic\(role.map { " --as \(Staff.sample($0).userName)" } ?? "")"] + moves.map { "> \($0.name)" } + [
            "> open \(link)"
        ])
        .joined(separator: "\n")
    }

    /// An app at its start, with something in the cart.
    static func app(_ role: Role?) async throws -> AppCoordinator {
        let workstation = Workstation()
        let app = try await workstation.start(as: role)
        try await workstation.fillCart()
        return app
    }

    /// Opens a link, and compares the result with a naive model and with an app at its start.
    static func problem(in app: AppCoordinator, opening link: String, _ fresh: Whereabouts) throws -> String? {
        let route = try AppRoute.route(link)
        let before = app.whereabouts
        let section = route.section ?? before.section
        let others = app.stacks(except: route.section)
        try app.handle(url: link)
        if case .discardDraft(let request)? = app.presentedAlert, request == .route(route) {
            app.discardDraft(then: request)
        }
        let after = app.whereabouts
        if others != app.stacks(except: route.section) { return "another section's stack changed: \(after)" }
        switch app.gate.verdict(for: route) {
        case .allow:
            if let difference = Self.difference(app, from: route, in: section) { return difference }
            return after.alone(in: route.section) == fresh.alone(in: route.section) ? nil : "\(after) is not \(fresh)"
        case .signInFirst:
            var expected = before
            (expected.modals, expected.alert) = (fresh.modals, nil)
            return after == expected ? nil : "\(after) is not \(expected)"
        case .refuse, .redirect: return after == before ? nil : "refused, and yet \(after)"
        }
    }

    /// The naive model: a link leads to its section, or stays in the current one, and there to the names of its
    /// places.
    private static func difference(_ app: AppCoordinator, from route: AppRoute, in section: AppSection) -> String? {
        let isModal = route.modal != nil
        let depth = app.state[section].places.count
        let expected = (
            section, route.breadcrumb, isModal ? 1 : 0,
            !isModal ? route.breadcrumb.count : route.section == nil ? depth : 1
        )
        let found = (app.section, app.state.breadcrumb, app.state.modals.count, depth)
        return found == expected && app.presentedAlert == nil ? nil : "\(found) is not \(expected)"
    }
}

extension Whereabouts {
    /// The state without the stacks of other sections; without a section, only the modals.
    fileprivate func alone(in section: AppSection?) -> Whereabouts {
        var alone = self
        if section == nil { alone.section = .home }
        for other in AppSection.allCases where other != section { alone.forget(other) }
        return alone
    }
}
