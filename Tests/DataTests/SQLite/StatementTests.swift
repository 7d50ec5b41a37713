import Domain
import Testing

@testable import Data

/// The input and output of a statement.
@Suite struct StatementTests {
    @Test func `two texts of one length are two statements`() throws {
        let connection = try Connection(path: ":memory:")
        for _ in 0..<2 {
            for number in 1...3 {
                let answer = try connection.first("SELECT \(number)") { row throws(AppError) in try row.integer(0) }
                #expect(answer == number)
            }
        }
    }

    @Test(arguments: ["", "ma", "a text of more than fifteen bytes", "Łukasz", "a\0b", "👩🏽‍⚕️ and 👨‍👩‍👧"])
    func `a text comes back as it was bound`(text: String) throws {
        let connection = try Connection(path: ":memory:")
        let answer = try connection.first("SELECT ?", [.text(text)]) { row throws(AppError) in try row.text(0) }
        #expect(answer == text)
    }

    @Test func `only the first of many rows is read`() throws {
        let connection = try Connection(path: ":memory:")
        let sql = "SELECT 1 UNION ALL SELECT 'no number'"
        for _ in 0..<2 {
            #expect(try connection.first(sql) { row throws(AppError) in try row.integer(0) } == 1)
        }
    }

    @Test(arguments: ["SELECT 1", "SELECT x'41'", "SELECT 1.5"])
    func `what is no text is reported`(sql: String) throws {
        let connection = try Connection(path: ":memory:")
        #expect(throws: AppError.self) { try connection.first(sql) { row throws(AppError) in try row.text(0) } }
        #expect(throws: AppError.self) { try connection.first(sql) { row throws(AppError) in try row.optionalText(0) } }
    }
}
