import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

extension RemoteContract {
    static let forgetting: [RemoteRule] = [
        RemoteRule("what a deleted record was is forgotten, in its steps and in the answers, and signed as it was") {
            bench in
            let (remote, change) = try await deleted(bench)
            let steps = try await remote.steps([gone])
            let shorter = try steps.map { try $0.signed.forgetting(gone.subject) }
            #expect(steps.count == 3 && Set(shorter).isDisjoint(with: steps.map(\.signed)))
            try await remote.forget([gone.subject], keeping: shorter)
            #expect(try await remote.steps([gone]).map(\.signed) == shorter)
            #expect(try await remote.apply(change) == .applied([RemoteRecord("product", 2, 2, nil)]))
        },
        RemoteRule("the past of a record that somebody has put there again is forgotten, and what it is now stays") {
            bench in
            let (remote, change) = try await deleted(bench)
            let again = RemoteOperation(4, .init("product", 2, base: 3, to: #"{"name":"b"}"#))
            #expect(try await remote.apply(again).isApplied)
            let shorter = try await remote.steps([gone]).map { try $0.signed.forgetting(gone.subject) }
            try await remote.forget([gone.subject], keeping: shorter)
            #expect(try await remote.apply(change) == .applied([RemoteRecord("product", 2, 2, nil)]))
            #expect(try await remote.records().contains(RemoteRecord("product", 2, 4, #"{"name":"b"}"#)))
        },
    ]

    private static let gone = LackingSteps(kind: "product", subject: .sample(2), after: 0, upTo: 3)

    /// A remote with a product that was changed and then deleted, beside another one; and the change.
    private static func deleted(_ bench: RemoteBench) async throws -> (any Remote, RemoteOperation) {
        let remote = try await bench.openRemote([product, RemoteRecord("product", 2, 1, "{}")])
        let change = RemoteOperation(2, .init("product", 2, base: 1, "{}", to: #"{"name":"a"}"#))
        let deletion = RemoteOperation(3, .init("product", 2, base: 2, #"{"name":"a"}"#, to: nil))
        for operation in [change, deletion] { #expect(try await remote.apply(operation).isApplied) }
        return (remote, change)
    }
}

extension SignedBytes {
    fileprivate func forgetting(_ subject: UUID) throws -> SignedBytes {
        let intent = try #require(SignedIntent(intent))
        return SignedBytes(intent: intent.forgetting(subject).bytes, signature: signature)
    }
}
