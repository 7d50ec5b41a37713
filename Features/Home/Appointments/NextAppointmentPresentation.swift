import Domain
import FoundationEssentials

/// One of the next appointments as its row shows it.
nonisolated struct NextAppointmentPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let start: Date
    let patient: String
    let service: String
    /// The clinician, or nil if it is the user.
    let clinician: String?

    init(_ appointment: Appointment, namesClinician: Bool) {
        id = appointment.number.rawValue
        start = appointment.start
        patient = appointment.patient.name
        service = appointment.service.title
        clinician = namesClinician ? appointment.clinician.name : nil
    }
}
