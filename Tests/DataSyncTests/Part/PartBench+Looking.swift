import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension PartBench {
    /// All patients.
    var all: Set<UUID> {
        get throws {
            try whole.database.read { connection throws(AppError) in
                Set(try connection.rows("SELECT id FROM patient") { row throws(AppError) in try row.identity(0) })
            }
        }
    }

    /// A patient whom the part does not keep.
    func stranger() throws -> UUID {
        let far = try all.subtracting(near()).sorted { $0.uuidString < $1.uuidString }
        return try #require(far.first { (try? !part.keeps($0)) == true })
    }

    func number(of patient: UUID) throws -> PatientNumber {
        let number = try whole.database.read { connection throws(AppError) in
            try connection.first("SELECT number FROM patient WHERE id = ?", [.identity(patient)]) {
                row throws(AppError) in try row.integer(0)
            }
        }
        return try #require(number.flatMap { PatientNumber($0) })
    }

    /// A day with appointments that the part does not keep.
    func farDay() throws -> Day {
        let window = KeptPart(days: 1, timeZone: whole.timeZone).window(at: clock.now)
        let starts = try whole.database.read { connection throws(AppError) in
            try connection.rows("SELECT start_at FROM appointment ORDER BY start_at") { row throws(AppError) in
                try row.time(0)
            }
        }
        return try #require(starts.map { Day(of: $0, in: whole.timeZone) }.first { !window.contains($0) })
    }
}

extension ClinicWorkstation {
    func keeps(_ patient: UUID) throws -> Bool {
        try database.read { connection throws(AppError) in
            try connection.first("SELECT 1 FROM patient WHERE id = ?", [.identity(patient)]) { _ in true } ?? false
        }
    }

    /// The problems of the file, in words.
    func problems() throws -> [String] {
        let found = try database.read { connection throws(AppError) in
            Result { try FileCheck(connection: connection).problems() }
        }
        return try found.get()
    }

    /// A record as the log last says.
    func image(of subject: UUID) throws -> String? {
        try database.read { connection throws(AppError) in try LogEntry.image(of: subject, in: connection) }
    }

    /// The error in the place of a first value.
    func problem<Value>(_ read: (ClinicWorkstation) -> Snapshots<Value>) async throws -> AppError? {
        var reader = read(self).reader()
        guard case .unavailable(let error) = try await reader.next() else { return nil }
        return error
    }
}

extension Snapshot {
    var isIncomplete: Bool {
        if case .value(_, _, .incomplete) = self { true } else { false }
    }
}
