import Domain
import Navigation
import Support
import Testing

@testable import App

/// Leaving several places at once asks about a draft on any of them, or above.
@Suite struct LeavingManyTests {
    /// A stack, and a coordinator's call that removes some of its places.
    struct Way {
        let name: String
        let link: String
        let path: [AppRoute]
        var asks = true
        let take: @MainActor (AppCoordinator) throws -> Void
    }

    private static let ways: [Way] = {
        let (cart, form) = (CatalogRoute.cart, CatalogRoute.checkout(.known(701)))
        let detail = AppointmentsRoute.detail(.known(3_005))
        let appointments = [detail, .reschedule(.known(3_005)), .detail(.known(3_010))].map(AppRoute.appointments)
        let bought = [cart, form, cart, form].map(AppRoute.catalog)
        let catalog = [cart, form, .product(.known(501))].map(AppRoute.catalog)
        return [
            Way(name: "today", link: "clinic://appointments", path: appointments) { $0.appointments.showToday() },
            Way(name: "cart", link: "clinic://catalog", path: catalog) { $0.catalog.showCart() },
            Way(name: "checkout", link: "clinic://catalog", path: catalog) { $0.catalog.checkOut(.known(701)) },
            Way(name: "purchased", link: "clinic://catalog", path: bought, asks: false) {
                $0.catalog.purchased([.known(1_045)])
            },
            Way(name: "link", link: "clinic://catalog", path: catalog) { try $0.handle(url: "clinic://products/501") },
            Way(name: "root", link: "clinic://catalog", path: catalog) { try $0.handle(url: "clinic://catalog") },
            Way(name: "section", link: "clinic://catalog", path: catalog) { $0.go(.section(.music)) },
            Way(name: "undo", link: "clinic://catalog", path: catalog) { $0.go(.undo) },
        ]
    }()

    @Test func `a draft stays where it is, or the user is asked, wherever in the stack it is`() async throws {
        var asked: [String: Int] = [:]
        for way in Self.ways {
            for index in 0...way.path.count {
                let (app, draft) = try await Self.start(way, draftAt: index)
                let before = app.whereabouts
                try way.take(app)
                let isDone = !way.asks && index == way.path.count
                #expect(Set(app.state.places).contains(draft) || isDone, "\(way.name) \(index)")
                guard case .discardDraft(let request)? = app.presentedAlert else { continue }
                asked[way.name, default: 0] += 1
                var expected = before
                expected.alert = app.presentedAlert
                #expect(app.whereabouts == expected, "\(way.name) \(index)")
                app.keepEditing(insteadOf: request)
                #expect(app.state.visibleStack.top.id == draft && app.presentedAlert == nil, "\(way.name) \(index)")
                try await Self.compareDiscarding(way, index)
            }
        }
        let expected = ["today": 3, "cart": 2, "checkout": 1, "link": 3, "root": 3, "undo": 3]
        #expect(asked == expected)
    }

    /// Discarding leads to the same place as leaving without a draft.
    private static func compareDiscarding(_ way: Way, _ index: Int) async throws {
        let (app, draft) = try await start(way, draftAt: index)
        let (clean, _) = try await start(way, draftAt: nil)
        try way.take(app)
        try way.take(clean)
        guard case .discardDraft(let request)? = app.presentedAlert else { return }
        app.discardDraft(then: request)
        #expect(app.whereabouts == clean.whereabouts, "\(way.name) \(index)")
        #expect(index == 0 || !Set(app.state.places).contains(draft), "\(way.name) \(index)")
    }

    @Test func `a draft below a confirmation counts as a draft`() async throws {
        let way = try #require(Self.ways.first { $0.name == "purchased" })
        for index in 1...4 {
            let (app, _) = try await Self.start(way, draftAt: index)
            try way.take(app)
            #expect(app.catalog.path.count == (index == 4 ? 0 : index), "\(index)")
            #expect(app.presentedFullScreenCover == .purchaseConfirmation([.known(1_045)]))
        }
    }

    @Test func `undoing a link to the current place asks about the draft there`() async throws {
        for link in ["clinic://settings/data", "clinic://profile/password", "clinic://booking/checkup"] {
            let app = try await Workstation().start(as: .receptionist)
            for _ in 1...2 {
                app.journal.begin(.command("open"))
                try app.handle(url: link)
            }
            app.journal.end()
            app.drafts = [app.state.visibleStack.top.id]
            app.go(.undo)
            #expect(app.presentedAlert == .discardDraft(.undo), "\(link)")
        }
    }

    @Test func `signing in from Home asks about the draft in a sheet`() async throws {
        let app = try await Workstation().start()
        app.home.showSettings()
        app.drafts = [app.state.visibleStack.top.id]
        app.home.signIn()
        #expect(app.presentedAlert == .discardDraft(.signIn))
        app.discardDraft(then: .signIn)
        #expect(app.presentedSheet == .login(returnAction: .resume))
    }

    @Test func `a session that runs out says what was typed and is gone`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.appointments.book(on: nil)
        app.bookingFlow?.draft.note = "x"
        _ = app.present(.signInRequired)
        #expect(app.drainNotices() == ["“Book” was closed; what you typed there is gone."])
    }

    @Test func `a question that takes the place of another says that what was typed is gone`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        for next in [{ $0.home.showSettings() }, { $0.present(alert: .signOut) }] as [(AppCoordinator) -> Void] {
            app.appointments.confirmCancelling(.known(3_005))
            app.drafts = [try #require(app.state.alert?.place)]
            next(app)
            #expect(app.drainNotices() == ["“Cancel appointment” was closed; what you typed there is gone."])
            app.dismissAll()
        }
    }

    private static func start(_ way: Way, draftAt index: Int?) async throws -> (AppCoordinator, PlaceID) {
        let workstation = Workstation()
        let app = try await workstation.start(as: .receptionist)
        try await workstation.fillCart()
        app.journal.begin(.command("open"))
        try app.handle(url: way.link)
        app.journal.begin(.command("go"))
        for route in way.path {
            switch route {
            case .catalog(let route): app.catalog.push(route)
            case .appointments(let route): app.appointments.push(route)
            default: break
            }
        }
        app.journal.end()
        let places = app.state.visibleStack.places.map(\.id)
        if let index { app.drafts = [places[index]] }
        return (app, places[index ?? 0])
    }
}
