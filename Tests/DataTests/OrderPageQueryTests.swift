import Domain
import Testing

@testable import Data

struct OrderPageQueryTests {
    /// A list of a hundred thousand orders must cost what a list of ten does.
    @Test(arguments: OrderFilter.allCases)
    func aPageIsReadInOrderOfAnIndexAndNeverSorted(filter: OrderFilter) throws {
        let connection = try Connection(path: ":memory:")
        try Migration.version1.apply(connection)
        let plan = try connection.rows(
            "EXPLAIN QUERY PLAN " + OrderPageQuery(query: OrderQuery(filter: filter)).pageSQL
        ) {
            row throws(AppError) in try row.text(3)
        }
        #expect(plan.contains { $0.contains("USING INDEX orders_by_state (state=? AND (placed_at,number)<(?,?))") })
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN orders") }, "\(plan)")
    }
}
