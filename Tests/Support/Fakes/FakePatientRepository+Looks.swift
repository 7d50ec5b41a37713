import Domain
import Foundation
import Synchronization

/// Recorded looks of the fake.
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
        let looker = session()?.looker
        try await change(.reason(text, patient), Self.clinical) { state, _ throws(AppError) in
            _ = (try NoteReasonRule.reason(text), try state.patient(patient))
            state.looks.insert(.explained(patient, looker))
        }
    }

    /// Records an opening; see ``PatientRepository``. Answers that are held back hold back the notes, not the opening.
    package func openNotes(of patient: PatientNumber) async throws(AppError) {
        let looker = session()?.looker
        asked.withLock { $0.append(.open(patient)) }
        try changeNow(Self.clinical) { state, _ throws(AppError) in
            guard try access(to: patient, state) == .open else { throw .reasonRequired(for: patient) }
            state.looks.insert(.opened(patient, looker))
        }
    }

    private func access(to number: PatientNumber, _ state: FakePatients) throws(AppError) -> NoteAccess {
        let (_, session) = (try state.patient(number), session())
        if state.looks.contains(.explained(number, session?.looker)) { return .open }
        guard let appointments, let staff = session?.staff.id else { return .open }
        let theirs = appointments.all.filter { $0.patient.number == number }
        return OwnPatientRule.isOwn(theirs, of: staff) ? .open : .reasonRequired
    }
}

/// A look that was recorded, in one session.
enum FakeLook: Hashable, Sendable {
    case opened(PatientNumber, Looker?)
    case explained(PatientNumber, Looker?)
}

/// One session of one person.
struct Looker: Hashable, Sendable {
    let staff: Staff.ID
    let since: Date
}

extension StaffSession {
    /// The session, whatever becomes of its owner's record.
    var looker: Looker { Looker(staff: staff.id, since: startedAt) }
}
