import Domain
import Testing

extension PatientContract {
    static let looking: [ContractRule] = [
        ContractRule("notes about somebody else's patient are given out after a reason, and in that session only") {
            clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.somebodyElses()
            #expect(try await clinic.notesError(of: patient) == .notesNotOpened(of: patient))
            await #expect(throws: AppError.reasonRequired(for: patient)) {
                try await clinic.patients.openNotes(of: patient)
            }
            for text in ["", " ", "a\u{200B}b", String(repeating: "x", count: NoteReasonRule.maxLength + 1)] {
                let error = await #expect(throws: AppError.self) {
                    try await clinic.patients.giveReason(text, toOpenNotesOf: patient)
                }
                #expect(error?.code == "invalid-input")
            }
            #expect(try await clinic.access(to: patient) == .reasonRequired)
            try await clinic.patients.giveReason("Dr. Molina is ill.", toOpenNotesOf: patient)
            #expect(try await clinic.access(to: patient) == .open)
            #expect(try await clinic.notesError(of: patient) == .notesNotOpened(of: patient))
            try await clinic.patients.openNotes(of: patient)
            #expect(try await clinic.notesError(of: patient) == nil)
            await clinic.signOut()
            clinic.clock.advance(by: 60)
            try await clinic.signIn(.clinician)
            #expect(try await clinic.notesError(of: patient) == .notesNotOpened(of: patient))
            #expect(try await clinic.access(to: patient) == .reasonRequired)
        },
        ContractRule("a reason is for one patient") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.somebodyElses()
            try await clinic.patients.openAnybodysNotes(of: patient)
            let other = try await clinic.register("Somebody Quite New").number
            #expect(try await clinic.access(to: other) == .reasonRequired)
            #expect(try await clinic.notesError(of: other) == .notesNotOpened(of: other))
        },
        ContractRule("a patient is a clinician's own as soon as an appointment is booked, until it is cancelled") {
            clinic in
            try await clinic.signIn(.clinician)
            let (patient, request) = (try await clinic.somebodyElses(), try await clinic.request(2))
            let booked = try await clinic.book(
                Booking(
                    patient: patient, service: request.service, clinician: try #require(ClinicianSlug("chen")),
                    start: request.start))
            #expect(try await clinic.access(to: patient) == .open)
            try await clinic.patients.openNotes(of: patient)
            #expect(try await clinic.notesError(of: patient) == nil)
            _ = try await clinic.appointments.cancel(
                booked.id, version: booked.version, reason: "Ill.", operation: clinic.operation())
            #expect(try await clinic.access(to: patient) == .reasonRequired)
        },
        ContractRule("who may not read notes opens none, with or without a reason") { clinic in
            let nobody = try #require(PatientNumber(9_999))
            for role in [nil] + Role.allCases.map(Optional.some) where role?.may(.keepClinicalNotes) != true {
                if let role { try await clinic.signIn(role) }
                let expected: AppError = role == nil ? .signInRequired : .notAllowed(.keepClinicalNotes)
                await #expect(throws: expected) { try await clinic.patients.openNotes(of: nobody) }
                await #expect(throws: expected) {
                    try await clinic.patients.giveReason("Why not?", toOpenNotesOf: nobody)
                }
                var access = clinic.patients.noteAccess(to: nobody).reader()
                #expect(try await access.error() == expected)
            }
            try await clinic.signIn(.clinician)
            await #expect(throws: AppError.notFound("Patient #9999")) {
                try await clinic.patients.openNotes(of: nobody)
            }
        },
    ]
}

extension PatientRepository {
    /// Opens the notes about a patient, with a reason that does for anybody.
    package func openAnybodysNotes(of patient: PatientNumber) async throws {
        try await giveReason("A test reads them.", toOpenNotesOf: patient)
        try await openNotes(of: patient)
    }
}

extension ContractClinic {
    /// A patient of the clinic with whom the person who is signed in has no appointment.
    fileprivate func somebodyElses() async throws -> PatientNumber {
        for patient in try await everyone() where try await access(to: patient.number) == .reasonRequired {
            return patient.number
        }
        throw NobodyElses()
    }

    fileprivate func access(to patient: PatientNumber) async throws -> NoteAccess {
        var reader = patients.noteAccess(to: patient).reader()
        return try await reader.value()
    }

    fileprivate func notesError(of patient: PatientNumber) async throws -> AppError? {
        var reader = patients.notes(ClinicalNoteQuery(about: patient)).reader()
        return try await reader.error()
    }
}

private struct NobodyElses: Error {}
