import Domain
import Support

@testable import Data
@testable import DataSync
import DataSupport

extension RandomWriter {
    mutating func sell() async throws {
        let product = ProductNumber.known(501 + Int.random(in: 0..<15, using: &random))
        for order in try await workstation.buy(product, Int.random(in: 1...3, using: &random)) {
            journal.effects.append(WriteEffect.made(.order, order.id.rawValue))
            journal.numbers.append("order \(order.number)")
            journal.sales.append((order.id, order.inWords))
            keep(order)
        }
    }

    /// Takes an order that is in a state one step further.
    mutating func take(a state: OrderState, to next: OrderState) async throws {
        let page = try await workstation.now { $0.orders.orders(OrderQuery(filter: .open, pageSize: 40)) }
        let order = try one(of: page.orders.filter { $0.state == state })
        keep(
            try await workstation.orders.move(
                order.id, version: order.version, to: next, operation: StoreHarness.operation()))
    }

    /// Takes any other step, but rarely: goods handed out never return to stock.
    mutating func handOut() async throws {
        guard Int.random(in: 0..<4, using: &random) == 0 else { return try await take(a: .placed, to: .paid) }
        let page = try await workstation.now { $0.orders.orders(OrderQuery(pageSize: 40)) }
        let order = try one(of: page.orders.filter { !$0.state.successors.isEmpty })
        let next = try one(of: order.state.successors)
        keep(
            try await workstation.orders.move(
                order.id, version: order.version, to: next, operation: StoreHarness.operation()))
    }

    private mutating func keep(_ order: Order) {
        guard let step = order.history.last else { return }
        journal.effects.append(WriteEffect.step(.order, order.id.rawValue, at: step.at))
    }
}

extension Order {
    /// The lines and the total of a sale.
    var inWords: String {
        lines.map { "\($0.quantity) \($0.item) \($0.unitPrice)" }.joined(separator: ", ") + " = \(total)"
    }
}
