import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Money and stock under random interleavings of three terminals on one file. One person is signed in at two of them:
/// a visitor's cart at one is merged into their cart while they place it at the other.
@Suite(.timeLimit(.minutes(60))) struct ShopInterleavingTests {
    @Test(arguments: [1, 2, 3, 4, 5, 6]) func `nothing is lost, doubled or sold twice in one process`(seed: UInt64)
        async throws
    {
        try await withFolder { folder in
            let identifiers = SequentialIdentifiers()
            let (front, back, side) = (
                Terminal(store: try store(in: folder, seed: seed), role: .manager, identifiers: identifiers),
                Terminal(store: try store(in: folder, seed: ~seed), role: .receptionist, identifiers: identifiers),
                Terminal(store: try store(in: folder, seed: seed &+ 99), role: .manager, identifiers: identifiers)
            )
            let terminals = [front, back, side]
            let ledger = try await Ledger(front)
            var dice = SeededGenerator(seed: seed)
            for terminal in terminals { try await terminal.signIn() }
            for _ in 0..<60 {
                let moves = terminals.map { _ in ShopMove.random(using: &dice) }
                async let first: Void = front.take(moves[0])
                async let second: Void = back.take(moves[1])
                async let third: Void = side.take(moves[2])
                _ = try await (first, second, third)
                try await ledger.check(terminals, "seed \(seed)")
            }
            #expect(await front.placed.count + back.placed.count + side.placed.count > 5, "seed \(seed)")
        }
    }

    private func store(in folder: String, seed: UInt64) throws -> ClinicStore {
        try ClinicStore.open(
            .folder(folder), clock: FixedClock(),
            identifiers: UUIDv7Source(clock: FixedClock(), random: SeededGenerator(seed: seed)), passwords: .least,
            polling: ChangePolling(clock: ManualClock(), interval: .seconds(1)), report: { _ in })
    }
}

/// One terminal: a separate store on the shared file, with the answers it received.
private actor Terminal {
    nonisolated let store: ClinicStore
    private let role: Role
    private let identifiers: SequentialIdentifiers
    /// The cart of the visible checkout, until it is placed.
    private var checkout: CartNumber?
    private(set) var placed: [(checkout: Checkout, operation: OperationID, orders: [Order])] = []

    /// Low stocks, so that terminals compete.
    static let products = [502, 505, 508, 510, 512, 514]

    init(store: ClinicStore, role: Role, identifiers: SequentialIdentifiers) {
        self.store = store
        self.role = role
        self.identifiers = identifiers
    }

    func signIn() async throws {
        _ = try await store.sessions.signIn(.sample(role), operation: operation())
    }

    func take(_ move: ShopMove) async throws {
        do {
            try await attempt(move)
        } catch let error as AppError {
            // A refusal by Domain's rules is not a failure; a busy or damaged file would be one.
            guard ["conflict", "invalid-input", "not-found"].contains(error.code) else { throw error }
        }
    }

    private func attempt(_ move: ShopMove) async throws {
        switch move {
        case .add(let product, let quantity):
            _ = try await store.carts.add(number(product), quantity: quantity, operation: operation())
        case .change(let product, let quantity):
            let (product, seen) = (try number(product), try await cart()?.quantity(of: number(product)) ?? 0)
            _ = try await store.carts.change(product, from: seen, to: quantity, operation: operation())
        case .beginCheckout: checkout = try await cart()?.number
        case .place: try await place()
        case .repeatPlacing:
            guard let last = placed.last else { return }
            let again = try await store.carts.place(last.checkout, operation: last.operation)
            #expect(again.map(\.number) == last.orders.map(\.number))
        case .cancel(let index):
            let orders = placed.flatMap(\.orders)
            guard !orders.isEmpty else { return }
            let order = orders[index % orders.count]
            _ = try await store.orders.move(order.id, version: 1, to: .cancelled, operation: operation())
        case .leaveAndComeBack(let product):
            await store.sessions.signOut(operation: operation())
            let visit = Result { try number(product) }
            do {
                _ = try await store.carts.add(visit.get(), quantity: 1, operation: operation())
            } catch let error as AppError where error.code == "conflict" || error.code == "invalid-input" {}
            try await signIn()
        }
    }

    private func place() async throws {
        let current = try await cart()?.number
        guard let number = checkout ?? current else { return }
        checkout = nil
        let cart = try await thatIsThere {
            var reader = store.carts.cart(number).reader()
            return try await reader.value()
        }
        guard let total = cart.total else { return }
        let checkout = Checkout(cart: number, seen: cart.lines, customer: "Lena Vogt", patient: nil)
        let operation = operation()
        let orders = try await thatIsThere { try await store.carts.place(checkout, operation: operation) }
        let sum = try orders.dropFirst().reduce(try #require(orders.first).total) { try $0.adding($1.total) }
        #expect(sum == total)
        placed.append((checkout, operation, orders))
    }

    private func cart() async throws -> Cart? {
        var reader = store.carts.cart().reader()
        return try await reader.value()
    }

    /// The answer about an earlier cart: it may have been changed, merged or placed since, but never lost.
    private func thatIsThere<Value: Sendable>(_ answer: () async throws -> Value) async throws -> Value {
        do {
            return try await answer()
        } catch let error as AppError {
            #expect(error.code != "not-found", "\(error)")
            throw error
        }
    }

    private func number(_ index: Int) throws -> ProductNumber {
        try #require(ProductNumber(Self.products[index]))
    }

    private func operation() -> OperationID { OperationID(identifiers.next()) }
}

/// The totals at the start, to compare with every later moment.
private struct Ledger {
    private let stock: [ProductNumber: Int]
    private let orders: Set<OrderNumber>

    init(_ terminal: Terminal) async throws {
        try await terminal.signIn()
        stock = try await Self.stock(terminal.store)
        orders = Set(try await Self.orders(terminal.store).map(\.number))
        await terminal.store.sessions.signOut(operation: OperationID(.sample(999_999)))
    }

    /// Expects that nothing is negative, that units sold and not returned are exactly those missing, that every order
    /// in an answer exists once and no other exists, and that totals add up.
    func check(_ terminals: [Terminal], _ seed: String) async throws {
        let new = try await Self.orders(terminals[0].store).filter { !orders.contains($0.number) }
        var told: [OrderNumber] = []
        for terminal in terminals { told += await terminal.placed.flatMap(\.orders).map(\.number) }
        #expect(new.map(\.number).sorted() == told.sorted(), "\(seed)")
        #expect(Set(told).count == told.count, "\(seed)")
        var sold: [ProductNumber: Int] = [:]
        for order in new {
            #expect(order.total.minorUnits == order.lines.reduce(0) { $0 + $1.total.minorUnits }, "\(seed)")
            guard order.state != .cancelled else { continue }
            for line in order.lines { sold[try #require(line.product), default: 0] += line.quantity }
        }
        for (number, left) in try await Self.stock(terminals[1].store) {
            #expect(left >= 0, "\(seed), \(number)")
            #expect(left + sold[number, default: 0] == stock[number], "\(seed), \(number)")
        }
    }

    private static func stock(_ store: ClinicStore) async throws -> [ProductNumber: Int] {
        var stock: [ProductNumber: Int] = [:]
        for number in Terminal.products.compactMap(ProductNumber.init) {
            var reader = store.catalog.product(number).reader()
            stock[number] = try await reader.value().stock
        }
        return stock
    }

    private static func orders(_ store: ClinicStore) async throws -> [Order] {
        var reader = store.orders.orders(OrderQuery(pageSize: 1_000)).reader()
        return try await reader.value().orders
    }
}
