import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Two terminals over one file. The second never looks for changes by itself: what the first took away counts there all
/// the same, at the next write.
@Suite(.timeLimit(.minutes(60))) struct TakenAwayTests {
    @Test(
        arguments: [
            (.leaving, .signInRequired), (.endingSessions, .signInRequired),
            (.role(.receptionist), .notAllowed(.manageStaff)),
        ] as [(StaffChange, AppError)])
    func `a write at an open screen is refused at once, and changes nothing`(change: StaffChange, error: AppError)
        async throws
    {
        try await withTwoManagers { here, there, ben in
            _ = try await here.staff.change(change, of: ben, operation: StoreHarness.operation())
            let before = try await here.now { $0.staff.colleagues() }
            let oda = try ColleagueDraft(name: "Oda Lund", userName: "oda", role: .clinician)
            await #expect(throws: error) { try await there.staff.invite(oda, operation: StoreHarness.operation()) }
            #expect(try await here.now { $0.staff.colleagues() } == before)
        }
    }

    @Test func `what belongs to the person becomes nobody else's`() async throws {
        try await withTwoManagers { here, there, ben in
            _ = try await here.staff.change(.leaving, of: ben, operation: StoreHarness.operation())
            await #expect(throws: AppError.signInRequired) {
                try await there.carts.add(.known(512), quantity: 1, operation: StoreHarness.operation())
            }
            // From here on there is a visitor, who has a cart of their own.
            let cart = try await there.carts.add(.known(512), quantity: 1, operation: StoreHarness.operation())
            #expect(cart.lines.count == 1)
        }
    }

    @Test func `another role counts at the next write, and what it allows goes on`() async throws {
        try await withTwoManagers { here, there, ben in
            _ = try await here.staff.change(.role(.pharmacist), of: ben, operation: StoreHarness.operation())
            _ = try await there.carts.add(.known(512), quantity: 1, operation: StoreHarness.operation())
            #expect(try await there.now { $0.sessions.session() }?.staff.role == .pharmacist)
        }
    }

    /// Maya at one terminal, and Ben, who is a manager as well, at the other.
    private func withTwoManagers(
        _ body: (ClinicStore, ClinicStore, Colleague) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            let (here, there) = (
                try StoreHarness.open(.folder(folder)), try StoreHarness.open(.folder(folder))
            )
            _ = try await here.sessions.signIn(.sample(.manager), operation: StoreHarness.operation())
            let name = try #require(StaffSlug("ben"))
            let seen = try await here.now { $0.staff.colleague(name) }
            let ben = try await here.staff.change(.role(.manager), of: seen, operation: StoreHarness.operation())
            _ = try await there.sessions.signIn(.sample(.receptionist), operation: StoreHarness.operation())
            try await body(here, there, ben)
        }
    }
}
