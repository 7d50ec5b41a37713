import Appointments
import DesignSystem
import Domain
import Foundation
import Support
import Testing

/// One screen of the section on its fakes, in Madrid at 10:12.
final class AppointmentScreen: DrivenScreen {
    let sessions: FakeStaffSessionRepository
    let appointments: FakeAppointmentRepository
    let clock = FixedClock()
    let coordinator = RecordingAppointmentsCoordinator()
    let booking: RecordingBookingCoordinator
    let errors = RecordingErrorRouting()
    let parts: ScreenParts
    let driver: ScreenDriver
    private weak var model: AnyObject?

    init(_ kind: ScreenKind, session: StaffSession? = .sample(.receptionist), draft: BookingDraft? = nil) throws {
        sessions = FakeStaffSessionRepository(session: session, clock: clock)
        appointments = FakeAppointmentRepository(sessions: sessions, clock: clock, timeZone: .madrid)
        booking = RecordingBookingCoordinator(draft: draft ?? BookingDraft(patient: "2001"))
        parts = ScreenParts(
            appointments: appointments, clock: clock, coordinator: coordinator, booking: booking, errors: errors)
        let made = try kind.make(parts)
        model = made.model
        driver = ScreenDriver(
            made.view, style: kind.style, deliveries: [appointments.deliveries, sessions.deliveries],
            timeZone: .madrid, now: clock.now)
    }

    /// A screen, complete.
    static func settled(_ kind: ScreenKind, draft: BookingDraft? = nil) async throws -> AppointmentScreen {
        let screen = try AppointmentScreen(kind, draft: draft)
        await screen.driver.settle()
        return screen
    }

    var repositoryCalls: Int { appointments.callCount }
    var openStreams: Int { appointments.openStreams }
    var isModelGone: Bool { model == nil }

    /// The current state of the appointment on most screens.
    var toured: Appointment {
        get throws { try #require(appointments.all.first { $0.number.rawValue == 3005 }) }
    }
}

/// The parts of a screen.
struct ScreenParts {
    let appointments: FakeAppointmentRepository
    let clock: FixedClock
    let coordinator: RecordingAppointmentsCoordinator
    let booking: RecordingBookingCoordinator
    let errors: RecordingErrorRouting
    let identifiers = SequentialIdentifiers()

    /// The dependencies of its model, shared with other screens.
    var dependencies: AppointmentsDependencies {
        AppointmentsDependencies(
            appointments: appointments, timeZone: .madrid, clock: clock, identifiers: identifiers, errors: errors)
    }

    /// The days of a screen of free times.
    var days: SlotsModel { SlotsModel(dependencies: dependencies) }
}
