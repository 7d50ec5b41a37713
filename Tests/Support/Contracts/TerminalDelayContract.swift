import Domain
import Foundation
import Testing

/// The wait at a terminal where many names were tried.
extension StaffSessionContract {
    static let delayingTerminals: [ContractRule] = [
        ContractRule("after twenty-one wrong passwords, whatever the names, a terminal waits as a name does") {
            clinic async throws in
            await tryNames(20, in: clinic)
            for failures in 21...30 {
                #expect(await clinic.problem(signingIn: "name \(failures)", "wrong") == .wrongCredentials)
                let wait = SignInDelay.seconds(after: failures, free: SignInDelay.freeAtTerminal)
                let refusal = AppError.tooManyAttempts(seconds: wait)
                for name in ["ana", "another"] {
                    #expect(await clinic.problem(signingIn: name, "clinic-demo") == refusal, "\(failures)")
                }
                clinic.clock.advance(by: TimeInterval(wait))
            }
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
        },
        ContractRule("the longer of both waits counts, and a try that comes too early for one counts for neither") {
            clinic async throws in
            for _ in 1...5 { #expect(await clinic.problem(signingIn: "ben", "wrong") == .wrongCredentials) }
            clinic.clock.advance(by: 30)
            #expect(await clinic.problem(signingIn: "ben", "wrong") == .wrongCredentials)
            await tryNames(15, in: clinic)
            clinic.clock.advance(by: 10)
            for _ in 1...10 {
                #expect(await clinic.problem(signingIn: "ana", "wrong") == .tooManyAttempts(seconds: 20))
                #expect(await clinic.problem(signingIn: "ben", "wrong") == .tooManyAttempts(seconds: 50))
            }
            clinic.clock.advance(by: 20)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
            clinic.clock.advance(by: 30)
            #expect(await clinic.problem(signingIn: "ben", "clinic-demo") == nil)
        },
        ContractRule("a right password ends the count of its terminal, and that of no other name") {
            clinic async throws in
            for _ in 1...5 { #expect(await clinic.problem(signingIn: "ana", "wrong") == .wrongCredentials) }
            await tryNames(15, in: clinic)
            for name in ["ben", "chen"] {
                #expect(await clinic.problem(signingIn: name, "clinic-demo") == nil)
                await tryNames(20, in: clinic)
            }
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 30))
        },
        ContractRule("people who mistype now and then, one after the other, never wait") { clinic async throws in
            for day in 1...10 {
                for name in ["ana", "ben", "chen", "maya"] {
                    #expect(await clinic.problem(signingIn: name, "wrong") == .wrongCredentials, "\(day)")
                }
                for name in ["ana", "ben", "chen", "maya"] {
                    #expect(await clinic.problem(signingIn: name, "clinic-demo") == nil, "\(day)")
                }
            }
        },
        ContractRule("changing a password and accepting an invitation count at the terminal, and wait with it") {
            clinic async throws in
            try await clinic.signIn(.manager)
            let code = try await clinic.inviteOda().code
            let (new, wrong) = ("four old bicycles", InvitationCode(bits: 7))
            await tryNames(14, in: clinic)
            for _ in 1...4 { #expect(await clinic.problem(accepting: "oda", wrong) == .wrongCredentials) }
            for _ in 1...3 { #expect(await clinic.problem(changing: "wrong", to: new) == .wrongCredentials) }
            let wait = AppError.tooManyAttempts(seconds: 30)
            #expect(await clinic.problem(changing: "clinic-demo", to: new) == wait)
            #expect(await clinic.problem(accepting: "oda", code) == wait)
            clinic.clock.advance(by: 30)
            #expect(await clinic.problem(changing: "clinic-demo", to: new) == nil)
            await tryNames(20, in: clinic)
            #expect(await clinic.problem(accepting: "oda", code) == nil)
            await tryNames(20, in: clinic)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
        },
    ]

    /// Tries a wrong password at each of so many names.
    private static func tryNames(_ number: Int, in clinic: ContractClinic) async {
        for name in 1...number {
            #expect(await clinic.problem(signingIn: "name \(name)", "wrong") == .wrongCredentials, "\(name)")
        }
    }
}
