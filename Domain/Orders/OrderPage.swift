import Foundation

/// A place in the list of orders: newest first, and by falling number among those placed at the same moment.
package struct OrderCursor: Hashable, Sendable {
    /// When the order at this place was placed.
    package let placedAt: Date

    /// Its number, which breaks the tie.
    package let number: OrderNumber

    /// The place of an order.
    package init(placedAt: Date, number: OrderNumber) {
        self.placedAt = placedAt
        self.number = number
    }
}

/// Some consecutive orders of a list, newest first, with where the list goes on.
package struct OrderPage: Hashable, Sendable {
    /// The orders, by ``OrderCursor``'s order; at most as many as the query asked for.
    package let orders: [Order]

    /// How many orders of the scope pass the filter on all pages together.
    package let total: Int

    /// Where the next page starts, or nil on the last page.
    package let next: OrderCursor?

    /// A page of orders.
    package init(orders: [Order], total: Int, next: OrderCursor?) {
        self.orders = orders
        self.total = total
        self.next = next
    }
}
