import Domain
import Support
import Testing

@testable import Data

/// A list of a million patients must cost no more than a list of ten.
struct PatientPageQueryTests {
    private func plan(_ criterion: PatientCriterion) throws -> [String] {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let sql = try #require(PatientSource(criterion)).pageSQL
        return try connection.rows("EXPLAIN QUERY PLAN " + sql) { row throws(AppError) in try row.text(3) }
    }

    @Test(arguments: [
        (PatientCriterion.all, "USING INDEX patient_by_name ((sort_name,number)>(?,?))"),
        (.words(["ma"]), "USING PRIMARY KEY (beginning=? AND (sort_name,number)>(?,?))"),
        (.words(["maria"]), "USING PRIMARY KEY (beginning=? AND (sort_name,number)>(?,?))"),
        (.born(Day(daysSince1970: 0)), "USING INDEX patient_by_birth (born=? AND (sort_name,number)>(?,?))"),
    ])
    func `a page is read in order of an index and never sorted`(criterion: PatientCriterion, index: String) throws {
        let plan = try plan(criterion)
        #expect(plan.contains { $0.contains(index) }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test func `patients who look alike are found by an index`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        let plan = try connection.rows("EXPLAIN QUERY PLAN " + PatientRecord.lookalikesSQL) { row throws(AppError) in
            try row.text(3)
        }
        #expect(plan.contains { $0.contains("patient_by_birth (born=?)") }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test func `patients are counted as they come and go`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        for patient in Patient.samples { try patient.insert(in: connection) }
        try connection.run("DELETE FROM patient_word WHERE number = 2001")
        try connection.run("DELETE FROM patient WHERE number = 2001")
        let count = try connection.first("SELECT patients FROM patient_count") { row throws(AppError) in
            try row.integer(0)
        }
        #expect(count == Patient.samples.count - 1)
    }

    @Test func `every beginning of every word has one row`() throws {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        try Patient.sample(2001, "Ana Anabel Abcdefghijklmnopqrst").insert(in: connection)
        let rows = try connection.beginnings()
        let long = (1...16).map { String("abcdefghijklmnop".prefix($0)) }
        #expect(rows == (long + ["an", "ana", "anab", "anabe", "anabel"]).sorted())
    }

    @Test func `a migrated clinic has the beginnings that a new one has`() throws {
        let (old, new) = (try Connection(path: ":memory:"), try Connection(path: ":memory:"))
        for migration in Migration.all.dropLast() { try migration.apply(old) }
        for migration in Migration.all { try migration.apply(new) }
        for (index, name) in ["Ana Anabel Li", "Đặng Nguyễn Oluwaseunolatunjiakin", "Maximilian"].enumerated() {
            for connection in [old, new] { try Patient.sample(2001 + index, name).insert(in: connection) }
        }
        try old.run("DELETE FROM patient_word WHERE length(beginning) > 3")
        try Migration.all.last?.apply(old)
        #expect(try old.beginnings() == new.beginnings())
    }

    @Test func `a migrated clinic numbers its patients from 2001`() throws {
        let connection = try Connection(path: ":memory:")
        try Migration.version1.apply(connection)
        try Migration.version2.apply(connection)
        try connection.run("INSERT INTO clinic (only, id, name, created_at) VALUES (1, zeroblob(16), 'Old', 0)")
        try Migration.version3.apply(connection)
        #expect(try NumberBlock.patient.next(in: connection) == 2001)
    }
}

extension Connection {
    fileprivate func beginnings() throws(AppError) -> [String] {
        try rows("SELECT beginning FROM patient_word ORDER BY 1, sort_name, number") { row throws(AppError) in
            try row.text(0)
        }
    }
}
