import Domain
import Testing

extension PatientContract {
    static let growingAlike: [ContractRule] = [
        ContractRule("an edit that makes a patient like another is reported, and saved on confirmation") {
            clinic in
            try await clinic.signIn(.receptionist)
            let known = try await clinic.register("Éva Lindström", born: "1999-12-31", phone: "600 1234")
            for (name, born, phone) in [
                ("eva lindstrom", "1999-12-30", "1"), ("Eva Lind", "1999-12-31", "2"), ("Eva Lind", "1999-12-30", "3"),
            ] {
                let patient = try await clinic.register(name, born: born, phone: "600 100\(phone)")
                let draft = PatientDraft(name: "Eva Lindström", born: "1999-12-31", phone: "600 100\(phone)")
                let (asked, meant) = (clinic.operation(), clinic.operation())
                let done = try await clinic.patients.save(
                    draft, of: patient.id, over: 1, despite: [], operation: asked)
                #expect(done == .looksLike([known]), "\(name)")
                #expect(try await clinic.current(patient.number) == patient)
                let saved = try await clinic.patients.save(
                    draft, of: patient.id, over: 1, despite: [known.number], operation: meant)
                #expect(saved == .saved(try await clinic.current(patient.number)))
                // Restored, so that the next one resembles one patient only.
                _ = try await clinic.patients.save(
                    PatientDraft(patient.facts), of: patient.id, over: 2, operation: clinic.operation())
            }
        },
        ContractRule("patients who were alike before are not reported again, nor is a patient like themselves") {
            clinic in
            try await clinic.signIn(.receptionist)
            try await clinic.register("Eva Lindström", born: "1999-12-31", phone: "600 1234")
            let patient = try await clinic.register("Eva Lindström", born: "1999-12-31", phone: "600 5678")
            let other = try await clinic.register("Eva Lindqvist", born: "1999-12-31", phone: "600 9999")
            let drafts = [
                (PatientDraft(name: "EVA LINDSTRÖM", born: "1999-12-31", phone: "600 5678"), [Patient]()),
                (PatientDraft(name: "Eva Lindström", born: "1999-12-31", phone: "(600) 9999"), [other]),
            ]
            for (draft, alike) in drafts {
                let revision = try await clinic.current(patient.number).revision
                let done = try await clinic.patients.save(
                    draft, of: patient.id, over: revision, despite: [], operation: clinic.operation())
                if alike.isEmpty {
                    #expect(done == .saved(try await clinic.current(patient.number)))
                } else {
                    #expect(done == .looksLike(alike))
                }
            }
        },
    ]
}
