import Domain

/// Finds one page of orders by key: it starts where the page before ended, however long the list is.
struct OrderPageQuery {
    /// How many orders one page may hold at most, whatever a query asks for.
    static let largestPage = 1_000

    let query: OrderQuery

    func page(from connection: Connection) throws(AppError) -> OrderPage {
        let size = min(max(query.pageSize, 1), Self.largestPage)
        let records = try connection.rows(pageSQL, pageValues + [.integer(size + 1)], OrderRecord.init)
        let orders = try OrderRecord.orders(Array(records.prefix(size)), from: connection)
        return OrderPage(
            orders: orders, total: try total(in: connection),
            next: records.count > size ? orders.last.map { OrderCursor(placedAt: $0.placedAt, number: $0.number) } : nil
        )
    }

    private func total(in connection: Connection) throws(AppError) -> Int {
        let marks = states.map { _ in "?" }.joined(separator: ", ")
        return try connection.first(
            "\(scope.total) state IN (\(marks))", scope.values + states.map(SQLValue.text)
        ) { row throws(AppError) in try row.integer(0) } ?? 0
    }

    /// One arm for each state, each in list order by its index, merged without sorting.
    var pageSQL: String {
        states.map { _ in scope.arm }.joined(separator: " UNION ALL ") + " ORDER BY \(order) LIMIT ?"
    }

    private var pageValues: [SQLValue] {
        states.flatMap { scope.values + [.text($0), .integer(start.milliseconds), .integer(start.number)] }
    }

    private var order: String {
        switch query.sorting {
        case .newestFirst: "7 DESC, 2 DESC"
        case .oldestFirst: "7, 2"
        }
    }

    private var scope: OrderScopeSQL { OrderScopeSQL(query.scope, query.sorting) }

    /// The stored names of the wanted states, always in the same order, so that the statement is the same too.
    private var states: [String] {
        query.filter.states.map(\.storedName).sorted()
    }

    /// The key before the page; for the first page, one before every order.
    private var start: (milliseconds: Int64, number: Int) {
        if let after = query.after { return (after.placedAt.milliseconds, after.number.rawValue) }
        return switch query.sorting {
        case .newestFirst: (.max, .max)
        case .oldestFirst: (.min, .min)
        }
    }
}
