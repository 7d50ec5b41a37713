import Domain
import Testing

@testable import Data

/// The numbers that a workstation may give out.
struct NumberBlockTests {
    @Test func `each number of a block and of the next one is given out once`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        try connection.run("DELETE FROM number_block")
        try connection.run("INSERT INTO number_block VALUES ('product', 501, 501), ('product.next', 701, 702)")
        let block = NumberBlock.product
        #expect(try (1...3).map { _ in try block.next(in: connection) } == [501, 701, 702])
        #expect(throws: AppError.self) { try block.next(in: connection) }
    }
}
