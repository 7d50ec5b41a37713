import Domain
import Testing

/// The rules that every ``OnboardingRepository`` keeps, and their effect on sessions.
package enum OnboardingContract {
    /// The rules of the contract.
    package static let rules: [ContractRule] = Array([knowing, saving, finishing].joined())

    private static let knowing: [ContractRule] = [
        ContractRule("the onboarding is due for a newcomer, at every sign-in, and for nobody else") {
            clinic async throws in
            for role in Role.allCases { #expect(try await clinic.signIn(role).isOnboardingDue == false, "\(role)") }
            for _ in 1...2 { #expect(try await clinic.signInNewcomer().isOnboardingDue) }
        },
        ContractRule("a visitor is asked to sign in") { clinic async throws in
            let details = try StaffDetails(name: "Nobody", phoneExtension: "")
            await #expect(throws: AppError.signInRequired) {
                try await clinic.onboarding.save(
                    details, over: .sample(.pharmacist), operation: clinic.operation())
            }
            await #expect(throws: AppError.signInRequired) {
                try await clinic.onboarding.finish(operation: clinic.operation())
            }
        },
    ]

    private static let saving: [ContractRule] = [
        ContractRule("saved details are in the session, in open streams and in the next session") { clinic in
            let before = try await clinic.signInNewcomer()
            let sessions = clinic.sessions.session().reader()
            let details = try StaffDetails(name: "Noor H. 陳", phoneExtension: "214")
            let session = try await clinic.save(details)
            let staff = before.staff.known(as: "Noor H. 陳", phoneExtension: "214")
            #expect(session.staff == staff)
            #expect(session.startedAt == before.startedAt)
            #expect(session.isOnboardingDue)
            #expect(await sessions.readyValue() == session)
            #expect(try await clinic.signInNewcomer().staff == staff)
        },
        ContractRule("details that are saved again replace the ones before, an extension too") { clinic in
            try await clinic.signInNewcomer()
            for (name, phone) in [("Noor", "214"), ("Noor Haddad", "")] {
                let details = try StaffDetails(name: name, phoneExtension: phone)
                let session = try await clinic.save(details)
                #expect(session.staff.name == name)
                #expect(session.staff.phoneExtension == details.phoneExtension)
            }
        },
        ContractRule("a repeated save does not undo a later one, and returns what holds") { clinic in
            try await clinic.signInNewcomer()
            let operation = clinic.operation()
            let (first, second) = (
                try StaffDetails(name: "One", phoneExtension: "1"), try StaffDetails(name: "Two", phoneExtension: "2")
            )
            _ = try await clinic.save(first, as: operation)
            let last = try await clinic.save(second)
            #expect(try await clinic.save(first, as: operation) == last)
        },
        ContractRule("details that were changed since they were seen are not replaced") { clinic in
            let seen = try await clinic.signInNewcomer().staff
            let now = try await clinic.save(try StaffDetails(name: "Noor", phoneExtension: "214"))
            let other = try StaffDetails(name: seen.name, phoneExtension: "3")
            let refusal = AppError.conflict("Your details were changed at another terminal meanwhile.")
            await #expect(throws: refusal) {
                try await clinic.onboarding.save(other, over: seen, operation: clinic.operation())
            }
            #expect(try await clinic.signInNewcomer().staff == now.staff)
        },
        ContractRule("only the person's own details are saved") { clinic in
            let ana = try await clinic.signIn(.pharmacist).staff
            try await clinic.signInNewcomer()
            let details = try StaffDetails(name: "Someone", phoneExtension: "")
            _ = try await clinic.save(details)
            #expect(try await clinic.signIn(.pharmacist).staff == ana)
        },
    ]

    private static let finishing: [ContractRule] = [
        ContractRule("a person who has finished is never a newcomer again, and open streams report it at once") {
            clinic in
            try await clinic.signInNewcomer()
            let sessions = clinic.sessions.session().reader()
            let session = try await clinic.onboarding.finish(operation: clinic.operation())
            #expect(!session.isOnboardingDue)
            #expect(await sessions.readyValue() == session)
            #expect(try await clinic.signInNewcomer().isOnboardingDue == false)
        },
        ContractRule("finishing again, and repeating it, change nothing") { clinic in
            try await clinic.signInNewcomer()
            let operation = clinic.operation()
            let session = try await clinic.onboarding.finish(operation: operation)
            #expect(try await clinic.onboarding.finish(operation: operation) == session)
            #expect(try await clinic.onboarding.finish(operation: clinic.operation()) == session)
        },
    ]
}

extension ContractClinic {
    /// Saves details of the person who is signed in over the current ones, as a new operation unless one is given.
    @discardableResult
    func save(_ details: StaffDetails, as operation: OperationID? = nil) async throws -> StaffSession {
        var reader = sessions.session().reader()
        let seen = try #require(try await reader.value()).staff
        return try await onboarding.save(details, over: seen, operation: operation ?? self.operation())
    }

    /// Signs in the clinic's newcomer.
    @discardableResult
    func signInNewcomer() async throws -> StaffSession {
        try await sessions.signIn(.newcomer, operation: operation())
    }
}
