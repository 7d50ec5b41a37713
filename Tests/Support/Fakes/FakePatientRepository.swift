import Domain
import Foundation
import Synchronization

/// Patients in memory with the behaviour of the store: the same access, the same rules, the same streams.
package final class FakePatientRepository: PatientRepository, ObservedFake {
    /// A call to the fake.
    package enum Call: Hashable, Sendable {
        /// A page was read.
        case patients(PatientQuery)
        /// One patient was read.
        case patient(PatientNumber)
        /// A registration was requested.
        case register(PatientDraft, despite: [PatientNumber] = [], operation: OperationID)
        /// A change of a patient was requested.
        case save(PatientDraft, of: Patient.ID, over: Int, despite: [PatientNumber] = [], operation: OperationID)
        /// The access to a patient's notes was read.
        case noteAccess(PatientNumber)
        /// A reason to open a patient's notes was given.
        case reason(String, PatientNumber)
        /// A patient's notes were opened.
        case open(PatientNumber)
        /// A page of notes was read.
        case notes(ClinicalNoteQuery)
        /// A new note was requested.
        case write(String, about: PatientNumber, operation: OperationID)
    }

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    private let state: Mutex<FakePatients>
    let asked = Mutex<[Call]>([])
    private let listener = Mutex<(@Sendable (Patient?, Patient) -> Void)?>(nil)
    private let streams: FakeStreams
    let session: @Sendable () -> StaffSession?
    private let clock: any WallClock
    let appointments: FakeAppointmentRepository?

    /// Patients as seen by the person signed in with `sessions`. Without appointments everybody is everybody's patient.
    package init(
        _ patients: [Patient] = Patient.samples, notes: [PatientNumber: [ClinicalNote]] = [:],
        sessions: FakeStaffSessionRepository, appointments: FakeAppointmentRepository? = nil,
        clock: any WallClock = FixedClock(), deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        state = Mutex(FakePatients(patients: patients, notes: notes))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        self.clock = clock
        self.appointments = appointments
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// Every call, in order.
    package var calls: [Call] { asked.withLock { $0 } }

    /// The number of calls so far.
    package var callCount: Int { calls.count }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The current patients, by number.
    package var all: [Patient] { state.withLock { $0.patients.sorted { $0.number < $1.number } } }

    /// The notes about a patient, oldest first.
    package func notes(about patient: PatientNumber) -> [ClinicalNote] { state.withLock { $0.notes[patient] ?? [] } }

    /// Calls a closure with each patient who is written from now on, as they were, if they were there, and as they are.
    package func onWrite(_ listener: @escaping @Sendable (Patient?, Patient) -> Void) {
        self.listener.withLock { $0 = listener }
    }

    /// Adds or replaces a patient, as another workstation would.
    package func put(_ patient: Patient) {
        state.withLock { $0.put(patient) }
        streams.refresh()
    }

    /// Removes a patient, as if they had never existed.
    package func remove(_ number: PatientNumber) {
        state.withLock { $0.patients.removeAll { $0.number == number } }
        streams.refresh()
    }

    /// A page of patients; see ``PatientRepository``.
    package func patients(_ query: PatientQuery) -> Snapshots<PatientPage> {
        read(.patients(query), [.managePatients]) { state throws(AppError) in state.page(query) }
    }

    /// One patient; see ``PatientRepository``.
    package func patient(_ number: PatientNumber) -> Snapshots<Patient> {
        read(.patient(number), [.managePatients]) { state throws(AppError) in try state.patient(number) }
    }

    /// Registers a patient; see ``PatientRepository``.
    package func register(
        _ draft: PatientDraft, despite seen: [PatientNumber], operation: OperationID
    ) async throws(AppError) -> PatientRegistration {
        let now = clock.now
        return try await change(.register(draft, despite: seen, operation: operation), [.managePatients]) {
            state, _ throws(AppError) in try state.register(draft, despite: seen, operation: operation, at: now)
        }
    }

    /// Changes a patient; see ``PatientRepository``.
    package func save(
        _ draft: PatientDraft, of patient: Patient.ID, over revision: Int, despite seen: [PatientNumber],
        operation: OperationID
    ) async throws(AppError) -> PatientEdit {
        let call = Call.save(draft, of: patient, over: revision, despite: seen, operation: operation)
        let now = clock.now
        return try await change(call, [.managePatients]) { state, _ throws(AppError) in
            try state.save(
                draft, of: patient, over: revision, despite: seen, operation: operation, at: now)
        }
    }

    /// A page of notes; see ``PatientRepository``.
    package func notes(_ query: ClinicalNoteQuery) -> Snapshots<ClinicalNotePage> {
        let session = session
        return read(.notes(query), Self.clinical) { state throws(AppError) in
            let page = try state.page(query)
            guard state.reads.contains(.opened(query.patient, session()?.reader)) else {
                throw .notesNotOpened(of: query.patient)
            }
            return page
        }
    }

    /// Adds a note; see ``PatientRepository``.
    package func write(
        _ text: String, about patient: PatientNumber, operation: OperationID
    ) async throws(AppError) -> ClinicalNote {
        let (call, now) = (Call.write(text, about: patient, operation: operation), clock.now)
        return try await change(call, Self.clinical) { state, staff throws(AppError) in
            try state.write(text, about: patient, by: staff, operation: operation, at: now)
        }
    }
}

extension FakePatientRepository {
    func read<Value: Sendable & Equatable>(
        _ call: Call, _ permissions: [Permission],
        _ body: @escaping @Sendable (FakePatients) throws(AppError) -> Value
    ) -> Snapshots<Value> {
        asked.withLock { $0.append(call) }
        return streams.open { [weak self] () throws(AppError) in
            guard let self else { throw .unexpected("the fake is gone") }
            _ = try admit(permissions)
            return try body(state.withLock { $0 })
        }
    }

    func change<Value: Sendable>(
        _ call: Call, _ permissions: [Permission],
        _ body: @Sendable (inout FakePatients, Staff) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        asked.withLock { $0.append(call) }
        await answers.held()
        let value = try changeNow(permissions, body)
        try answers.written()
        return value
    }

    /// The same at once, also while answers are held back.
    func changeNow<Value: Sendable>(
        _ permissions: [Permission],
        _ body: @Sendable (inout FakePatients, Staff) throws(AppError) -> Value
    ) throws(AppError) -> Value {
        if let failure = answers.takeFailure() { throw failure }
        let staff = try admit(permissions)
        let before = state.withLock(\.patients)
        let value = try state.withLock { state throws(AppError) in try body(&state, staff) }
        if let listener = listener.withLock({ $0 }) {
            for patient in state.withLock(\.patients) where !before.contains(patient) {
                listener(before.first { $0.id == patient.id }, patient)
            }
        }
        streams.refresh()
        return value
    }

    private func admit(_ permissions: [Permission]) throws(AppError) -> Staff {
        guard let staff = session()?.staff else { throw .signInRequired }
        for permission in permissions where !staff.role.may(permission) { throw .notAllowed(permission) }
        return staff
    }
}
