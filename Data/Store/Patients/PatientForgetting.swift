import Domain
import FoundationEssentials

/// Takes everything about a patient out of the clinic, for those who may ``Permission/forgetPatients``, once nothing of
/// it has to be kept any more. What was signed about them stays verifiable, without saying what it was.
package struct PatientForgetting: Sendable {
    let database: GuardedDatabase
    let clock: any WallClock
    let timeZone: ClinicTimeZone

    /// Everything that is kept about a patient.
    ///
    /// - Throws: `AppError.notFound`, `AppError.signInRequired` or `AppError.notAllowed`, or a storage error.
    package func summary(of number: PatientNumber) throws(AppError) -> PatientRecordSummary {
        try database.read(needing: [.forgetPatients]) { connection, _ throws(AppError) in
            try ForgottenPatient(number, in: connection).summary(in: timeZone)
        }
    }

    /// Forgets a patient, for good.
    ///
    /// - Parameters:
    ///   - number: the patient.
    ///   - name: their full name, so that nobody forgets another one.
    /// - Returns: what went.
    /// - Throws: `AppError.conflict` while something has to be kept or sent, and for another name; `AppError.notFound`,
    ///   `AppError.signInRequired` or `AppError.notAllowed`; or a storage error.
    package func forget(_ number: PatientNumber, named name: String) async throws(AppError) -> PatientRecordSummary {
        let today = Day(of: clock.storedNow, in: timeZone)
        return try await database.write("a patient who is to be forgotten", needing: [.forgetPatients]) {
            [timeZone] connection, _ throws(AppError) in
            let patient = try ForgottenPatient(number, in: connection)
            let summary = try patient.summary(in: timeZone)
            guard summary.name == name else { throw .otherName(number) }
            try summary.check(on: today)
            try patient.delete()
            return summary
        }
    }
}

extension ClinicStore {
    /// Forgets patients.
    package var forgetting: PatientForgetting {
        PatientForgetting(database: audit.database, clock: clock, timeZone: timeZone)
    }
}

extension AppError {
    fileprivate static func otherName(_ number: PatientNumber) -> AppError {
        .conflict("Patient \(number) has another name.", advice: "Look at who it is, and give the full name.")
    }
}
