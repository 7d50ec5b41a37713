/// The result of a write whose answer was lost.
package enum WriteOutcome: Hashable, Sendable {
    /// An appointment was booked.
    case booked(AppointmentNumber)
    /// A patient was registered.
    case registered(PatientNumber)
    /// A cart was placed, as these orders.
    case placed([OrderNumber])
    /// Something else was saved.
    case saved
}
