import Domain
import Foundation
import Observation

/// Keeps one day at the clinic current, and asks the coordinator for what the user wants next.
@Observable
package final class AgendaModel {
    private(set) var agenda = LoadState<AgendaPresentation>.idle
    private(set) var problem: AppError?

    /// Counts how often the day was looked up; reading starts anew when it changes.
    private(set) var reading = 0

    private let day: Day?
    private let appointments: any AppointmentRepository
    private let timeZone: ClinicTimeZone
    private let clock: any WallClock
    private weak var coordinator: (any AppointmentsCoordinating)?
    private var shown: Day?

    /// One day, or with nil the day that it is when someone looks.
    package init(
        day: Day?, appointments: any AppointmentRepository, timeZone: ClinicTimeZone, clock: any WallClock,
        coordinator: any AppointmentsCoordinating
    ) {
        self.day = day
        self.appointments = appointments
        self.timeZone = timeZone
        self.clock = clock
        self.coordinator = coordinator
    }

    func observe() async {
        let (day, zone) = (day ?? today, timeZone.timeZone)
        shown = day
        await appointments.agenda(on: day).load(into: \.agenda, of: self) { AgendaPresentation($0, in: zone) }
    }

    func show(_ row: AgendaRowPresentation) {
        guard let number = AppointmentNumber(row.id) else { return }
        coordinator?.showAppointment(number)
    }

    func book() { coordinator?.book(on: day) }
    func showPreviousDay() { show(shown?.advanced(by: -1)) }
    func showNextDay() { show(shown?.advanced(by: 1)) }

    /// Today is looked up anew: it may have become another day since.
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
        if day == today { showToday() } else { coordinator?.showDay(day) }
    }

    private var today: Day { Day(of: clock.now, in: timeZone.timeZone) }
}
