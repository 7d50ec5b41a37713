import Appointments
import DesignSystem
import Domain
import Support
import Testing

@testable import AppointmentsPreviews

@Suite("A booking with a patient or a day chosen beforehand")
struct ChosenPatientTests {
    private enum Step: CaseIterable {
        case services, clinicians, slots

        @MainActor func view(
            of patient: Int, _ start: String? = nil, on screen: AppointmentScreen
        ) throws -> any View {
            let (service, clinician) = (try #require(ServiceSlug("checkup")), try #require(ClinicianSlug("chen")))
            let (patient, dependencies) = (PatientNumber(patient), screen.parts.dependencies)
            switch self {
            case .services:
                return BookingServicesView(
                    model: BookingServicesModel(
                        patient: patient, dependencies: dependencies, coordinator: screen.booking))
            case .clinicians:
                return BookingCliniciansView(
                    model: BookingCliniciansModel(
                        service: service, patient: patient, dependencies: dependencies, coordinator: screen.booking))
            case .slots:
                return BookingSlotsView(
                    model: BookingSlotsModel(
                        service: service, clinician: clinician, from: start.flatMap { Day(iso: $0) }, patient: patient,
                        days: screen.parts.days, dependencies: dependencies, coordinator: screen.booking))
            }
        }
    }

    private func driver(_ view: any View, _ screen: AppointmentScreen) async -> ScreenDriver {
        let driver = ScreenDriver(
            view, style: .sheet, deliveries: [screen.appointments.deliveries],
            timeZone: .madrid, now: screen.clock.now)
        await driver.settle()
        return driver
    }

    @Test func `an unknown patient is reported on every step, and nothing can be chosen for them`() async throws {
        for step in Step.allCases {
            let screen = try await AppointmentScreen.settled(.services)
            let driver = await driver(try step.view(of: 99_999, on: screen), screen)
            #expect(driver.screen.failure == "not-found", "\(step)")
            #expect(driver.shows("Patient #99999 does not exist."), "\(step)")
            #expect(!driver.buttons.contains { $0.hasPrefix("Check-up") || $0.hasPrefix("Dr.") || $0.contains(":") })
            // A patient registered meanwhile can be booked for.
            let patient = try #require(PatientReference.sample(99_999, "Late Arrival"))
            screen.appointments.put([patient])
            await driver.settle()
            #expect(driver.screen.failure == nil, "\(step)")
        }
    }

    @Test(
        arguments: [
            ("2026-01-05", "Monday 2026-01-05"), ("2026-01-02", "Friday 2026-01-02"),
            ("2025-12-31", "Friday 2026-01-02"),
        ])
    func `times are shown from the previously visible day on, but none in the past`(start: String, shown: String)
        async throws
    {
        let screen = try await AppointmentScreen.settled(.services)
        let driver = await driver(try Step.slots.view(of: 2001, start, on: screen), screen)
        #expect(driver.screen.failure == nil)
        #expect(driver.text().contains(shown), "\(driver.text())")
    }

    @Test func `booking starts at the day of the agenda`() async throws {
        let screen = try await AppointmentScreen.settled(.agenda)
        let day = try #require(Day(iso: "2026-01-05"))
        let model = AgendaModel(
            day: day, dependencies: screen.parts.dependencies, coordinator: screen.coordinator)
        let driver = await driver(AgendaView(model: model), screen)
        try await driver.press("book")
        screen.driver.expect(screen.coordinator.requests, [.book(day)])
    }
}
