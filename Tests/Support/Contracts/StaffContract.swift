import Domain
import Foundation
import Testing

/// The rules that every ``StaffRepository`` keeps.
package enum StaffContract {
    /// The rules of the contract.
    package static let rules = reading + inviting + accepting + changing

    private static let reading = [
        ContractRule("a visitor and anyone who is no manager see nobody, and invite and change nobody") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let ben = try await clinic.colleague("ben")
            await clinic.signOut()
            try await clinic.refusesStaff(.signInRequired, about: ben)
            for role in Role.allCases where role != .manager {
                try await clinic.signIn(role)
                try await clinic.refusesStaff(.notAllowed(.manageStaff), about: ben)
            }
        },
        ContractRule("everyone is listed by name, and can be read by user name") { clinic async throws in
            try await clinic.signIn(.manager)
            let everyone = try await clinic.everyColleague()
            #expect(everyone.map(\.staff.userName) == ["ana", "ben", "chen", "dana", "ines", "maya", "noor"])
            for colleague in everyone {
                #expect(try await clinic.colleague(colleague.staff.userName) == colleague)
                #expect(colleague.standing == .working)
            }
        },
        ContractRule("a user name that nobody has is not found") { clinic async throws in
            try await clinic.signIn(.manager)
            var reader = clinic.staff.colleague(try #require(StaffSlug("nobody"))).reader()
            #expect(try await reader.error() == .notFound("The user name “nobody”", by: .name))
            let nobody = Staff(id: Identifier(.sample(7_777)), userName: "nobody", name: "No Body", role: .clinician)
            let stranger = Colleague(staff: nobody, standing: .working)
            await #expect(throws: AppError.notFound("This colleague", by: .name)) {
                try await clinic.staff.change(.leaving, of: stranger, operation: clinic.operation())
            }
        },
    ]

    private static let inviting = [
        ContractRule("somebody invited is delivered to open streams, and cannot sign in before they accept") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let list = clinic.staff.colleagues().reader()
            let invitation = try await clinic.inviteOda()
            #expect(invitation.userName == "oda")
            #expect(invitation.until == clinic.clock.now + Invitation.lifetime)
            let oda = try await clinic.colleague("oda")
            #expect(oda.standing == .invited(until: invitation.until))
            #expect(await list.readyValue()?.contains(oda) == true)
            #expect(await clinic.problem(signingIn: "oda", "") == .wrongCredentials)
            #expect(await clinic.problem(signingIn: "oda", invitation.code.text) == .wrongCredentials)
        },
        ContractRule("a user name that is taken is refused, even by somebody who left") { clinic async throws in
            try await clinic.signIn(.manager)
            try await clinic.change("ben", .leaving)
            let draft = try ColleagueDraft(name: "Ben Two", userName: "ben", role: .receptionist)
            let error = await #expect(throws: AppError.self) {
                try await clinic.staff.invite(draft, operation: clinic.operation())
            }
            #expect(error?.message == "The user name “ben” is taken.")
        },
        ContractRule("an invitation is made once, because its code is shown once") { clinic async throws in
            try await clinic.signIn(.manager)
            let operation = clinic.operation()
            try await clinic.inviteOda(as: operation)
            let again = await #expect(throws: AppError.self) { try await clinic.inviteOda(as: operation) }
            #expect(again?.message == "This invitation was made already.")
        },
    ]

    private static let accepting = [
        ContractRule("with the code its owner chooses a password, and signs in with it from then on") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let invitation = try await clinic.inviteOda()
            await clinic.signOut()
            try await clinic.accept("oda", invitation.code.description.lowercased(), "four old bicycles")
            #expect(await clinic.problem(signingIn: "oda", "four old bicycles") == nil)
            try await clinic.signIn(.manager)
            #expect(try await clinic.colleague("oda").standing == .working)
        },
        ContractRule("a code works once, for its owner, until its end, and until there is another one") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let first = try await clinic.inviteOda().code
            let oda = try await clinic.colleague("oda")
            clinic.clock.advance(by: 60)
            let second = try await clinic.staff.inviteAgain(oda, operation: clinic.operation()).code
            #expect(await clinic.problem(accepting: "oda", first) == .wrongCredentials)
            #expect(await clinic.problem(accepting: "noor", second) == .wrongCredentials)
            clinic.clock.advance(by: Invitation.lifetime)
            #expect(await clinic.problem(accepting: "oda", second) == .wrongCredentials)
            let third = try await clinic.staff.inviteAgain(
                try await clinic.colleague("oda"), operation: clinic.operation()
            ).code
            #expect(await clinic.problem(accepting: "oda", third) == nil)
            #expect(await clinic.problem(accepting: "oda", third) == .wrongCredentials)
        },
        ContractRule("a password that breaks the rule is refused, and the code stays") { clinic async throws in
            try await clinic.signIn(.manager)
            let code = try await clinic.inviteOda().code
            #expect(await clinic.problem(accepting: "oda", code, "short")?.code == "invalid-input")
            #expect(await clinic.problem(accepting: "oda", code) == nil)
        },
        ContractRule("a wrong code counts as a wrong password") { clinic async throws in
            try await clinic.signIn(.manager)
            let code = try await clinic.inviteOda().code
            for _ in 0...SignInDelay.freeFailures {
                #expect(await clinic.problem(accepting: "oda", InvitationCode(bits: 7)) == .wrongCredentials)
            }
            #expect(await clinic.problem(accepting: "oda", code) == .tooManyAttempts(seconds: 30))
        },
        ContractRule("who forgot a password keeps it until they chose another, which ends their sessions") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let maya = try await clinic.colleague("maya")
            let code = try await clinic.staff.inviteAgain(maya, operation: clinic.operation()).code
            #expect(try await clinic.colleague("maya").standing == .working)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() != nil)
            #expect(await clinic.problem(accepting: "maya", code, "four old bicycles") == nil)
            #expect(try await sessions.value() == nil)
            #expect(await clinic.problem(signingIn: "maya", "clinic-demo") == .wrongCredentials)
            #expect(await clinic.problem(signingIn: "maya", "four old bicycles") == nil)
        },
    ]

    private static let changing = [
        ContractRule("the only manager neither leaves nor loses the role") { clinic async throws in
            try await clinic.signIn(.manager)
            for change in [StaffChange.leaving, .role(.receptionist)] {
                let error = await #expect(throws: AppError.self) { try await clinic.change("maya", change) }
                #expect(error?.message == "Maya Lindqvist is the only manager.")
            }
            // An invitation does not count until it is accepted.
            let draft = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .manager)
            _ = try await clinic.staff.invite(draft, operation: clinic.operation())
            await #expect(throws: AppError.self) { try await clinic.change("maya", .leaving) }
            try await clinic.change("ben", .role(.manager))
            let maya = try await clinic.change("maya", .leaving)
            try await clinic.refusesStaff(.signInRequired, about: maya)
        },
        ContractRule("another role counts at once, for the session that is open") { clinic async throws in
            try await clinic.signIn(.manager)
            try await clinic.change("ben", .role(.manager))
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value()?.staff.role == .manager)
            try await clinic.change("maya", .role(.clinician))
            #expect(try await sessions.value()?.staff.role == .clinician)
            var list = clinic.staff.colleagues().reader()
            #expect(try await list.error() == .notAllowed(.manageStaff))
        },
        ContractRule("who left cannot sign in, and can with the same password once they are back") {
            clinic async throws in
            try await clinic.signIn(.manager)
            #expect(try await clinic.change("ben", .leaving).standing == .left(clinic.clock.now))
            #expect(await clinic.problem(signingIn: "ben", "clinic-demo") == .wrongCredentials)
            #expect(try await clinic.change("ben", .returning).standing == .working)
            #expect(await clinic.problem(signingIn: "ben", "clinic-demo") == nil)
        },
        ContractRule("somebody who was changed since they were seen is neither changed nor invited again") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let seen = try await clinic.colleague("ben")
            try await clinic.change("ben", .role(.pharmacist))
            let conflict = AppError.conflict("Ben Okafor was changed in the meantime.")
            await #expect(throws: conflict) { try await clinic.change("ben", .leaving, seeing: seen) }
            await #expect(throws: conflict) {
                try await clinic.staff.inviteAgain(seen, operation: clinic.operation())
            }
            #expect(try await clinic.colleague("ben").standing == .working)
        },
        ContractRule("who is signed out everywhere can sign in again") { clinic async throws in
            try await clinic.signIn(.manager)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() != nil)
            try await clinic.change("maya", .endingSessions)
            #expect(try await sessions.value() == nil)
            #expect(await clinic.problem(signingIn: "maya", "clinic-demo") == nil)
        },
        ContractRule("a repeated change is applied once, and another under its operation is refused") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let operation = clinic.operation()
            let first = try await clinic.change("ben", .leaving, as: operation)
            #expect(try await clinic.change("ben", .leaving, as: operation) == first)
            let other = await #expect(throws: AppError.self) {
                try await clinic.change("ana", .leaving, as: operation)
            }
            #expect(other?.code == "unexpected")
            #expect(try await clinic.colleague("ana").standing == .working)
        },
    ]
}
