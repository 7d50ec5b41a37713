import Domain

/// What was known before a booking began: whom it is for, and which day was on show.
nonisolated struct BookingStart: Hashable, Sendable {
    /// Whom it is for, if that was chosen beforehand.
    var patient: PatientNumber?

    /// The day whose free times are shown first, or nil for today.
    var day: Day?
}
