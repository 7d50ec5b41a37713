import Domain
import Testing

@testable import App

nonisolated extension Appointment {
    /// The appointment that all samples are about: it can be moved and cancelled.
    static var toured: AppointmentNumber? { AppointmentNumber(3005) }
}

nonisolated extension AppointmentsRoute: Walkable {
    static var first: AppointmentsRoute { .agenda }

    var next: AppointmentsRoute? {
        switch self {
        case .agenda: Day(year: 2026, month: 1, day: 3).map(AppointmentsRoute.day)
        case .day: Appointment.toured.map(AppointmentsRoute.detail)
        case .detail(let number): .reschedule(number)
        case .reschedule: nil
        }
    }
}

nonisolated extension BookingRoute: Walkable {
    static var first: BookingRoute { .services(nil) }

    /// First every step without a patient chosen beforehand, then every step with one.
    var next: BookingRoute? {
        guard let service = ServiceHandle("checkup"), let clinician = ClinicianHandle("chen"),
            let slot = Minute("2026-01-02T1000Z")
        else { return nil }
        return switch self {
        case .services(let patient): .clinicians(service, patient)
        case .clinicians(_, let patient): .slots(service, clinician, patient)
        case .slots(_, _, let patient): .confirm(service, clinician, slot, patient)
        case .confirm(_, _, _, nil): PatientNumber(2001).map(BookingRoute.services)
        case .confirm: nil
        }
    }
}
