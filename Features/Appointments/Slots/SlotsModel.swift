import Domain
import Foundation
import Observation

/// Keeps the free times of one day current, for a new appointment or for one that is to be moved.
@Observable
package final class SlotsModel {
    /// The free times, or that there is nobody to book one for.
    var slots: LoadState<SlotsPresentation> { patientProblem.map(LoadState.failed) ?? known }

    private(set) var problem: AppError?

    /// Counts the days that were asked for; reading starts anew when it changes.
    private(set) var reading = 0

    /// What is to be booked and with whom, or nil for a move.
    private let service: ServiceHandle?
    private let clinician: ClinicianHandle?
    /// What is to be moved, or nil for a booking.
    private let number: AppointmentNumber?
    /// Whom it is for and the day that was on show, as far as that was known before the booking began.
    private let patient: PatientNumber?
    private let start: Day?
    private let appointments: any AppointmentRepository
    private let timeZone: ClinicTimeZone
    private let clock: any WallClock
    private weak var booking: (any BookingCoordinating)?
    private weak var coordinator: (any AppointmentsCoordinating)?
    private var known = LoadState<SlotsPresentation>.idle
    private var patientProblem: AppError?
    private var moved: Appointment?
    private var wanted: Day?
    private var next: Day?

    /// The times at which a clinician could do something, from a day on, for a patient if one was chosen beforehand.
    package init(
        of service: ServiceHandle, with clinician: ClinicianHandle, from start: Day? = nil,
        patient: PatientNumber? = nil, appointments: any AppointmentRepository,
        timeZone: ClinicTimeZone, clock: any WallClock, booking: any BookingCoordinating
    ) {
        self.service = service
        self.clinician = clinician
        self.start = start
        self.patient = patient
        number = nil
        self.appointments = appointments
        self.timeZone = timeZone
        self.clock = clock
        self.booking = booking
    }

    /// The times to which an appointment could be moved.
    package init(
        moving number: AppointmentNumber, appointments: any AppointmentRepository, timeZone: ClinicTimeZone,
        clock: any WallClock, coordinator: any AppointmentsCoordinating
    ) {
        self.number = number
        service = nil
        clinician = nil
        start = nil
        patient = nil
        self.appointments = appointments
        self.timeZone = timeZone
        self.clock = clock
        self.coordinator = coordinator
    }

    var title: String {
        number.map { "New time for \($0)" } ?? "Choose a time"
    }

    /// Follows the appointment that is to be moved, if there is one.
    func observeAppointment() async {
        guard let number else { return }
        known = .loading
        for await snapshot in appointments.appointment(number) {
            switch snapshot {
            case .value(let found, _, _):
                moved = found.appointment.isBooked ? found.appointment : nil
                if moved == nil { known = .failed(.conflict("Appointment \(number) is cancelled.")) }
                reading += 1
            case .unavailable(let error): known.receive(Snapshot<SlotsPresentation>.unavailable(error)) { $0 }
            }
        }
    }

    func observeSlots() async {
        guard let query else { return }
        if known.value?.id != query.day.daysSince1970 { known = .loading }
        let (zone, moved) = (timeZone, moved)
        for await snapshot in appointments.slots(query) {
            known.receive(snapshot) { found in
                next = found.next
                return SlotsPresentation(found, moving: moved, in: zone)
            }
        }
    }

    /// Whether another day could have something to show: not where what is to be booked or moved is not there.
    var hasOtherDays: Bool {
        switch slots {
        case .failed(.storage), .idle, .loading, .loaded, .stale: true
        case .failed: false
        }
    }

    func observePatient() async {
        guard let patient, let found = appointments.search(for: patient) else { return }
        for await snapshot in found { patientProblem = snapshot.problem(finding: patient) }
    }

    func choose(_ slot: SlotPresentation) {
        guard let start = Minute(slot.start) else { return }
        if let number { coordinator?.confirmMoving(number, to: start) } else { booking?.choose(start) }
    }

    func showPreviousDay() { show(day.advanced(by: -1)) }
    func showNextDay() { show(day.advanced(by: 1)) }

    func showNextFreeDay() {
        if let next { show(next) }
    }

    func find(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return show(today) }
        do {
            show(try ClinicDay.read(text))
        } catch {
            problem = error
        }
    }

    private func show(_ day: Day) {
        problem = nil
        wanted = day
        reading += 1
    }

    private var query: SlotQuery? {
        if let service, let clinician { return SlotQuery(service: service, clinician: clinician, day: day) }
        return moved.map {
            SlotQuery(service: $0.service.handle, clinician: $0.clinician.handle, day: day, moving: $0.id)
        }
    }

    /// The day that was asked for, else the appointment's own or the one on show before, but none that is over.
    private var day: Day {
        wanted ?? max(today, moved.map { Day(of: $0.start, in: timeZone.timeZone) } ?? start ?? today)
    }

    private var today: Day { Day(of: clock.now, in: timeZone.timeZone) }
}
