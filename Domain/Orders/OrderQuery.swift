/// Which orders to list, and which page of them.
package struct OrderQuery: Hashable, Sendable {
    /// The scope of the list.
    package var scope: OrderScope

    /// Which of those are wanted, by how far they have come.
    package var filter: OrderFilter

    /// In which order they are listed.
    package let sorting: OrderSorting

    /// The last order of the page before, or nil for the first page.
    package var after: OrderCursor?

    /// How many orders a page holds at most.
    package let pageSize: Int

    /// A page of the orders in a scope that pass a filter. A page holds at least one order.
    package init(
        scope: OrderScope = .all, filter: OrderFilter = .all, sorting: OrderSorting = .newestFirst,
        after: OrderCursor? = nil, pageSize: Int = 10
    ) {
        self.scope = scope
        self.filter = filter
        self.sorting = sorting
        self.after = after
        self.pageSize = max(1, pageSize)
    }
}

/// The order of a list of orders.
package enum OrderSorting: Hashable, Sendable, CaseIterable {
    /// By falling time of placing, and by falling number among those placed at the same moment.
    case newestFirst
    /// The other way round: what has waited longest comes first.
    case oldestFirst
}

/// A choice among orders, by how far they have come.
package enum OrderFilter: String, Hashable, Sendable, CaseIterable {
    case all
    case open
    case onTheWay
    case finished

    /// The states that pass.
    package var states: Set<OrderState> { Set(OrderState.allCases.filter(passes)) }

    /// Whether an order of a state passes.
    package func passes(_ state: OrderState) -> Bool {
        switch (self, state) {
        case (.all, _): true
        case (.open, .placed), (.open, .paid), (.open, .packed), (.open, .refundRequested): true
        case (.onTheWay, .shipped): true
        case (.finished, .delivered), (.finished, .cancelled), (.finished, .refunded): true
        case (.open, _), (.onTheWay, _), (.finished, _): false
        }
    }
}
