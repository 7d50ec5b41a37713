import Domain
import Foundation
import Synchronization

/// Logged reads of the fake.
extension FakePatientRepository {
    /// The permissions for notes.
    static let clinical: [Permission] = [.managePatients, .keepClinicalNotes]

    /// The access to a patient's notes; see ``PatientRepository``.
    package func noteAccess(to patient: PatientNumber) -> Snapshots<NoteAccess> {
        read(.noteAccess(patient), Self.clinical) { [weak self] state throws(AppError) in
            try self?.access(to: patient, state) ?? .reasonRequired
        }
    }

    /// Records a reason; see ``PatientRepository``.
    package func giveReason(_ text: String, toOpenNotesOf patient: PatientNumber) async throws(AppError) {
        let reader = session()?.reader
        try await change(.reason(text, patient), Self.clinical) { state, _ throws(AppError) in
            _ = (try NoteReasonRule.reason(text), try state.patient(patient))
            state.reads.insert(.explained(patient, reader))
        }
    }

    /// Records an opening; see ``PatientRepository``. Answers that are held back hold back the notes, not the opening.
    package func openNotes(of patient: PatientNumber) async throws(AppError) {
        let reader = session()?.reader
        asked.withLock { $0.append(.open(patient)) }
        try changeNow(Self.clinical) { state, _ throws(AppError) in
            guard try access(to: patient, state) == .open else { throw .reasonRequired(for: patient) }
            state.reads.insert(.opened(patient, reader))
        }
    }

    private func access(to number: PatientNumber, _ state: FakePatients) throws(AppError) -> NoteAccess {
        let (_, session) = (try state.patient(number), session())
        if state.reads.contains(.explained(number, session?.reader)) { return .open }
        guard let appointments, let staff = session?.staff.id else { return .open }
        let theirs = appointments.all.filter { $0.patient.number == number }
        return OwnPatientRule.isOwn(theirs, of: staff) ? .open : .reasonRequired
    }
}

/// A read that was logged, in one session.
enum FakeRead: Hashable, Sendable {
    case opened(PatientNumber, ReadingSession?)
    case explained(PatientNumber, ReadingSession?)
}

/// One session of one person.
struct ReadingSession: Hashable, Sendable {
    let staff: Staff.ID
    let since: Date
}

extension StaffSession {
    /// The session, whatever becomes of its owner's record.
    var reader: ReadingSession { ReadingSession(staff: staff.id, since: startedAt) }
}
