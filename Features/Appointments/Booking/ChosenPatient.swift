import Domain

/// Checks for the patient in every step, not only in the last.
extension AppointmentRepository {
    /// The patient with a number, as far as there is one.
    nonisolated func search(for patient: PatientNumber) -> Snapshots<[PatientReference]>? {
        SearchText(String(patient.rawValue)).map { patients(matching: $0, limit: 1) }
    }
}

nonisolated extension Snapshot<[PatientReference]> {
    /// The error for a number without a patient, or nil. Ignores other errors, which the step's own read reports.
    func problem(finding patient: PatientNumber) -> AppError? {
        if case .value(let found, _, _) = self, found.isEmpty { .notFound("Patient \(patient)") } else { nil }
    }
}
