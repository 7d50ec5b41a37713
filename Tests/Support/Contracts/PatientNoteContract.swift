import Domain
import Testing

extension PatientContract {
    static let noting: [ContractRule] = [
        ContractRule("notes are listed newest first, with who wrote them and when, and stay as they are") { clinic in
            let session = try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Noted Well")
            #expect(try await clinic.notes(of: patient) == [])
            let first = try await clinic.patients.write(
                " Cough for a week.\n", about: patient.number, operation: clinic.operation())
            #expect(first.text == "Cough for a week.")
            #expect(first.position == 1 && first.by == session.staff.name && first.staff == session.staff.id)
            #expect(first.at == clinic.clock.now)
            clinic.clock.advance(by: 60)
            let second = try await clinic.patients.write(
                "Better.", about: patient.number, operation: clinic.operation())
            #expect(try await clinic.notes(of: patient) == [second, first])
        },
        ContractRule("pages of any size walk every note once") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Noted Well")
            for number in 1...5 {
                _ = try await clinic.patients.write(
                    "Note \(number)", about: patient.number, operation: clinic.operation())
            }
            let all = try await clinic.notes(of: patient)
            #expect(all.map(\.position) == [5, 4, 3, 2, 1])
            for size in 1...6 { #expect(try await clinic.notes(of: patient, pageSize: size) == all, "\(size)") }
        },
        ContractRule("a note about someone else is not among them") { clinic in
            try await clinic.signIn(.clinician)
            let (one, other) = (try await clinic.register("Patient One"), try await clinic.register("Patient Other"))
            let note = try await clinic.patients.write("Mine.", about: one.number, operation: clinic.operation())
            #expect(try await clinic.notes(of: one) == [note])
            #expect(try await clinic.notes(of: other) == [])
        },
        ContractRule("a note has a valid text about an existing patient") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Noted Well")
            for text in ["", " \n", String(repeating: "x", count: ClinicalNoteRule.maxLength + 1)] {
                let error = await #expect(throws: AppError.self) {
                    try await clinic.patients.write(text, about: patient.number, operation: clinic.operation())
                }
                #expect(error?.code == "invalid-input")
            }
            let nobody = try #require(PatientNumber(9_999))
            await #expect(throws: AppError.notFound("Patient #9999")) {
                try await clinic.patients.write("Hm.", about: nobody, operation: clinic.operation())
            }
            var reader = clinic.patients.notes(ClinicalNoteQuery(about: nobody)).reader()
            #expect(try await reader.error() == .notFound("Patient #9999"))
        },
        ContractRule("a repeated note is written once") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Noted Well")
            let operation = clinic.operation()
            let note = try await clinic.patients.write("Once.", about: patient.number, operation: operation)
            #expect(try await clinic.patients.write("Once.", about: patient.number, operation: operation) == note)
            #expect(try await clinic.notes(of: patient) == [note])
        },
    ]

    static let access: [ContractRule] = [
        ContractRule("a visitor is asked to sign in, whatever they ask for") { clinic in
            let nobody = try #require(PatientNumber(9_999))
            var list = clinic.patients.patients(PatientQuery()).reader()
            #expect(try await list.error() == .signInRequired)
            var one = clinic.patients.patient(nobody).reader()
            #expect(try await one.error() == .signInRequired)
            var notes = clinic.patients.notes(ClinicalNoteQuery(about: nobody)).reader()
            #expect(try await notes.error() == .signInRequired)
            await #expect(throws: AppError.signInRequired) {
                try await clinic.patients.register(PatientDraft(), despite: [], operation: clinic.operation())
            }
            await #expect(throws: AppError.signInRequired) {
                let unknown = Patient.ID(clinic.operation().rawValue)
                return try await clinic.patients.save(
                    PatientDraft(), of: unknown, over: 1, operation: clinic.operation())
            }
            await #expect(throws: AppError.signInRequired) {
                try await clinic.patients.write("", about: nobody, operation: clinic.operation())
            }
        },
        ContractRule("a role sees patients and notes exactly if it may") { clinic in
            for role in Role.allCases {
                try await clinic.signIn(role)
                let patient = try #require(try await clinic.everyone().first)
                let expected: AppError? = role.may(.keepClinicalNotes) ? nil : .notAllowed(.keepClinicalNotes)
                if expected == nil { try await clinic.patients.openAnybodysNotes(of: patient.number) }
                var notes = clinic.patients.notes(ClinicalNoteQuery(about: patient.number)).reader()
                #expect(try await notes.error() == expected, "\(role)")
                let error = await #expect(throws: AppError.self) {
                    try await clinic.patients.write("", about: patient.number, operation: clinic.operation())
                }
                #expect(error?.code == (expected?.code ?? "invalid-input"), "\(role)")
            }
        },
        ContractRule("when a sign-out returns, open streams show nothing any more") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try #require(try await clinic.everyone().first)
            try await clinic.patients.openAnybodysNotes(of: patient.number)
            var (list, notes) = (
                clinic.patients.patients(PatientQuery()).reader(),
                clinic.patients.notes(ClinicalNoteQuery(about: patient.number)).reader()
            )
            _ = (try await list.value(), try await notes.value())
            try await clinic.signIn(.manager)
            #expect(await notes.readyError() == .notAllowed(.keepClinicalNotes))
            await clinic.signOut()
            #expect(await list.readyError() == .signInRequired)
        },
    ]
}

extension ContractClinic {
    /// Every note about a patient, read in pages.
    func notes(of patient: Patient, pageSize: Int = 100) async throws -> [ClinicalNote] {
        try await patients.openAnybodysNotes(of: patient.number)
        var (query, found) = (ClinicalNoteQuery(about: patient.number, pageSize: pageSize), [ClinicalNote]())
        repeat {
            var reader = patients.notes(query).reader()
            let page = try await reader.value()
            #expect(page.notes.count <= pageSize)
            found += page.notes
            query.before = page.next
        } while query.before != nil && found.count < 1_000
        return found
    }
}
