import Domain
import Observation

/// Keeps the free times of one day current, whatever they are for, and leafs through the days.
@Observable
package final class SlotsModel {
    private(set) var slots = LoadState<SlotsPresentation>.idle
    private(set) var problem: AppError?

    /// The number of requested days; reading restarts when it changes.
    private(set) var reading = 0

    /// The day that was asked for, restored after a restart.
    var input: [String: String] {
        get { wanted.map { ["day": $0.description] } ?? [:] }
        set { wanted = newValue["day"].flatMap { Day(iso: $0) } }
    }

    private let dependencies: AppointmentsDependencies
    private var start: Day?
    private var wanted: Day?
    private var next: Day?

    /// The days of the clinic, before any was looked at.
    package init(dependencies: AppointmentsDependencies) {
        self.dependencies = dependencies
    }

    /// Follows the free times of the requested day, or of the first with any, never of a past one.
    func observe(
        _ service: ServiceSlug, with clinician: ClinicianSlug, from start: Day?, moving moved: Appointment? = nil
    ) async {
        self.start = start
        let query = SlotQuery(service: service, clinician: clinician, day: day, moving: moved?.id)
        if slots.value?.id != query.day.daysSince1970 { slots = .loading }
        for await snapshot in dependencies.appointments.slots(query) {
            slots.receive(snapshot) { found in
                next = found.next
                return SlotsPresentation(found, moving: moved, in: dependencies.timeZone)
            }
        }
    }

    /// Shows an error in place of free times.
    func fail(with error: AppError) {
        slots.receive(Snapshot<SlotsPresentation>.unavailable(error)) { $0 }
    }

    func readAgain() { reading += 1 }
    func showPreviousDay() { show(day.advanced(by: -1)) }
    func showNextDay() { show(day.advanced(by: 1)) }

    func showNextFreeDay() {
        if let next { show(next) }
    }

    func find(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return show(dependencies.today) }
        do {
            show(try ClinicDay.read(text))
        } catch {
            problem = error
        }
    }

    private func show(_ day: Day) {
        (problem, wanted) = (nil, day)
        readAgain()
    }

    private var day: Day { wanted ?? max(dependencies.today, start ?? dependencies.today) }
}
