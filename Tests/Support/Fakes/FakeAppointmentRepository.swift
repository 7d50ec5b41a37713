import Domain
import Foundation
import Synchronization

/// The clinic's appointments in memory, with the behaviour of the store.
package final class FakeAppointmentRepository: AppointmentRepository, ObservedFake {
    /// A write to the fake.
    package enum Write: Hashable, Sendable {
        /// An appointment was booked.
        case book(Booking, OperationID)
        /// An appointment was moved.
        case move(Appointment.ID, version: Int, to: Minute, OperationID)
        /// An appointment was cancelled.
        case cancel(Appointment.ID, version: Int, reason: String, OperationID)
    }

    private struct State {
        var book: AppointmentBook
        var reads = 0
        var writes: [Write] = []
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    let clock: any WallClock
    let timeZone: ClinicTimeZone
    private let identifiers = SequentialIdentifiers(after: 900_000)

    /// A fake for the person signed in with `sessions`, in a time zone; with the example clinic's day unless other
    /// appointments are given.
    package init(
        _ appointments: [Appointment]? = nil, sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        timeZone: ClinicTimeZone = .gmt,
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        let all = appointments ?? Appointment.samples(in: timeZone)
        state = Mutex(State(book: AppointmentBook(all, bookedAt: clock.now - 5 * 86_400)))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        self.timeZone = timeZone
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// The number of calls so far.
    package var callCount: Int { state.withLock { $0.reads + $0.writes.count } }

    /// Every write, including failed ones, in order.
    package var writes: [Write] { state.withLock(\.writes) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current appointments, by number.
    package var all: [Appointment] { state.withLock { $0.book.appointments.sorted { $0.number < $1.number } } }

    /// Adds or replaces an appointment, as another workstation would.
    package func put(_ appointment: Appointment) {
        edit { $0.replace(appointment) }
    }

    /// Replaces the patients.
    package func put(_ patients: [PatientReference]) {
        edit { $0.patients = patients }
    }

    /// Replaces the services; every clinician offers them.
    package func put(_ services: [Service]) {
        edit { book in
            book.services = services
            book.offers = Dictionary(services.map { ($0.slug.text, book.clinicians.map(\.slug.text)) }) { $1 }
        }
    }

    /// Replaces the clinicians who offer a service.
    package func offer(_ service: String, by clinicians: [String]) {
        edit { $0.offers[service] = clinicians }
    }

    /// Replaces the clinicians.
    package func put(_ clinicians: [Clinician]) {
        edit { $0.clinicians = clinicians }
    }

    /// Removes every appointment.
    package func removeAll() {
        edit { $0.appointments = [] }
    }

    /// Replaces the opening hours.
    package func put(_ hours: OpeningHours) {
        edit { $0.hours = hours }
    }
}

extension FakeAppointmentRepository {
    private func edit(_ change: (inout AppointmentBook) -> Void) {
        state.withLock { change(&$0.book) }
        streams.refresh()
    }

    private func admit() throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        guard staff.role.may(.manageAppointments) else { throw .notAllowed(.manageAppointments) }
        return staff
    }

    func read<Value: Sendable & Equatable>(
        _ query: @escaping @Sendable (AppointmentBook) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        state.withLock { $0.reads += 1 }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            _ = try admit()
            return try query(state.withLock(\.book))
        }
    }

    func write(
        _ write: Write, _ operation: OperationID,
        _ change: (inout AppointmentBook, Staff, Appointment.ID) throws(AppError) -> Appointment.ID
    ) async throws(AppError) -> Appointment {
        state.withLock { $0.writes.append(write) }
        try await answers.write()
        let (staff, id) = (try admit(), Appointment.ID(identifiers.next()))
        let saved = try state.withLock { state throws(AppError) in
            try state.book.apply(operation, asking: write.content) { book throws(AppError) in
                try change(&book, staff, id)
            }
        }
        streams.refresh()
        try answers.written()
        return saved
    }
}

extension FakeAppointmentRepository.Write {
    /// The content of the request, without version and operation.
    fileprivate var content: [String?] {
        switch self {
        case .book(let booking, _):
            [
                "\(booking.patient)", booking.service.text, booking.clinician.text, booking.start.description,
                NoteRule.normalized(booking.note),
            ]
        case .move(let id, _, let start, _): ["\(id)", start.description]
        case .cancel(let id, _, let reason, _): ["\(id)", "cancel", NoteRule.normalized(reason)]
        }
    }
}
