import Domain
import FoundationEssentials
import Observation

/// Keeps current whom to ask about one order.
@Observable
package final class ContactSupportModel {
    private(set) var contact = LoadState<SupportContact>.idle

    private let number: OrderNumber
    private let dependencies: OrdersDependencies

    /// The contact for one order, by its number.
    package init(number: OrderNumber, dependencies: OrdersDependencies) {
        self.number = number
        self.dependencies = dependencies
    }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.contact, of: self, as: SupportContact.init)
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
