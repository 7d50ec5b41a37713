import Appointments
import DesignSystem
import Domain
import Support

/// Appointments alone, with the steps of a booking.
package final class Host: FeatureHost {
    private unowned let scene: HostScene
    private let parts: ScreenParts
    private let sessions: FakeStaffSessionRepository
    private var wanted: (service: ServiceSlug, clinician: ClinicianSlug)?
    private var service: ServiceSlug?

    package init(on scene: HostScene, role: Role?) {
        self.scene = scene
        sessions = FakeStaffSessionRepository(session: role.map(StaffSession.sample))
        let clock = FixedClock()
        parts = ScreenParts(
            appointments: FakeAppointmentRepository(sessions: sessions, clock: clock, timeZone: .madrid), clock: clock,
            coordinator: RecordingAppointmentsCoordinator(), booking: RecordingBookingCoordinator(),
            errors: RecordingErrorRouting())
        scene.deliveries = [sessions.deliveries, parts.appointments.deliveries]
        parts.coordinator.asked = { [unowned self] in follow($0) }
        parts.booking.asked = { [unowned self] in follow($0) }
        scene.show(agenda(nil))
    }

    private func follow(_ request: RecordingAppointmentsCoordinator.Request) {
        switch request {
        case .day(let day): scene.replace(with: agenda(day))
        case .today: scene.replace(with: agenda(nil))
        case .appointment(let number): scene.show(detail(number))
        case .patient(let number): scene.asked(for: "patient \(number)")
        case .history(let number): scene.asked(for: "the history of appointment \(number)")
        case .book: scene.show(services, .sheet)
        case .reschedule(let number): scene.show(times(for: number))
        case .confirmMoving(let number, let start): scene.show(move(number, to: start), .alert)
        case .movingAnswered(let moved):
            scene.leave()
            if moved { scene.leave() }
        case .confirmCancelling(let number): scene.show(cancel(number), .alert)
        case .cancellingAnswered: scene.leave()
        }
    }

    private func follow(_ request: RecordingBookingCoordinator.Request) {
        switch request {
        case .service(let service):
            self.service = service
            scene.show(clinicians(for: service), .sheet)
        case .clinician(let clinician):
            guard let service else { return }
            wanted = (service, clinician)
            scene.show(times(of: service, with: clinician), .sheet)
        case .start(let start):
            guard let wanted else { return }
            scene.show(confirm(wanted.service, wanted.clinician, start), .sheet)
        case .booked(let number):
            scene.leaveAll()
            scene.show(detail(number))
        }
    }
}

extension Host {
    private func agenda(_ day: Day?) -> AgendaView {
        AgendaView(
            model: AgendaModel(
                day: day, dependencies: parts.dependencies, coordinator: parts.coordinator))
    }

    private func detail(_ number: AppointmentNumber) -> AppointmentDetailView {
        AppointmentDetailView(
            model: AppointmentDetailModel(
                number: number, dependencies: parts.dependencies, coordinator: parts.coordinator))
    }

    private func times(for number: AppointmentNumber) -> RescheduleView {
        RescheduleView(
            model: RescheduleModel(
                number: number, days: parts.days, dependencies: parts.dependencies, coordinator: parts.coordinator))
    }

    private func move(_ number: AppointmentNumber, to start: Minute) -> MoveAppointmentAlert {
        MoveAppointmentAlert(
            model: MoveAppointmentModel(
                number: number, to: start, dependencies: parts.dependencies, coordinator: parts.coordinator))
    }

    private func cancel(_ number: AppointmentNumber) -> CancelAppointmentAlert {
        CancelAppointmentAlert(
            model: CancelAppointmentModel(
                number: number, dependencies: parts.dependencies, coordinator: parts.coordinator))
    }

    private var services: BookingServicesView {
        BookingServicesView(
            model: BookingServicesModel(dependencies: parts.dependencies, coordinator: parts.booking))
    }

    private func clinicians(for service: ServiceSlug) -> BookingCliniciansView {
        BookingCliniciansView(
            model: BookingCliniciansModel(
                service: service, dependencies: parts.dependencies, coordinator: parts.booking))
    }

    private func times(of service: ServiceSlug, with clinician: ClinicianSlug) -> BookingSlotsView {
        BookingSlotsView(
            model: BookingSlotsModel(
                service: service, clinician: clinician, days: parts.days, dependencies: parts.dependencies,
                coordinator: parts.booking))
    }

    private func confirm(
        _ service: ServiceSlug, _ clinician: ClinicianSlug, _ start: Minute
    ) -> BookingConfirmView {
        BookingConfirmView(
            model: BookingConfirmModel(
                service: service, clinician: clinician, start: start, dependencies: parts.dependencies,
                coordinator: parts.booking))
    }
}
