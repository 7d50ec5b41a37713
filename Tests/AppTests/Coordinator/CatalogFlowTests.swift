import DesignSystem
import Domain
import Navigation
import Support
import Testing

@testable import App

/// The navigation of the catalogue and of purchases.
@Suite struct CatalogFlowTests {
    // holds: example-catalog-coordinator
    @Test
    func `categories and products are routes that the coordinator goes to, comes back from, and reads from a link`()
        async throws
    {
        let app = try await Workstation().start()
        let category = try #require(CategoryName("pain-and-fever"))
        app.go(.section(.catalog))
        app.catalog.navigate(to: .category(category))
        app.catalog.navigate(to: .product(.known(501)))
        #expect(app.catalog.path == [.category(category), .product(.known(501))])
        #expect(app.catalog.pop())
        #expect(app.catalog.path == [.category(category)])
        app.catalog.popToRoot()
        #expect(app.catalog.path == [])
        try app.handle(url: "clinic://products/501")
        #expect(app.catalog.path == [.product(.known(501))])
        try app.handle(url: "clinic://catalog/pain-and-fever")
        #expect(app.catalog.path == [.category(category)])
    }

    @Test func `a search replaces the visible one`() async throws {
        let app = try await Workstation().start()
        app.go(.section(.catalog))
        for text in ["ibu", "para"] { app.catalog.showProducts(matching: SearchText(text)) }
        let last = try #require(SearchText("para"))
        #expect(app.catalog.path == [.search(last)])
    }

    @Test func `a search for nothing shows everything again`() async throws {
        let app = try await Workstation().start()
        app.go(.section(.catalog))
        app.catalog.showProducts(matching: nil)
        #expect(app.catalog.path == [])
        app.catalog.showProducts(matching: SearchText("ibu"))
        app.catalog.showProducts(matching: nil)
        #expect(app.catalog.path == [])
    }

    @Test func `the cart comes above a form that is being filled in, and leads back to the same one`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start(as: .receptionist)
        try await workstation.fillCart()
        try app.handle(url: "clinic://checkout/701")
        let form = app.catalog.places.last
        app.catalog.showCart()
        app.catalog.showCart()
        #expect(app.catalog.path == [.cart, .checkout(.known(701)), .cart])
        app.catalog.checkOut(.known(701))
        #expect(app.catalog.path == [.cart, .checkout(.known(701))])
        #expect(app.catalog.places.last == form, "with what was typed there")
    }

    @Test func `there is one cart on the way to a product and back`() async throws {
        let app = try await Workstation().start()
        app.go(.section(.catalog))
        app.catalog.showCart()
        app.catalog.showProduct(.known(501))
        app.catalog.showCart()
        #expect(app.catalog.path == [.cart])
    }

    @Test func `a visitor checks out through the gate, with the checkout as the value to come back to`() async throws {
        let workstation = Workstation()
        let app = try await workstation.start()
        let cart = try await workstation.carts.add(.known(501), quantity: 2, operation: OperationID(.sample(1)))
        app.go(.section(.catalog))
        app.catalog.showCart()
        app.catalog.checkOut(cart.number)
        let request = AppModal.login(returnAction: .route(.catalog(.checkout(cart.number))))
        #expect(app.presentedSheet == request)
        #expect(app.catalog.path == [.cart])
        let session = try await workstation.sessions.signIn(.sample(.receptionist), operation: OperationID(.sample(2)))
        await app.signInFlow?.signInFinished(session)
        #expect(app.section == .catalog)
        #expect(app.catalog.path == [.cart, .checkout(cart.number)])
        var reader = workstation.carts.cart(cart.number).reader()
        #expect(try await reader.value() == cart)
    }

    @Test func `who signs in is told what became of the visitor's cart`() async throws {
        let workstation = Workstation()
        var ids = (1_001...).lazy.map { OperationID(.sample($0)) }.makeIterator()
        _ = try await workstation.sessions.signIn(.sample(.receptionist), operation: try #require(ids.next()))
        _ = try await workstation.carts.add(.known(501), quantity: 2, operation: try #require(ids.next()))
        await workstation.sessions.signOut(operation: try #require(ids.next()))
        let app = try await workstation.start()
        _ = try await workstation.carts.add(.known(501), quantity: 1, operation: try #require(ids.next()))
        try await app.sessions.signIn(.sample(.receptionist))
        #expect(app.drainNotices() == ["The visitor's cart and your own are one now: 3 things for 14.70 EUR."])
        await app.sessions.signOut()
        try await app.sessions.signIn(.sample(.receptionist))
        #expect(app.drainNotices() == [])
    }

    // holds: example-purchase-confirmation
    @Test func `the confirmation covers everything, and leads to the order or back to the catalogue`() async throws {
        for sees in [true, false] {
            let app = try await Workstation().start(as: .receptionist)
            try app.handle(url: "clinic://checkout/701")
            app.catalog.purchased([.known(1_045)])
            #expect(app.presentedFullScreenCover == .purchaseConfirmation([.known(1_045)]))
            #expect(app.presentedSheet == nil)
            #expect(app.catalog.path == [], "the form and the cart are done with")
            guard case .purchase(let flow)? = app.visibleModal else { throw NoSuchNumber(number: 1_045) }
            if sees { flow.showOrder(.known(1_045)) } else { flow.confirmationRead() }
            #expect(app.presentedFullScreenCover == nil)
            #expect(
                app.whereabouts
                    == (sees
                        ? Whereabouts(.orders, orders: [try .detail(1_045)], staff: "ben")
                        : Whereabouts(.catalog, staff: "ben")))
        }
    }

    @Test func `a confirmation is not part of the saved place`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        app.go(.section(.catalog))
        app.catalog.purchased([.known(1_045)])
        let again = try await Workstation().afterEnd(of: app).start(as: .receptionist)
        #expect(again.whereabouts == Whereabouts(.catalog, staff: "ben"))
    }

    @Test func `from a product one comes to its orders, whose back leads to all orders`() async throws {
        let app = try await Workstation().start(as: .receptionist)
        try app.handle(url: "clinic://products/501")
        app.catalog.showOrders(of: .known(501))
        #expect(app.section == .orders)
        #expect(app.orders.path == [.scoped(.product(.known(501)))])
        #expect(app.orders.breadcrumb == ["Orders", "Product #501"])
        app.orders.showOrder(try .sample(1_042))
        app.orders.pop()
        #expect(app.orders.path == [.scoped(.product(.known(501)))])
        #expect(app.orders.pop())
        #expect(app.orders.path == [])
        #expect(app.catalog.path == [.product(.known(501))], "the catalogue is found again as it was left")
    }

    @Test func `a visitor who wants a product's orders is asked to sign in and comes to them`() async throws {
        let app = try await Workstation().start()
        app.catalog.showOrders(of: .known(501))
        #expect(app.presentedSheet == .login(returnAction: .route(.orders(.scoped(.product(.known(501)))))))
        try await app.signInAtSheet(.clinician)
        #expect(app.orders.path == [.scoped(.product(.known(501)))])
    }
}
