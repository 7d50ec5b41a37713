import Domain
import Testing

/// The rules that every ``StaffSessionRepository`` keeps.
package enum StaffSessionContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array(
        [
            signingIn, repeating, signingOut, delaying, delayingTerminals, changingPasswords,
        ].joined())

    private static let signingIn: [ContractRule] = [
        ContractRule("at first there is a visitor") { clinic async throws in
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == nil)
        },
        ContractRule("a sign-in starts a session, and open streams have it when it returns") { clinic in
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == nil)
            let session = try await clinic.signIn(.pharmacist)
            #expect(session.staff.name == "Ana Ruiz")
            #expect(session.staff.role == .pharmacist)
            #expect(session.startedAt == clinic.clock.now)
            #expect(session.lastSignIn == nil)
            #expect(await sessions.readyValue() == session)
        },
        ContractRule("blanks around the user name and its case do not matter") { clinic in
            for name in ["ana", " ana", "ANA\t", "\n Ana "] {
                let credentials = Credentials(userName: name, password: Secret("clinic-demo"))
                let session = try await clinic.sessions.signIn(credentials, operation: clinic.operation())
                #expect(session.staff.userName == "ana", "typed as \(name.debugDescription)")
            }
        },
        ContractRule("a wrong name and a wrong password are refused alike, and leave the session alone") { clinic in
            let session = try await clinic.signIn(.manager)
            for (name, password) in [
                ("ana", "Clinic-demo"), ("ana", "clinic-demo "), ("ana", ""), ("nobody", "clinic-demo"), ("", ""),
                ("an_", "clinic-demo"), ("ana' OR 1 = 1 --", "clinic-demo"), ("ana\0", "clinic-demo"),
            ] {
                let wrong = Credentials(userName: name, password: Secret(password))
                await #expect(throws: AppError.wrongCredentials, "\(name.debugDescription)") {
                    try await clinic.sessions.signIn(wrong, operation: clinic.operation())
                }
            }
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == session)
        },
        ContractRule("a sign-in ends the session of the previous person") { clinic in
            try await clinic.signIn(.manager)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value()?.staff.role == .manager)
            try await clinic.signIn(.receptionist)
            #expect(try await sessions.value()?.staff.role == .receptionist)
        },
        ContractRule("a session knows when its person had signed in before") { clinic in
            let first = try await clinic.signIn(.clinician)
            clinic.clock.advance(by: 3_600)
            #expect(try await clinic.signIn(.manager).lastSignIn == nil)
            #expect(try await clinic.signIn(.clinician).lastSignIn == first.startedAt)
        },
    ]

    private static let repeating: [ContractRule] = [
        ContractRule("a repeated sign-in returns the session that it started, and counts once") { clinic in
            let operation = clinic.operation()
            let first = try await clinic.sessions.signIn(.sample(.manager), operation: operation)
            clinic.clock.advance(by: 60)
            #expect(try await clinic.sessions.signIn(.sample(.manager), operation: operation) == first)
            #expect(try await clinic.signIn(.manager).lastSignIn == first.startedAt)
        },
        ContractRule("a sign-in repeated with another person's name is refused, and begins no session") {
            clinic in
            let operation = clinic.operation()
            let first = try await clinic.sessions.signIn(.sample(.manager), operation: operation)
            let error = await #expect(throws: AppError.self) {
                try await clinic.sessions.signIn(.sample(.pharmacist), operation: operation)
            }
            #expect(error?.code == "unexpected")
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == first)
        },
        ContractRule("a sign-in that is repeated after a sign-out signs nobody in") { clinic in
            let operation = clinic.operation()
            let first = try await clinic.sessions.signIn(.sample(.manager), operation: operation)
            await clinic.signOut()
            #expect(try await clinic.sessions.signIn(.sample(.manager), operation: operation) == first)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == nil)
        },
    ]

    private static let signingOut: [ContractRule] = [
        ContractRule("a sign-out ends the session, and open streams know when it returns") { clinic in
            try await clinic.signIn(.manager)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() != nil)
            await clinic.signOut()
            #expect(await sessions.readyValue() == .some(nil))
        },
        ContractRule("a sign-out by a visitor does nothing") { clinic async throws in
            await clinic.signOut()
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == nil)
        },
        ContractRule("a repeated sign-out does not end the next session") { clinic in
            let operation = clinic.operation()
            try await clinic.signIn(.manager)
            await clinic.sessions.signOut(operation: operation)
            let next = try await clinic.signIn(.pharmacist)
            await clinic.sessions.signOut(operation: operation)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == next)
        },
    ]
}
