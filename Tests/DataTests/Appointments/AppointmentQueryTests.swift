import Domain
import Testing

@testable import Data

/// Queries that must not slow down with two million appointments use an index.
struct AppointmentQueryTests {
    @Test(arguments: [
        (AppointmentStore.startsWithin, "USING INDEX appointment_by_start (start_at>? AND start_at<?)"),
        ("a.patient_id = ? AND \(AppointmentStore.isNotOver)", "appointment_by_patient (patient_id=? AND start_at>?)"),
        (
            "a.clinician_id = ? AND \(AppointmentStore.isNotOver)",
            "appointment_by_clinician (clinician_id=? AND start_at>?)"
        ), ("TRUE AND \(AppointmentStore.isNotOver)", "appointment_by_start (start_at>?)"),
    ])
    func `a list is read in order of an index and never sorted`(condition: String, walk: String) throws {
        let plan = try plan(of: AppointmentRows.sql(where: condition))
        #expect(plan.contains { $0.contains(walk) }, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
    }

    @Test func `an overlap is found by looking back no further than the longest service`() throws {
        let plan = try plan(of: ClinicianTime.takenSQL)
        #expect(plan.count == 1)
        #expect(plan[0].contains("appointment_by_clinician (clinician_id=? AND start_at>? AND start_at<?)"), "\(plan)")
    }

    private func plan(of sql: String) throws -> [String] {
        let connection = try Connection(path: ":memory:")
        for migration in Migration.all { try migration.apply(connection) }
        return try connection.rows("EXPLAIN QUERY PLAN " + sql) { row throws(AppError) in try row.text(3) }
    }
}
