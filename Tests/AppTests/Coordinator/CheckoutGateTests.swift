import Domain
import Navigation
import Support
import Testing

@testable import App

/// The checkout gate: a form is not shown without a usable cart, by any way there and for anyone.
@Suite struct CheckoutGateTests {
    /// An outside change of the cart.
    enum Fate: CaseIterable {
        case filled, emptied, unknown, placed, unreadable
    }

    /// A way to the form.
    enum Road: CaseIterable {
        case link, tap, section, restored, redone, signIn
    }

    @Test func `the form is shown where there is something to place, and the cart in its stead, however one comes`()
        async throws
    {
        for fate in Fate.allCases {
            for road in Road.allCases {
                let (app, told) = try await Self.arrival(fate, by: road)
                let context = Comment(rawValue: "\(fate) by \(road): \(told)")
                #expect(app.section == .catalog || fate == .unreadable, context)
                switch fate {
                case .filled: #expect(app.catalog.path == [.cart, .checkout(.known(701))] && told == [], context)
                case .emptied, .unknown, .placed: #expect(app.catalog.path == [.cart] && told.count == 1, context)
                case .unreadable: #expect(told.count == 1, context)
                }
                #expect(app.state.modals.isEmpty && app.pendingRequest == nil, context)
            }
        }
    }

