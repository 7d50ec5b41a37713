import Domain

extension OrderPage {
    /// The page of a query over all orders.
    ///
    /// Positions are sorted, and an order is copied only for its page, because copying is the slowest part.
    init(_ query: OrderQuery, of orders: Dictionary<Order.ID, Order>.Values) {
        var places: [(cursor: OrderCursor, index: Dictionary<Order.ID, Order>.Index)] = []
        for index in orders.indices where query.scope.holds(orders[index]) && query.filter.passes(orders[index].state) {
            places.append((orders[index].place, index))
        }
        places.sort { $0.cursor.comesBefore($1.cursor, query.sorting) }
        let rest = places.drop { place in query.after.map { !$0.comesBefore(place.cursor, query.sorting) } ?? false }
        let page = rest.prefix(query.pageSize)
        self.init(
            orders: page.map { orders[$0.index] }, total: places.count,
            next: page.count < rest.count ? page.last?.cursor : nil)
    }

    static var none: OrderPage { OrderPage(orders: [], total: 0, next: nil) }
}

extension Order {
    fileprivate var place: OrderCursor { OrderCursor(placedAt: placedAt, number: number) }
}

extension OrderCursor {
    /// Whether this position comes before another.
    fileprivate func comesBefore(_ other: OrderCursor, _ sorting: OrderSorting) -> Bool {
        switch sorting {
        case .newestFirst: (placedAt, number) > (other.placedAt, other.number)
        case .oldestFirst: (placedAt, number) < (other.placedAt, other.number)
        }
    }
}
