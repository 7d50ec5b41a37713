import Domain
import Foundation
import Testing

extension StaffSessionContract {
    static let delaying: [ContractRule] = [
        ContractRule("four wrong passwords cost no wait, and the right one starts again from none") {
            clinic async throws in
            for _ in 1...3 {
                for _ in 1...SignInDelay.freeFailures {
                    #expect(await clinic.problem(signingIn: "ana", "wrong") == .wrongCredentials)
                }
                #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
            }
        },
        ContractRule("after five wrong passwords even the right one waits, to the second") { clinic async throws in
            await fail(5, in: clinic)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 30))
            clinic.clock.advance(by: 28.75)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 2))
            clinic.clock.advance(by: 1.249)
            #expect(await clinic.problem(signingIn: "ana", "wrong") == .tooManyAttempts(seconds: 1))
            clinic.clock.advance(by: 0.001)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
        },
        ContractRule("every further wrong password waits as long as Domain says, known name or not") {
            clinic async throws in
            for name in ["ana", "nobody", ""] {
                for failures in 1...12 {
                    #expect(await clinic.problem(signingIn: name, "wrong") == .wrongCredentials)
                    let wait = SignInDelay.seconds(after: failures)
                    guard wait > 0 else { continue }
                    let refusal = AppError.tooManyAttempts(seconds: wait)
                    #expect(await clinic.problem(signingIn: name, "wrong") == refusal, "\(name), \(failures)")
                    clinic.clock.advance(by: TimeInterval(wait))
                }
                #expect(await clinic.problem(signingIn: "ben", "clinic-demo") == nil)
            }
        },
        ContractRule("a try that comes too early is not counted, and does not make the wait longer") {
            clinic async throws in
            await fail(5, in: clinic)
            clinic.clock.advance(by: 20)
            for _ in 1...20 {
                #expect(await clinic.problem(signingIn: "ana", "wrong") == .tooManyAttempts(seconds: 10))
            }
            clinic.clock.advance(by: 10)
            #expect(await clinic.problem(signingIn: "ana", "wrong") == .wrongCredentials)
            #expect(await clinic.problem(signingIn: "ana", "wrong") == .tooManyAttempts(seconds: 60))
        },
        ContractRule("a name is the same name however it is typed, and no other one waits") { clinic async throws in
            for name in ["ana", " ANA", "Ana\t", "aNa", "\nana"] {
                #expect(await clinic.problem(signingIn: name, "wrong") == .wrongCredentials)
            }
            #expect(await clinic.problem(signingIn: "AnA", "clinic-demo")?.code == "too-many-attempts")
            for name in ["ben", "chen", "maya"] {
                #expect(await clinic.problem(signingIn: name, "clinic-demo") == nil, "\(name)")
            }
            #expect(await clinic.problem(signingIn: "an", "wrong") == .wrongCredentials)
        },
        ContractRule("no clock that is set, forward or back, ends or prolongs a wait") { clinic async throws in
            for name in ["ana", "nobody"] {
                for _ in 1...5 {
                    clinic.clock.set(by: -1)
                    #expect(await clinic.problem(signingIn: name, "wrong") == .wrongCredentials)
                }
                for time in [-1, 30, 86_400, -86_400, 1_000_000_000, -2_000_000_000] as [TimeInterval] {
                    clinic.clock.set(by: time)
                    #expect(await clinic.problem(signingIn: name, "wrong") == .tooManyAttempts(seconds: 30), "\(time)")
                }
                clinic.clock.advance(by: 29)
                #expect(await clinic.problem(signingIn: name, "wrong") == .tooManyAttempts(seconds: 1))
                clinic.clock.advance(by: 1)
                #expect(await clinic.problem(signingIn: name, "wrong") == .wrongCredentials)
            }
        },
        ContractRule("another start of the machine begins a wait again, once") { clinic async throws in
            await fail(5, in: clinic)
            clinic.clock.advance(by: 20)
            clinic.clock.restart(ago: .seconds(5))
            clinic.clock.set(by: 86_400)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 30))
            clinic.clock.advance(by: 29)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == .tooManyAttempts(seconds: 1))
            clinic.clock.advance(by: 1)
            #expect(await clinic.problem(signingIn: "ana", "clinic-demo") == nil)
        },
        ContractRule("who waits keeps the session that is open") { clinic in
            let session = try await clinic.signIn(.pharmacist)
            await fail(6, in: clinic)
            var sessions = clinic.sessions.session().reader()
            #expect(try await sessions.value() == session)
        },
    ]

    private static func fail(_ times: Int, in clinic: ContractClinic) async {
        for _ in 1...times { _ = await clinic.problem(signingIn: "ana", "wrong") }
    }
}
