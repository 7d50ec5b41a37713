import DataSupport
import Domain
import Support

@testable import Data

/// An entry as it is stored, and what it says.
struct StoredEntry {
    let position: Int
    let intent: [UInt8]
    let signature: [UInt8]?
    let written: SignedIntent
}

extension ClinicStore {
    /// The whole log.
    func entries() throws -> [StoredEntry] {
        try database.read { connection throws(AppError) in
            try connection.rows("SELECT position, intent, signature FROM log_entry ORDER BY position") {
                row throws(AppError) in
                guard let written = SignedIntent(try row.blob(1)) else { throw row.corrupt("no intent") }
                return StoredEntry(
                    position: try row.integer(0), intent: try row.blob(1), signature: try? row.blob(2), written: written
                )
            }
        }
    }

    /// A record as it is now.
    func image(_ kind: RecordKind, number: Int) throws -> String? {
        try database.read { connection throws(AppError) in
            let id = try connection.first("SELECT id FROM \(kind.synced.table) WHERE number = ?", [.integer(number)]) {
                row throws(AppError) in try row.identity(0)
            }
            guard let id else { return nil }
            return try kind.image(of: id, in: connection)
        }
    }
}

extension ClinicStore {
    /// Signs in a member of the example's staff.
    @discardableResult
    func signIn(_ userName: String) async throws -> Staff.ID {
        let credentials = Credentials(userName: userName, password: Secret("clinic-demo"))
        return try await sessions.signIn(credentials, operation: StoreHarness.operation()).staff.id
    }

    /// Saves a patient with changed fields.
    func edit(_ number: PatientNumber, _ change: (inout PatientDraft) -> Void) async throws {
        let patient = try await now { $0.patients.patient(number) }
        var draft = PatientDraft(patient.facts)
        change(&draft)
        _ = try await patients.save(
            draft, of: patient.id, over: patient.revision, despite: [], operation: StoreHarness.operation())
    }
}
