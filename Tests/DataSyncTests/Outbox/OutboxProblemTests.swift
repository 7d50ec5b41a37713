import Domain
import Testing

@testable import Data
@testable import DataSync

/// The stored reason of a write that was not accepted, and the message about it.
@Suite(.timeLimit(.minutes(60))) struct OutboxProblemTests {
    @Test func `a stored problem reads back with the same text`() {
        let refused = RemoteRefusal.Reason.allCases.map { OutboxProblem.refused($0, detail: "a b  c") }
        for problem in refused + [.failed(detail: "a b  c"), .newer, .lost] {
            #expect(problem.stored.map(OutboxProblem.init(stored:)) == problem)
        }
    }

    @Test func `a booking of a taken time gets advice beyond correcting the record`() {
        let error = OutboxProblem.refused(.overlap, detail: "").error(isTriedAgain: false)
        #expect(error.advice == "Open the record and choose another time, then try this again; or discard it.")
    }

    @Test(arguments: [
        (
            OutboxProblem.refused(.notAllowed, detail: "a receptionist may not place orders"),
            "It is not allowed: a receptionist may not place orders."
        ),
        (
            .refused(.malformed, detail: "it is no JSON"),
            "Something went wrong inside the app: the remote does not understand a write: it is no JSON."
        ),
        (.newer, "A newer version of this program wrote it, and an older one could not send it."),
        (.failed(detail: "disk full"), "The remote failed at it: disk full."),
    ])
    func `the problem of a write is shown, and the remote is named only if it was asked`(
        _ problem: OutboxProblem, _ message: String
    ) {
        #expect(problem.error(isTriedAgain: false).message == message)
    }
}
