import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A refund that is declined at one workstation while another takes the order on.
@Suite(.timeLimit(.minutes(10))) struct DeclinedRefundTests {
    @Test func `a refund that is declined on top of another step leads back to that step`() async throws {
        let stations = try await Stations(as: .manager)
        _ = try await stations.first.move(.known(1_043), to: .packed)
        try await stations.second.signIn(.receptionist)
        _ = try await stations.second.move(.known(1_043), to: .refundRequested)
        try await stations.second.signIn(.manager)
        _ = try await stations.second.move(.known(1_043), to: .declined)
        try await stations.settle()
        while let entry = try await stations.second.conflict() {
            let whole = try #require(entry.fields.first)
            try await stations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
            try await stations.settle()
        }
        let order = try await stations.first.now { $0.orders.order(.known(1_043)) }
        #expect(order.history.map(\.state) == [.placed, .paid, .packed, .refundRequested, .declined])
        #expect(order.state == .packed)
        try await stations.expectEqual()
    }
}

extension ClinicStation {
    /// A queued write that somebody has to decide about, or nil.
    fileprivate func conflict() async throws -> OutboxEntry? {
        let found = try await now { $0.sync.queue(limit: 10) }.entries.first { $0.state == .conflicting }
        guard let found else { return nil }
        return try await now { $0.sync.entry(found.id) }
    }
}
