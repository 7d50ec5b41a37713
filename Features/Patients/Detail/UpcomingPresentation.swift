import DesignSystem
import Domain
import FoundationEssentials

/// A booked appointment as a row of its patient's screen shows it.
nonisolated struct UpcomingPresentation: Hashable, Sendable, Identifiable, Recorded {
    let id: Int
    let number: String
    let start: Date
    let service: String
    let clinician: String
    let record: Record

    init(_ appointment: Appointment) {
        record = appointment.record
        id = appointment.number.rawValue
        number = appointment.number.description
        start = appointment.start
        service = appointment.service.title
        clinician = appointment.clinician.name
    }
}

extension Appointment {
    /// The appointment for programs, as the page of its patient knows it.
    nonisolated var record: Record {
        Record(
            "appointment", id: .number(number.text),
            [
                "status": .text(isBooked ? "booked" : "cancelled"), "start": .moment(start), "end": .moment(end),
                "service": .record(Record("service", id: .text(service.slug.text), ["title": .text(service.title)])),
                "clinician": .record(
                    Record("clinician", id: .text(clinician.slug.text), ["name": .text(clinician.name)])),
            ])
    }
}
