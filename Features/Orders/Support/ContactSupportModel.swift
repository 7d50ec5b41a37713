import Domain
import Foundation
import Observation

/// Keeps current whom to ask about one order.
@Observable
package final class ContactSupportModel {
    private(set) var contact = LoadState<SupportContact>.idle

    private let number: OrderNumber
    private let orders: any OrderRepository

    /// The contact for one order, by its number.
    package init(number: OrderNumber, orders: any OrderRepository) {
        self.number = number
        self.orders = orders
    }

    func observe() async {
        await orders.order(number).load(into: \.contact, of: self, as: SupportContact.init)
    }
}

/// The contact as its sheet shows it.
nonisolated struct SupportContact: Hashable, Sendable {
    let seller: String
    let phone: String
    let number: String
    let state: String
    let placedAt: Date

    init(_ order: Order) {
        seller = order.seller.name
        phone = order.seller.phone
        number = order.number.description
        state = order.state.title
        placedAt = order.placedAt
    }
}
