import Domain
import Foundation

/// One of the next appointments as its row shows it.
nonisolated struct NextAppointmentPresentation: Hashable, Sendable, Identifiable {
    let id: Int
    let start: Date
    let patient: String
    let service: String
    /// Who sees the patient, or nil where that is whoever looks.
    let clinician: String?

    init(_ appointment: Appointment, namesClinician: Bool) {
        id = appointment.number.rawValue
        start = appointment.start
        patient = appointment.patient.name
        service = appointment.service.title
        clinician = namesClinician ? appointment.clinician.name : nil
    }
}
