import Domain
import Navigation
import Observation

/// Owns the navigation of the Appointments section; nobody else changes it.
@Observable
final class AppointmentsCoordinator: SectionCoordinator {
    var stack = RouteStack<AppointmentsRoute>(section.stack, root: .agenda)

    /// The whole app's navigation, which owns this part of it.
    weak var app: AppCoordinator?
}

extension AppointmentsCoordinator: AppointmentsCoordinating {
    /// Days take each other's place: whoever leafs through a month has one step back to today, not thirty.
    func showDay(_ day: Day) {
        app?.admit(.appointments(.day(day))) { [self] in
            if case .day = stack.top.route { replaceTop(with: .day(day)) } else { push(.day(day)) }
        }
    }

    func showToday() {
        app?.leave(.upTo(.appointments(.agenda)))
    }

    func showAppointment(_ number: AppointmentNumber) {
        navigate(to: .detail(number))
    }

    func showPatient(_ number: PatientNumber) {
        app?.navigate(to: .patients(.detail(number)))
    }

    func book(on day: Day?) {
        let route = BookingRoute.services(BookingStart(day: day))
        app?.admit(.booking(route)) { [weak app] in app?.present(.booking(route)) }
    }

    func showReschedule(of number: AppointmentNumber) {
        navigate(to: .reschedule(number))
    }

    func confirmMoving(_ number: AppointmentNumber, to start: Minute) {
        app?.present(alert: .moveAppointment(number, to: start))
    }

    func movingAnswered(moved: Bool) {
        app?.dismiss()
        if moved, case .reschedule = stack.top.route { pop() }
    }

    func confirmCancelling(_ number: AppointmentNumber) {
        app?.present(alert: .cancelAppointment(number))
    }

    func cancellingAnswered() {
        app?.dismiss()
    }
}
