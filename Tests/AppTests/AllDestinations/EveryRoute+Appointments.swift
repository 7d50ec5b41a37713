import Domain
import Testing

@testable import App

nonisolated extension Appointment {
    /// The appointment of all samples, which can be moved and cancelled.
    static var toured: AppointmentNumber? { AppointmentNumber(3005) }
}

nonisolated extension AppointmentsRoute: Walkable {
    static var first: AppointmentsRoute { .agenda }

    var next: AppointmentsRoute? {
        switch self {
        case .agenda: Day(year: 2026, month: 1, day: 3).map(AppointmentsRoute.day)
        case .day: Appointment.toured.map(AppointmentsRoute.detail)
        case .detail(let number): .reschedule(number)
        case .reschedule(let number): .history(number)
        case .history: nil
        }
    }
}

nonisolated extension BookingRoute: Walkable {
    static var first: BookingRoute { .services(BookingStart()) }

    /// Every step from an empty draft, then with a patient, then with a day, then with both.
    var next: BookingRoute? {
        guard let service = ServiceSlug("checkup"), let clinician = ClinicianSlug("chen"),
            let slot = Minute("2026-01-02T1000Z"), let patient = PatientNumber(2001),
            let day = Day(year: 2026, month: 1, day: 5)
        else { return nil }
        return switch self {
        case .services(let start): .clinicians(service, start)
        case .clinicians(_, let start): .slots(service, clinician, start)
        case .slots(_, _, let start) where start.day == nil: .confirm(service, clinician, slot, start.patient)
        case .slots(_, _, let start) where start.patient == nil: .services(BookingStart(patient: patient, day: day))
        case .slots: nil
        case .confirm(_, _, _, nil): .services(BookingStart(patient: patient))
        case .confirm: .services(BookingStart(day: day))
        }
    }
}
