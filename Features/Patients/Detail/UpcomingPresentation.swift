import Domain
import FoundationEssentials

/// A booked appointment as a row of its patient's screen shows it.
nonisolated struct UpcomingPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let number: String
    let start: Date
    let service: String
    let clinician: String

    init(_ appointment: Appointment) {
        id = appointment.number.rawValue
        number = appointment.number.description
        start = appointment.start
        service = appointment.service.title
        clinician = appointment.clinician.name
    }
}
