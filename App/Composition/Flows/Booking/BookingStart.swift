import Domain

/// The values known before a booking begins: the patient and the day.
nonisolated struct BookingStart: Hashable, Sendable {
    /// The patient, if chosen beforehand.
    var patient: PatientNumber?

    /// The day whose free times are shown first, or nil for today.
    var day: Day?
}
