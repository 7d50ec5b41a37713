import Domain
import Navigation

/// Navigates the Appointments section: turns what its screens ask for into steps.
final class AppointmentsCoordinator: FlowCoordinator<AppointmentsRoute> {}

extension AppointmentsCoordinator: AppointmentsCoordinating {
    /// Replaces the day on top, so that after paging through a month one step leads back to today, not thirty.
    func showDay(_ day: Day) {
        if case .day = top { replaceTop(with: .day(day)) } else { navigate(to: .day(day)) }
    }

    func showToday() { app?.go(.upTo(.appointments(.agenda))) }
    func showAppointment(_ number: AppointmentNumber) { navigate(to: .detail(number)) }
    func showPatient(_ number: PatientNumber) { app?.go(.route(.patients(.detail(number)))) }
    func book(on day: Day?) { app?.present(at: .booking(.services(BookingStart(day: day)))) }
    func showHistory(of number: AppointmentNumber) { navigate(to: .history(number)) }
    func showReschedule(of number: AppointmentNumber) { navigate(to: .reschedule(number)) }

    func confirmMoving(_ number: AppointmentNumber, to start: Minute) {
        app?.present(alert: .moveAppointment(number, to: start))
    }

    func movingAnswered(moved: Bool) {
        app?.dismiss()
        if moved, case .reschedule = top { pop() }
    }

    func confirmCancelling(_ number: AppointmentNumber) { app?.present(alert: .cancelAppointment(number)) }
    func cancellingAnswered() { app?.dismiss() }
}
