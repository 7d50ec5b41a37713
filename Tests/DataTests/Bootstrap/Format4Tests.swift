import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The migration of data in format 3.
@Suite(.timeLimit(.minutes(60))) struct Format4Tests {
    @Test func `a cart of format 3 is put to the visitors and found by its number`() async throws {
        try await withMigrated { store in
            var visitors = store.carts.cart().reader()
            #expect(try await visitors.value()?.number == .known(703))
            _ = try await store.sessions.signIn(.sample(.pharmacist), operation: StoreHarness.operation())
            var own = store.carts.cart().reader()
            let cart = try #require(try await own.value())
            #expect(cart.number == .known(703))
            #expect(cart.lines.map(\.product.number) == [.known(505), .known(502)])
            #expect(cart.lines.map(\.quantity) == [1, 2])
            var old = store.carts.cart(.known(702)).reader()
            #expect(try await old.value() == cart)
        }
    }

    @Test func `an order that was placed in format 3 is not placed again`() async throws {
        try await withMigrated { store in
            _ = try await store.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            let done = try #require(UUID(uuidString: "019B7DFA-6300-775B-A97E-3C82F43D4187"))
            let request = Checkout(cart: .known(701), seen: [], customer: "Lena Vogt", patient: nil)
            let orders = try await store.carts.place(request, operation: OperationID(done))
            #expect(orders.map(\.number) == [.known(1_045)])
            var again = store.carts.cart(.known(701)).reader()
            #expect(try await again.error() == .conflict("Cart #701 was placed already: #1045."))
        }
    }

    private func withMigrated(_ body: (ClinicStore) async throws -> Void) async throws {
        try await withFolder { folder in
            try FormatFile.format3.plant(in: folder)
            try await body(try StoreHarness.open(.folder(folder), clock: FixedClock(.sample + 3_600)))
        }
    }
}
