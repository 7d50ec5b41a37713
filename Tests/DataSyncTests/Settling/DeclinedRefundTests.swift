import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// A refund that is declined at one workstation while another moves the order on.
@Suite(.timeLimit(.minutes(60))) struct DeclinedRefundTests {
    @Test func `a refund that is declined on top of another step leads back to that step`() async throws {
        let workstations = try await Workstations(as: .manager)
        _ = try await workstations.first.move(.known(1_043), to: .packed)
        try await workstations.second.signIn(.receptionist)
        _ = try await workstations.second.move(.known(1_043), to: .refundRequested)
        try await workstations.second.signIn(.manager)
        _ = try await workstations.second.move(.known(1_043), to: .declined)
        try await workstations.settle()
        while let entry = try await workstations.second.conflict() {
            let whole = try #require(entry.fields.first)
            try await workstations.second.sync.resolve(entry.id, keeping: [whole.id: .mine])
            try await workstations.settle()
        }
        let order = try await workstations.first.now { $0.orders.order(.known(1_043)) }
        #expect(order.history.map(\.state) == [.placed, .paid, .packed, .refundRequested, .declined])
        #expect(order.state == .packed)
        try await workstations.expectEqual()
    }
}

extension ClinicWorkstation {
    /// A queued write that needs a decision, or nil.
    fileprivate func conflict() async throws -> OutboxEntry? {
        let found = try await now { $0.sync.queue(limit: 10) }.entries.first { $0.state == .conflicting }
        guard let found else { return nil }
        return try await now { $0.sync.entry(found.id) }
    }
}
