import Domain
import Testing

@testable import App

extension AppRouteTests {
    /// Samples of every pattern of the section, and of booking.
    static func appointmentSamples() throws -> [String: [AppRoute]] {
        let numbers = [1, 3001, Int.max].compactMap(AppointmentNumber.init)
        let days = ["0001-01-01", "2026-03-05", "9999-12-31"].compactMap { Day(iso: $0) }
        let section: [String: [AppRoute]] = [
            "clinic://appointments": [.appointments(.agenda)],
            "clinic://appointments?day={day}": days.map { .appointments(.day($0)) },
            "clinic://appointments/{number}": numbers.map { .appointments(.detail($0)) },
            "clinic://appointments/{number}/reschedule": numbers.map { .appointments(.reschedule($0)) },
        ]
        let booking = try [nil, PatientNumber(2001)].map(bookingSamples)
        return booking.reduce(section) { $0.merging($1) { $1 } }
    }

    private static func bookingSamples(of patient: PatientNumber?) throws -> [String: [AppRoute]] {
        let query = patient == nil ? "" : "?patient={number}"
        let service = try #require(ServiceHandle("blood-test"))
        let clinician = try #require(ClinicianHandle("inés.m"))
        let slots = try ["2026-03-03T0830Z", "1969-12-31T2359Z"].map { try #require(Minute($0)) }
        return [
            "clinic://booking\(query)": [.booking(.services(patient))],
            "clinic://booking/{service}\(query)": [.booking(.clinicians(service, patient))],
            "clinic://booking/{service}/{clinician}\(query)": [.booking(.slots(service, clinician, patient))],
            "clinic://booking/{service}/{clinician}/{slot}\(query)": slots.map {
                .booking(.confirm(service, clinician, $0, patient))
            },
        ]
    }
}
