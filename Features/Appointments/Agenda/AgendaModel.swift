import Domain
import Observation

/// Keeps one day at the clinic current, and asks the coordinator for what the user wants next.
@Observable
package final class AgendaModel {
    private(set) var agenda = LoadState<AgendaPresentation>.idle
    private(set) var problem: AppError?

    /// The number of lookups of the day; reading restarts when it changes.
    private(set) var reading = 0

    private let day: Day?
    private let dependencies: AppointmentsDependencies
    private weak let coordinator: (any AppointmentsCoordinating)?
    private var shown: Day?

    /// Creates the model of one day, or for nil of the current day.
    package init(day: Day?, dependencies: AppointmentsDependencies, coordinator: any AppointmentsCoordinating) {
        self.day = day
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        let day = day ?? dependencies.today
        shown = day
        await dependencies.appointments.agenda(on: day).load(into: \.agenda, of: self) { found in
            AgendaPresentation(found, in: dependencies.timeZone)
        }
    }

    func show(_ row: AgendaRowPresentation) {
        guard let number = AppointmentNumber(row.id) else { return }
        coordinator?.showAppointment(number)
    }

    func book() { coordinator?.book(on: day) }
    func showPreviousDay() { show(shown?.advanced(by: -1)) }
    func showNextDay() { show(shown?.advanced(by: 1)) }

    /// Looks up the current day again: it may have changed.
    func showToday() {
        problem = nil
        reading += 1
        coordinator?.showToday()
    }

    func find(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return showToday() }
        do {
            show(try ClinicDay.read(text))
        } catch {
            problem = error
        }
    }

    private func show(_ day: Day?) {
        guard let day else { return }
        problem = nil
        if day == dependencies.today { showToday() } else { coordinator?.showDay(day) }
    }
}
