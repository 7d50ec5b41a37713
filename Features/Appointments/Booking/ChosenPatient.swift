import Domain

/// Whether there is someone to book for is known from the first step on, not only when all else is chosen.
extension AppointmentRepository {
    /// The patient with a number, as far as there is one.
    nonisolated func search(for patient: PatientNumber) -> Snapshots<[PatientReference]>? {
        SearchText(String(patient.rawValue)).map { patients(matching: $0, limit: 1) }
    }
}

nonisolated extension Snapshot<[PatientReference]> {
    /// That nobody has the number, or nil; where it cannot be told, the step's own read says why.
    func problem(finding patient: PatientNumber) -> AppError? {
        if case .value(let found, _, _) = self, found.isEmpty { .notFound("Patient \(patient)") } else { nil }
    }
}
