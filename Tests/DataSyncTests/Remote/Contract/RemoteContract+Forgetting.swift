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
        RemoteRule("of a record that is there nothing is forgotten") { bench in
            let (remote, change) = try await deleted(bench)
            let (steps, answer) = (try await remote.steps([gone]), try await remote.apply(change))
            let shorter = try steps.map { try $0.signed.forgetting(gone.subject) }
            await #expect(throws: AppError.self) {
                try await remote.forget([gone.subject, product.subject], keeping: shorter)
            }
            #expect(try await remote.steps([gone]) == steps)
            #expect(try await remote.apply(change) == answer)
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
