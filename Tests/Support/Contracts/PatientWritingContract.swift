import Domain
import Foundation
import Testing

extension PatientContract {
    private static let draft = PatientDraft(
        name: "  Eva   Lindström ", born: "1999-12-31", phone: " +34 600 777 001", email: "eva@example.com ",
        address: " Gran Vía 1 ")

    static let registering: [ContractRule] = [
        ContractRule("a patient is registered with the next number and normalized facts, as typed") { clinic in
            try await clinic.signIn(.receptionist)
            let last = try #require(try await clinic.everyone().map(\.number).max())
            let done = try await clinic.patients.register(draft, despite: [], operation: clinic.operation())
            guard case .registered(let patient) = done else { return #expect(Bool(false), "\(done)") }
            #expect(patient.number.rawValue == last.rawValue + 1)
            #expect(patient.revision == 1)
            let facts = PatientFacts(
                name: "Eva Lindström", born: try #require(Day(iso: "1999-12-31")), phone: "+34 600 777 001",
                email: "eva@example.com", address: "Gran Vía 1")
            #expect(patient.facts == facts)
            #expect(try await clinic.current(patient.number) == patient)
        },
        ContractRule("what breaks a rule is refused with every reason, and nothing is written") { clinic in
            try await clinic.signIn(.receptionist)
            let before = try await clinic.everyone()
            let wrong = PatientDraft(name: " ", born: "2999-01-01", phone: "call", email: "eva@", address: "a\u{7}")
            let error = await #expect(throws: AppError.self) {
                try await clinic.patients.register(wrong, despite: [], operation: clinic.operation())
            }
            #expect(
                error
                    == .invalidInput(
                        """
                        A name is needed. A date of birth does not lie in the future. A telephone number is needed, such as \
                        +34 600 555 101. An e-mail address looks like lena@example.com. Address holds a character that \
                        cannot be seen.
                        """))
            #expect(try await clinic.everyone() == before)
        },
    ]

    static let lookingAlike: [ContractRule] = [
        ContractRule("a registration like an existing patient is reported, and saved on confirmation") { clinic in
            try await clinic.signIn(.receptionist)
            let known = try await clinic.register("Éva Lindström", born: "1999-12-31", phone: "600 1234")
            let done = try await clinic.patients.register(draft, despite: [], operation: clinic.operation())
            #expect(done == .looksLike([known]))
            #expect(try await clinic.found("lindstrom") == [known])
            let new = try await clinic.register("EVA LINDSTROM", born: "1999-12-31", phone: "600 4321")
            let unseen = try await clinic.patients.register(
                draft, despite: [known.number], operation: clinic.operation())
            #expect(unseen == .looksLike([known, new].sorted { $0.place < $1.place }))
            let another = try await clinic.patients.register(
                draft, despite: [known.number, new.number], operation: clinic.operation())
            guard case .registered(let patient) = another else { return #expect(Bool(false), "\(another)") }
            #expect(try await clinic.found("lindstrom").contains(patient))
        },
        ContractRule("the same date of birth and telephone number are alike, each of them alone is not") { clinic in
            try await clinic.signIn(.receptionist)
            let phone = try await clinic.register("Someone Else", born: "1999-12-31", phone: "(34) 600-777-001")
            try await clinic.register("Eva Lindström", born: "1999-12-30", phone: "+34 600 777 001")
            try await clinic.register("Eva Lindströms", born: "1999-12-31", phone: "+34 600 777 002")
            let done = try await clinic.patients.register(draft, despite: [], operation: clinic.operation())
            #expect(done == .looksLike([phone]))
        },
        ContractRule("of many patients who are alike only some are reported, in the order of the list") { clinic in
            try await clinic.signIn(.receptionist)
            var known: [Patient] = []
            for _ in 1...8 { known.append(try await clinic.register("Eva Lindström", born: "1999-12-31")) }
            let done = try await clinic.patients.register(draft, despite: [], operation: clinic.operation())
            #expect(done == .looksLike(Array(known.prefix(PatientRegistration.mostAlike))))
        },
    ]

    static let saving: [ContractRule] = [
        ContractRule("a saved patient has the next revision and keeps number and identity") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Eva Lindström")
            let saved = try await clinic.patients.save(
                draft, of: patient.id, over: 1, operation: clinic.operation())
            #expect(saved.id == patient.id && saved.number == patient.number && saved.revision == 2)
            #expect(saved.facts.email == "eva@example.com")
            #expect(try await clinic.current(patient.number) == saved)
        },
        ContractRule("a form that started before someone else saved is refused, and nothing is written") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Eva Lindström")
            let saved = try await clinic.patients.save(draft, of: patient.id, over: 1, operation: clinic.operation())
            for revision in [0, 1, 3] {
                await #expect(throws: AppError.conflict("Someone else changed patient \(patient.number) meanwhile.")) {
                    try await clinic.patients.save(
                        PatientDraft(patient.facts), of: patient.id, over: revision, operation: clinic.operation())
                }
            }
            #expect(try await clinic.current(patient.number) == saved)
        },
        ContractRule("an unknown patient and invalid facts are not saved") { clinic in
            try await clinic.signIn(.clinician)
            let patient = try await clinic.register("Eva Lindström")
            await #expect(throws: AppError.notFound("This patient", by: .name)) {
                let unknown = Patient.ID(clinic.operation().rawValue)
                return try await clinic.patients.save(draft, of: unknown, over: 1, operation: clinic.operation())
            }
            let error = await #expect(throws: AppError.self) {
                try await clinic.patients.save(
                    PatientDraft(), of: patient.id, over: 1, operation: clinic.operation())
            }
            #expect(error?.code == "invalid-input")
            #expect(try await clinic.current(patient.number) == patient)
        },
    ]

    static let repeating: [ContractRule] = [
        ContractRule("a repeated registration makes one patient, and returns them as they are now") { clinic in
            try await clinic.signIn(.receptionist)
            let operation = clinic.operation()
            let patient = try await clinic.register("Once Only", as: operation)
            #expect(try await clinic.register("Once Only", as: operation) == patient)
            let saved = try await clinic.patients.save(draft, of: patient.id, over: 1, operation: clinic.operation())
            #expect(try await clinic.register("Once Only", as: operation) == saved)
            #expect(try await clinic.found("once only").isEmpty)
        },
        ContractRule("a repeated save is saved once, and does not undo a later one") { clinic in
            try await clinic.signIn(.receptionist)
            let patient = try await clinic.register("Once Only")
            let operation = clinic.operation()
            let first = try await clinic.patients.save(draft, of: patient.id, over: 1, operation: operation)
            #expect(try await clinic.patients.save(draft, of: patient.id, over: 1, operation: operation) == first)
            let later = try await clinic.patients.save(
                PatientDraft(patient.facts), of: patient.id, over: 2, operation: clinic.operation())
            #expect(try await clinic.patients.save(draft, of: patient.id, over: 1, operation: operation) == later)
        },
        ContractRule("a registration that was refused was not applied, and may be asked for again") { clinic in
            try await clinic.signIn(.receptionist)
            let known = try await clinic.register("Eva Lindström", born: "1999-12-31")
            let operation = clinic.operation()
            _ = try await clinic.patients.register(draft, despite: [], operation: operation)
            let done = try await clinic.patients.register(draft, despite: [known.number], operation: operation)
            guard case .registered = done else { return #expect(Bool(false), "\(done)") }
        },
    ]
}
