import Domain
import Testing

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section, and of booking.
    static func appointmentSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 3001, ProvisionalNumber.base + 17, Int.max].compactMap(AppointmentNumber.init)
        let days = ["0001-01-01", "2026-03-05", "9999-12-31"].compactMap { Day(iso: $0) }
        let section: [String: [AppRoute]] = [
            "clinic://appointments": [.appointments(.agenda)],
            "clinic://appointments?day={day}": days.map { .appointments(.day($0)) },
            "clinic://appointments/{number}": numbers.map { .appointments(.detail($0)) },
            "clinic://appointments/{number}/history": numbers.map { .appointments(.history($0)) },
            "clinic://appointments/{number}/reschedule": numbers.map { .appointments(.reschedule($0)) },
        ]
        let (patient, day) = (PatientNumber(2001), Day(iso: "2026-03-05"))
        let starts = [
            BookingStart(), BookingStart(patient: patient), BookingStart(day: day),
            BookingStart(patient: patient, day: day),
        ]
        return try starts.map(bookingSamples).reduce(section) { $0.merging($1, uniquingKeysWith: +) }
    }

    private static func bookingSamples(of start: BookingStart) throws -> [String: [AppRoute]] {
        let service = try #require(ServiceSlug("blood-test"))
        let clinician = try #require(ClinicianSlug("inés.m"))
        let slots = try ["2026-03-03T0830Z", "1969-12-31T2359Z"].map { try #require(Minute($0)) }
        let query = "?[day={day}]&[patient={number}]"
        let steps: [String: [AppRoute]] = [
            "clinic://booking\(query)": [.booking(.services(start))],
            "clinic://booking/{service}\(query)": [.booking(.clinicians(service, start))],
            "clinic://booking/{service}/{clinician}\(query)": [.booking(.slots(service, clinician, start))],
        ]
        guard start.day == nil else { return steps }
        let last: [AppRoute] = slots.map { .booking(.confirm(service, clinician, $0, start.patient)) }
        return steps.merging(["clinic://booking/{service}/{clinician}/{slot}?[patient={number}]": last]) { $1 }
    }
}