    @Test func `the user sees why the cart is shown instead`() async throws {
        let told: [Fate: String] = [
            .emptied: "Cart #701 is empty. Put something into it first.",
            .unknown: "Cart 701 does not exist. Check the number, or go back to the list.",
            .unreadable: "\(AppError.storage(.busy(path: "/x")).message) \(AppError.storage(.busy(path: "/x")).advice)",
        ]
        for (fate, line) in told { #expect(try await Self.arrival(fate, by: .link).told == [line], "\(fate)") }
    }

    @Test func `while the gate looks, everything stays as it is; then the place is there at once`() async throws {
        let workstation = Workstation()
        let app = try await Self.start(workstation, .filled)
        app.home.showSettings()
        let before = app.whereabouts
        workstation.carts.answers.hold()
        try app.handle(url: "clinic://checkout/701")
        #expect(app.whereabouts == before)
        let request = try #require(app.pendingRequest)
        workstation.carts.answers.release()
        await request.ended()
        #expect(app.whereabouts.modals.isEmpty)
        #expect(app.catalog.path == [.cart, .checkout(.known(701))])
    }

    /// The actions that make a waiting request stale.
    private static let newer: [@MainActor (AppCoordinator) async throws -> Void] = [
        { try $0.handle(url: "clinic://orders/7") }, { $0.go(.section(.music)) }, { $0.go(.back) },
        { $0.home.showProfile() }, { $0.go(.signOut) }, { await $0.sessions.signOut() }, { await $0.sessions.lock() },
        { try await $0.sessions.signIn(.sample(.manager)) },
    ]

    @Test func `the newest request wins, and the end of the session ends them all`() async throws {
        for (index, newer) in Self.newer.enumerated() {
            let (workstation, other) = (Workstation(), Workstation())
            let (app, straight) = (try await Self.start(workstation, .filled), try await Self.start(other, .filled))
            workstation.carts.answers.hold()
            try app.handle(url: "clinic://checkout/701")
            let request = try #require(app.pendingRequest)
            try await newer(app)
            try await newer(straight)
            #expect(app.pendingRequest == nil, "\(index)")
            workstation.carts.answers.release()
            await request.ended()
            await Task.yield()
            #expect(app.whereabouts == straight.whereabouts, "\(index)")
            #expect(app.drainNotices() == straight.drainNotices(), "\(index)")
        }
    }

    @Test func `the shell shows the screen before and then the last one, and none in between`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .receptionist)
        try await workstation.fillCart()
        workstation.carts.answers.hold()
        let release = Task {
            while scene.coordinator.pendingRequest == nil { await Task.yield() }
            workstation.carts.answers.release()
        }
        let run = await LaunchRun.of(scene, lines: ["open clinic://checkout/701"])
        await release.value
        let places = run.output.split(separator: "\n").filter { $0.hasSuffix(", receptionist") }
        #expect(places.count == 2, "\(places)")
        #expect(run.output.contains("Catalog › Cart › Checkout"))
    }

    @Test func `a conversation that is stopped does not wait for the gate`() async throws {
        let workstation = Workstation()
        let scene = try await workstation.scene(as: .receptionist)
        workstation.carts.answers.hold()
        try scene.open(link: "clinic://checkout/701")
        let reader = Task { await scene.readersAreServed() }
        await Task.yield()
        scene.stop()
        await reader.value
        #expect(scene.coordinator.pendingRequest == nil)
    }

    @Test func `something typed is not lost to a cart that takes the form's place`() async throws {
        let workstation = Workstation()
        let app = try await Self.start(workstation, .filled)
        try app.handle(url: "clinic://checkout/701")
        app.drafts = [app.state[.catalog].top.id]
        app.go(.section(.home))
        try await Self.change(workstation, .emptied)
        app.go(.section(.catalog))
        #expect(app.presentedAlert == .discardDraft(.route(.catalog(.cart))))
        app.discardDraft(then: .route(.catalog(.cart)))
        #expect(app.catalog.path == [.cart])
    }

    private static func arrival(_ fate: Fate, by road: Road) async throws -> (app: AppCoordinator, told: [String]) {
        let workstation = Workstation()
        let app = try await start(workstation, .filled)
        let checkout = CatalogRoute.checkout(.known(701))
        switch road {
        case .link: try await change(workstation, fate)
        case .tap: app.go(.section(.catalog))
        case .section:
            try app.handle(url: "clinic://checkout/701")
            app.go(.section(.home))
        case .restored: try app.handle(url: "clinic://checkout/701")
        case .redone:
            app.journal.begin(.command("a"))
            try app.handle(url: "clinic://checkout/701")
            app.journal.end()
            _ = app.go(.undo)
        case .signIn:
            await app.sessions.signOut()
            app.presentLogin(returnAction: .route(.catalog(checkout)))
        }
        let state = app.saveState()
        if road == .signIn {
            let session = try await workstation.sessions.signIn(
                .sample(.receptionist), operation: OperationID(.sample(9)))
            try await change(workstation, fate)
            await (try #require(app.signInFlow)).signInFinished(session)
            return (app, app.drainNotices())
        }
        if road != .link { try await change(workstation, fate) }
        switch road {
        case .link: try app.handle(url: "clinic://checkout/701")
        case .tap:
            app.catalog.showCart()
            app.catalog.checkOut(.known(701))
        case .section: app.go(.section(.catalog))
        case .restored:
            app.go(.route(.home(.start)))
            app.catalog.popToRoot()
            app.restoreState(from: try #require(state))
        case .redone: _ = app.go(.redo)
        case .signIn: break
        }
        return (app, app.drainNotices())
    }

    static func start(_ workstation: Workstation, _ fate: Fate) async throws -> AppCoordinator {
        let app = try await workstation.start(as: .receptionist)
        try await workstation.fillCart()
        return app
    }

    /// Changes cart 701 as someone else would.
    static func change(_ workstation: Workstation, _ fate: Fate) async throws {
        switch fate {
        case .filled: break
        case .emptied:
            _ = try await workstation.carts.change(.known(501), from: 2, to: 0, operation: OperationID(.sample(2)))
        case .unknown: workstation.carts.answers.failNext(with: .notFound("Cart 701"))
        case .placed:
            workstation.carts.answers.failNext(with: .conflict("Cart 701 was placed already: order #1045."))
        case .unreadable: workstation.carts.answers.failNext(with: .storage(.busy(path: "/x")))
        }
    }
}
