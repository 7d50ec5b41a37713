import FoundationEssentials

/// A place in a list of orders; see ``OrderSorting``.
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

extension OrderCursor: LosslessStringConvertible {
    /// The number and the moment, in seconds.
    package var description: String { "\(number.rawValue) \(placedAt.timeIntervalSinceReferenceDate)" }

    /// The place that such words name, or nil.
    package init?(_ description: String) {
        let words = description.split(separator: " ")
        guard words.count == 2, let number = Int(words[0]).flatMap({ OrderNumber($0) }),
            let seconds = Double(words[1]), seconds.isFinite
        else { return nil }
        self.init(placedAt: Date(timeIntervalSinceReferenceDate: seconds), number: number)
    }
}

/// Consecutive orders of a list, with the start of the next page.
package struct OrderPage: Hashable, Sendable {
    /// The orders, by the query's ``OrderSorting``; at most as many as the query asked for.
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
