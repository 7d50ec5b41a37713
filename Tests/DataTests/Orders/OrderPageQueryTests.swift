import Domain
import Support
import Testing

@testable import Data

struct OrderPageQueryTests {
    /// A list of a hundred thousand orders must cost no more than a list of ten.
    @Test(arguments: OrderFilter.allCases, OrderSorting.allCases)
    func `a page is read in order of an index and never sorted`(filter: OrderFilter, sorting: OrderSorting) throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let plan = try connection.rows(
            "EXPLAIN QUERY PLAN " + OrderPageQuery(query: OrderQuery(filter: filter, sorting: sorting)).pageSQL
        ) {
            row throws(AppError) in try row.text(3)
        }
        let from = sorting == .newestFirst ? "<" : ">"
        #expect(
            plan.contains { $0.contains("USING INDEX orders_by_state (state=? AND (placed_at,number)\(from)(?,?))") })
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN orders") }, "\(plan)")
    }

    @Test(arguments: [1, 2, 10]) func `a page costs the same number of statements for any number of orders`(size: Int)
        throws
    {
        let bootstrap = Bootstrap(
            location: .memory, clock: FixedClock(), identifiers: SequentialIdentifiers(),
            passwords: PasswordHasher(cost: .least))
        let connection = try bootstrap.open { _ in }
        let before = connection.runs
        let page = try OrderPageQuery(query: OrderQuery(pageSize: size)).page(from: connection)
        #expect(page.orders.count == size)
        #expect(connection.runs - before == 4, "the rows, their lines, their events, and how many there are")
    }

    @Test(arguments: [OrderRecord.linesSQL, OrderRecord.historiesSQL])
    func `what belongs to a page is found by keys`(sql: String) throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let plan = try connection.rows("EXPLAIN QUERY PLAN " + sql) { row throws(AppError) in try row.text(3) }
        #expect(plan.filter { $0.hasPrefix("SCAN") }.allSatisfy { $0.contains("wanted") }, "\(plan)")
        #expect(plan.filter { $0.hasPrefix("SEARCH") }.count == 2, "\(plan)")
    }

    @Test func `orders are counted by state as they come move and go`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        try connection.run("INSERT INTO seller VALUES (zeroblob(16), 'Clinic pharmacy', '', 11)")
        for number in 1...3 {
            try connection.run(
                "INSERT INTO orders VALUES (randomblob(16), ?, 'Lena Vogt', zeroblob(16), 'paid', 0, 1, NULL)",
                [.integer(number)])
        }
        try connection.run("UPDATE orders SET state = 'packed' WHERE number = 2")
        try connection.run("DELETE FROM orders WHERE number = 3")
        let counts = try connection.rows("SELECT state || ' ' || orders FROM order_count ORDER BY state") {
            row throws(AppError) in try row.text(0)
        }
        #expect(counts == ["packed 1", "paid 1"])
    }
}
