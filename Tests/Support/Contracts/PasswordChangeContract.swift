import Domain
import Testing

extension StaffSessionContract {
    static let changingPasswords: [ContractRule] = [
        ContractRule("after a change exactly the new password signs in, and the session continues") { clinic in
            let session = try await clinic.signIn(.pharmacist)
            #expect(await clinic.problem(changing: "clinic-demo", to: "Fünf grüne Äpfel") == nil)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == session)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .wrongCredentials)
            #expect(await clinic.problem(signingIn: "ana", "Fünf grüne Äpfel") == nil)
            #expect(await clinic.problem(signingIn: "ben", "clinic-demo") == nil)
        },
        ContractRule("a visitor is asked to sign in, whatever they type") { clinic async throws in
            for new in ["", "long enough by far"] {
                #expect(await clinic.problem(changing: "clinic-demo", to: new) == .signInRequired)
            }
        },
        ContractRule("a wrong current password changes nothing") { clinic in
            try await clinic.signIn(.pharmacist)
            for wrong in ["", "Clinic-demo", "long enough by far"] {
                #expect(await clinic.problem(changing: wrong, to: "long enough by far") == .wrongCredentials)
            }
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
        },
        ContractRule("a password that breaks the rule is refused, and is no try") { clinic in
            try await clinic.signIn(.pharmacist)
            for _ in 1...10 {
                #expect(
                    await clinic.problem(changing: "wrong", to: "1234567")
                        == .invalidInput("A password has at least 12 characters."))
            }
            #expect(await clinic.problem(changing: "clinic-demo", to: "twelve of it") == nil)
        },
        ContractRule("wrong current passwords and wrong sign-ins are counted together") { clinic in
            try await clinic.signIn(.pharmacist)
            for _ in 1...3 {
                #expect(await clinic.problem(changing: "wrong", to: "long enough by far") == .wrongCredentials)
            }
            for _ in 1...2 { #expect(await clinic.problem(signingIn: "ana", "wrong") == .wrongCredentials) }
            let wait = AppError.tooManyAttempts(seconds: 30)
            #expect(await clinic.problem(changing: "clinic-demo", to: "long enough by far") == wait)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == wait)
            clinic.clock.advance(by: 30)
            #expect(await clinic.problem(changing: "clinic-demo", to: "long enough by far") == nil)
            for _ in 1...4 { #expect(await clinic.problem(signingIn: "ana", "wrong") == .wrongCredentials) }
            #expect(await clinic.problem(signingIn: "ana", "long enough by far") == nil)
        },
        ContractRule("a repeated change is done once, and is no try") { clinic in
            try await clinic.signIn(.pharmacist)
            let operation = clinic.operation()
            #expect(await clinic.problem(changing: "clinic-demo", to: "the second one", as: operation) == nil)
            #expect(await clinic.problem(changing: "the second one", to: "and a third one") == nil)
            for _ in 1...10 {
                #expect(await clinic.problem(changing: "clinic-demo", to: "the second one", as: operation) == nil)
            }
            #expect(await clinic.problem(signingIn: "ana", "and a third one") == nil)
        },
        ContractRule("a refused change was not applied, and may be asked for again") { clinic in
            try await clinic.signIn(.pharmacist)
            let operation = clinic.operation()
            #expect(
                await clinic.problem(changing: "wrong", to: "long enough by far", as: operation) == .wrongCredentials)
            #expect(await clinic.problem(changing: "clinic-demo", to: "long enough by far", as: operation) == nil)
            #expect(await clinic.problem(signingIn: "ana", "long enough by far") == nil)
        },
    ]
}
