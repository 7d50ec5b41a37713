import DesignSystem
import Domain
import FoundationEssentials

/// One of the next appointments as its row shows it.
nonisolated struct NextAppointmentPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let start: Date
    let patient: String
    let service: String
    /// The clinician, or nil if it is the user.
    let clinician: String?
    let record: Record

    init(_ appointment: Appointment, namesClinician: Bool) {
        record = appointment.record
        id = appointment.number.rawValue
        start = appointment.start
        patient = appointment.patient.name
        service = appointment.service.title
        clinician = namesClinician ? appointment.clinician.name : nil
    }
}

extension Appointment {
    /// The appointment for programs, as Home knows it.
    nonisolated var record: Record {
        Record(
            "appointment", id: .number(number.text),
            [
                "status": .text(isBooked ? "booked" : "cancelled"), "start": .moment(start), "end": .moment(end),
                "service": .record(Record("service", id: .text(service.slug.text), ["title": .text(service.title)])),
                "clinician": .record(
                    Record("clinician", id: .text(clinician.slug.text), ["name": .text(clinician.name)])),
                "patient": .record(
                    Record("patient", id: .number(patient.number.text), ["name": .text(patient.name)])),
            ])
    }
}
