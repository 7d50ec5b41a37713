import Domain
import Foundation
import Synchronization

/// The clinic's appointments. In memory, behaving as the store does.
package final class FakeAppointmentRepository: AppointmentRepository, ObservedFake {
    /// Something that was written with the fake.
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

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<State>
    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?
    let clock: any WallClock
    let timeZone: ClinicTimeZone
    private let identifiers = SequentialIdentifiers(after: 900_000)

    /// A fake for whoever is signed in with `sessions`, in a time zone; with the example clinic's day unless other
    /// appointments are given.
    package init(
        _ appointments: [Appointment]? = nil, sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(),
        timeZone: ClinicTimeZone = ClinicTimeZone(identifier: "GMT"),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        let all = appointments ?? Appointment.samples(in: timeZone.timeZone)
        state = Mutex(State(book: AppointmentBook(all, bookedAt: clock.now - 5 * 86_400)))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        self.timeZone = timeZone
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// How often something was asked.
    package var callCount: Int { state.withLock { $0.reads + $0.writes.count } }

    /// Everything that was written or tried to be, in order.
    package var writes: [Write] { state.withLock(\.writes) }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The appointments as they are, by number.
    package var all: [Appointment] { state.withLock { $0.book.appointments.sorted { $0.number < $1.number } } }

    /// Adds or replaces an appointment, as if someone else had done it.
    package func put(_ appointment: Appointment) {
        edit { $0.replace(appointment) }
    }

    /// Replaces the patients.
    package func put(_ patients: [PatientReference]) {
        edit { $0.patients = patients }
    }

    /// Replaces what is offered; everyone offers it.
    package func put(_ services: [Service]) {
        edit { book in
            book.services = services
            book.offers = Dictionary(services.map { ($0.handle.text, book.clinicians.map(\.handle.text)) }) { $1 }
        }
    }

    /// Replaces who offers a service.
    package func offer(_ service: String, by clinicians: [String]) {
        edit { $0.offers[service] = clinicians }
    }

    /// Replaces who sees patients.
    package func put(_ clinicians: [Clinician]) {
        edit { $0.clinicians = clinicians }
    }

    /// Takes all appointments away.
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
    /// What is asked for, whatever version was seen and under whatever operation.
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
