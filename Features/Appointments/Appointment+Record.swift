import DesignSystem
import Domain
import FoundationEssentials

extension Appointment {
    /// The appointment for programs.
    package nonisolated var record: Record {
        Record(
            "appointment", id: .number(number.text),
            [
                "status": .text(isBooked ? "booked" : "cancelled"), "start": .moment(start), "end": .moment(end),
                "service": .record(Record("service", id: .text(service.slug.text), ["title": .text(service.title)])),
                "clinician": .record(
                    Record("clinician", id: .text(clinician.slug.text), ["name": .text(clinician.name)])),
                "patient": .record(
                    Record("patient", id: .number(patient.number.text), ["name": .text(patient.name)])),
                "note": .text(note), "reason": .text(status.reason),
            ])
    }
}

extension AppointmentStatus {
    /// Why it was cancelled, or nil.
    fileprivate nonisolated var reason: String? {
        if case .cancelled(let reason) = self { reason } else { nil }
    }
}

extension AppointmentEvent {
    /// The step for programs.
    nonisolated var record: Record {
        switch action {
        case .booked(let start): step("booked", start: start)
        case .moved(_, let start): step("moved", start: start)
        case .cancelled(let reason): step("cancelled", reason: reason)
        }
    }

    private nonisolated func step(_ action: String, start: Date? = nil, reason: String? = nil) -> Record {
        Record(
            "appointmentStep",
            [
                "action": .text(action), "at": .moment(at), "by": .text(by),
                "start": start.map { .moment($0) } ?? .none, "reason": .text(reason),
            ])
    }
}
