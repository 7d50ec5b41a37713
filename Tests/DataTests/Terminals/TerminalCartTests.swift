import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The carts of a terminal, and those that follow a person from one terminal to the next.
@Suite(.timeLimit(.minutes(60))) struct TerminalCartTests {
    @Test func `a visitors cart is seen at their terminal only`() async throws {
        try await withStores { here, there in
            let cart = try await here.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            #expect(try await Self.cart(there) == nil)
            let other = try await there.carts.add(.known(502), quantity: 1, operation: StoreHarness.operation())
            #expect(other.number != cart.number)
            #expect(try await Self.cart(here) == cart)
        }
    }

    @Test func `a sign in takes over the cart of its own terminal only`() async throws {
        try await withStores { here, there in
            let left = try await here.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            let session = try await there.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            #expect(session.cartNotice == nil)
            #expect(try await Self.cart(there) == nil)
            #expect(try await Self.cart(here) == left)
            var elsewhere = there.carts.cart(left.number).reader()
            #expect(try await elsewhere.error() == .notFound("Cart \(left.number)"))
            _ = try await here.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            #expect(try await Self.cart(there) == left, "a person's own cart goes with the person")
        }
    }

    @Test func `a checkout continues when that person signs in at another terminal`() async throws {
        try await withStores { here, there in
            _ = try await there.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let own = try await there.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            _ = try await here.carts.add(.known(502), quantity: 1, operation: StoreHarness.operation())
            _ = try await here.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let joined = try #require(try await Self.cart(here))
            let unseen = Checkout(cart: own.number, seen: own.lines, customer: "Lena Vogt", patient: nil)
            let summary = try #require(joined.summary)
            await #expect(throws: AppError.conflict("The cart was changed meanwhile: it is \(summary) now.")) {
                try await there.carts.place(unseen, operation: StoreHarness.operation())
            }
            var now = there.carts.cart(own.number).reader()
            #expect(try await now.value() == joined)
            let seen = Checkout(cart: own.number, seen: joined.lines, customer: "Lena Vogt", patient: nil)
            let orders = try await there.carts.place(seen, operation: StoreHarness.operation())
            #expect(orders.flatMap(\.lines).map(\.quantity) == [1, 2])
            #expect(try await Self.cart(here) == nil)
        }
    }

    @Test func `a cart that was joined to another keeps no lines of its own`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let own = try await store.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            await store.sessions.signOut(operation: StoreHarness.operation())
            _ = try await store.carts.add(.known(502), quantity: 1, operation: StoreHarness.operation())
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let lines = try Connection(path: StoreHarness.file(folder)).first(
                "SELECT count(*) FROM cart_line WHERE cart_number = ?", [.integer(own.number.rawValue)]
            ) { row throws(AppError) in try row.integer(0) }
            #expect(lines == 0)
        }
    }

    @Test func `carts that lead round in a circle are none`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            let cart = try await store.carts.add(.known(501), quantity: 1, operation: StoreHarness.operation())
            let number = cart.number.rawValue
            try StoreHarness.run(
                "INSERT INTO cart VALUES (randomblob(16), 9001, 'nobody', NULL, \(number))", in: folder)
            try StoreHarness.run("UPDATE cart SET joined_to = 9001 WHERE number = \(number)", in: folder)
            _ = try await store.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            var reader = store.carts.cart(cart.number).reader()
            #expect(try await reader.error() == .notFound("Cart \(cart.number)"))
        }
    }

    @Test func `a sign-in without an earlier visitor takes no cart and no terminal`() async throws {
        try await withFolder { folder in
            var store: ClinicStore? = try StoreHarness.open(.folder(folder))
            let left = try await store?.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            store = nil
            try FileManager.default.removeItem(atPath: "\(folder)/clinic.terminals")
            let next = try StoreHarness.open(.folder(folder))
            let session = try await next.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            #expect(session.cartNotice == nil)
            #expect(try await Self.cart(next) == nil)
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/clinic.terminals"))
            try await next.savedStates.save([.visitor: Foundation.Data([1])])
            _ = try await next.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            #expect(try await Self.cart(next) == nil, "to leave a place to the visitor is not to be one")
            await next.sessions.signOut(operation: StoreHarness.operation())
            #expect(try await Self.cart(next) == left)
            _ = try await next.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            #expect(try await Self.cart(next) == left, "who saw it as a visitor takes it along")
        }
    }

    @Test func `a visitor's place belongs to the terminal and a person's follows them`() async throws {
        try await withStores { here, there in
            let place = Foundation.Data([1])
            let ana = try await there.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            try await here.savedStates.save([.visitor: place, .staff(ana.staff.id): place])
            #expect(try await there.savedStates.savedState(of: .visitor) == nil)
            #expect(try await there.savedStates.savedState(of: .staff(ana.staff.id)) == place)
        }
    }

    @Test func `a visitor's cart is there for the next person at the terminal`() async throws {
        try await withFolder { folder in
            var store: ClinicStore? = try StoreHarness.open(.folder(folder))
            let left = try await store?.carts.add(.known(501), quantity: 2, operation: StoreHarness.operation())
            store = nil
            #expect(try await Self.cart(try StoreHarness.open(.folder(folder))) == left)
        }
    }

    @Test func `the file of the terminals is private and empty`() async throws {
        try await withFolder { folder in
            let store = try StoreHarness.open(.folder(folder))
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/clinic.terminals"))
            #expect(try await Self.cart(store) == nil)
            #expect(try StoreHarness.mode("\(folder)/clinic.terminals") == "600")
            #expect(try StoreHarness.bytes("\(folder)/clinic.terminals").isEmpty)
        }
    }

    /// Two clinics on one file: the first and the second terminal.
    private func withStores(_ body: (ClinicStore, ClinicStore) async throws -> Void) async throws {
        try await withFolder { folder in
            let stores = try (1...2).map { _ in try StoreHarness.open(.folder(folder)) }
            for store in stores { #expect(try await Self.cart(store) == nil) }
            try await body(stores[0], stores[1])
        }
    }

    private static func cart(_ store: ClinicStore) async throws -> Cart? {
        var reader = store.carts.cart().reader()
        return try await reader.value()
    }
}
