import Domain
import Observation

/// Keeps current what there is to send about one order.
@Observable
package final class ShareModel {
    private(set) var share = LoadState<SharePresentation>.idle

    private let number: OrderNumber
    private let link: String
    private let dependencies: OrdersDependencies

    /// Creates the message about an order, with its link.
    package init(number: OrderNumber, link: String, dependencies: OrdersDependencies) {
        self.number = number
        self.link = link
        self.dependencies = dependencies
    }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.share, of: self) { SharePresentation($0, link: link) }
    }
}

/// The message as its sheet shows it. It names no customer: it may go anywhere.
nonisolated struct SharePresentation: Hashable, Sendable {
    let summary: String
    let link: String

    init(_ order: Order, link: String) {
        summary = "Order \(order.number) from \(order.seller.name): \(order.state.title.lowercased())."
        self.link = link
    }
}
