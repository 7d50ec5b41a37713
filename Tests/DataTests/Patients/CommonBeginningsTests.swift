import Domain
import Support
import Testing

@testable import Data

struct CommonBeginningsTests {
    /// Two hundred of each of two names, one after the other in the list, and few who have both.
    private func clinic(_ both: [String]) throws -> Connection {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let names = (0..<200).flatMap { ["Maria Abad \($0)", "Zoe Lopez \($0)"] } + both
        for (index, name) in names.enumerated() { try Patient.sample(2001 + index, name).insert(in: connection) }
        return connection
    }

    private func found(_ words: [String], in connection: Connection) throws -> [String] {
        let page = try PatientPageQuery(query: PatientQuery(.words(words), pageSize: 10)).page(from: connection)
        return page.patients.map(\.name)
    }

    @Test(arguments: [["lopez", "maria"], ["maria", "lopez"], ["lo", "mari"]])
    func `who is between is not read`(words: [String]) throws {
        let connection = try clinic(["Maria Lopez"])
        let before = connection.runs
        #expect(try found(words, in: connection) == ["Maria Lopez"])
        #expect(connection.runs - before < 10)
    }

    @Test func `three words are found in any order`() throws {
        let names = ["Lopez Maria Juan", "Juan Lopez", "Maria Juan", "Maria Lopez Juan"]
        let connection = try clinic(names)
        #expect(try found(["lopez", "maria", "ju"], in: connection) == ["Lopez Maria Juan", "Maria Lopez Juan"])
    }

    @Test func `a word is compared beyond the letters that are stored`() throws {
        let connection = try clinic(["Abcdefghijklmnopq", "Abcdefghijklmnopx", "Abcdefghijklmnop"])
        #expect(try found(["abcdefghijklmnopq"], in: connection) == ["Abcdefghijklmnopq"])
        #expect(try found(["abcdefghijklmnop"], in: connection).count == 3)
    }

    @Test func `a place is found by the key of the table`() throws {
        let plan = try clinic([]).rows("EXPLAIN QUERY PLAN " + CommonBeginnings.placeSQL) { row throws(AppError) in
            try row.text(3)
        }
        #expect(plan == ["SEARCH patient_word USING PRIMARY KEY (beginning=? AND (sort_name,number)>(?,?))"])
    }
}
