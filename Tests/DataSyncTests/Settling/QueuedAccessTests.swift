import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The access to queued writes: who may send, see and settle them.
@Suite(.timeLimit(.minutes(60))) struct QueuedAccessTests {
    @Test func `a write whose author has lost the permission is refused here, and never sent`() async throws {
        let workstations = try await Workstations(as: .clinician)
        try await workstations.first.note("A note", about: .known(2_003))
        // Elsewhere the clinician has become a receptionist.
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.run("UPDATE staff SET role = 'receptionist' WHERE role = 'clinician'")
        }
        let report = try await workstations.first.sync.sync()
        #expect(report.sent == 0)
        #expect(report.left.parked == 1)
        #expect(workstations.applied == 0)
    }

    @Test func `a write whose author has lost the permission is sent in the name of a permitted person who retries it`()
        async throws
    {
        let workstations = try await Workstations(as: .clinician)
        let workstation = workstations.first
        try await workstation.note("A note", about: .known(2_003))
        _ = try await workstation.writer.write { connection throws(AppError) in
            try connection.run("UPDATE staff SET role = 'receptionist' WHERE user_name = 'chen'")
        }
        _ = try await workstation.sync.sync()
        let dana = Credentials(userName: "dana", password: Secret("clinic-demo"))
        _ = try await workstation.sessions.signIn(dana, operation: StoreHarness.operation())
        let entry = try await workstation.onlyEntry()
        #expect(entry.by == Staff.chen.name)
        guard case .parked(let refusal) = entry.state else { return #expect(Bool(false), "\(entry.state)") }
        #expect(refusal.message == "It is not allowed: a receptionist may not see clinical notes.")
        await #expect(throws: AppError.self) { try await workstation.sync.retry(entry.id) }
        #expect(try await workstation.onlyEntry().by == Staff.chen.name)
        #expect(try await workstation.sync.sync().sent == 0)
    }

    @Test func `many writes that may no longer be sent keep none behind them from going`() async throws {
        let workstations = try await Workstations(as: .clinician)
        for index in 0..<SyncEngine.batch { try await workstations.first.note("Note \(index)", about: .known(2_003)) }
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        try await workstations.first.signIn(.manager)
        _ = try await workstations.first.register("Ada Byron")
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.run("UPDATE staff SET role = 'receptionist' WHERE role = 'clinician'")
        }
        let report = try await workstations.first.sync.sync()
        #expect(report.sent == 1)
        #expect(report.left.parked == SyncEngine.batch)
    }

    @Test func `a write's own permission is checked again for its author, not only that of its kind`() async throws {
        let workstations = try await Workstations(as: .receptionist)
        _ = try await workstations.first.pay(.known(1_044))
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.run("UPDATE staff SET role = 'clinician' WHERE role = 'receptionist'")
        }
        #expect(try await workstations.first.sync.sync().left.parked == 1)
        #expect(workstations.applied == 0)
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        try await workstations.first.signIn(.pharmacist)
        let entry = try await workstations.first.onlyEntry()
        #expect(entry.fields.isEmpty)
        await #expect(throws: AppError.notAllowed(.takePayment)) { try await workstations.first.sync.retry(entry) }
        await #expect(throws: AppError.notAllowed(.takePayment)) { try await workstations.first.sync.discard(entry) }
    }

    @Test(arguments: [StaffChange.leaving, .endingSessions])
    func `who is signed out at another terminal settles nothing more`(_ change: StaffChange) async throws {
        try await withFolder { folder in
            let (here, there) = (
                try WorkstationHarness.open(.folder(folder)), try WorkstationHarness.open(.folder(folder))
            )
            try await here.signIn(.manager)
            try await there.signIn(.receptionist)
            let name = try #require(StaffSlug("ben"))
            let ben = try await here.now { $0.store.staff.colleague(name) }
            _ = try await here.store.staff.change(change, of: ben, operation: StoreHarness.operation())
            await #expect(throws: AppError.signInRequired) { _ = try await there.sync.discard(OutboxEntry.sample(1)) }
        }
    }

    @Test func `a write about a member of staff is for nobody else`() async throws {
        let workstations = try await Workstations(as: .receptionist)
        try await workstations.first.sessions.changePassword(
            from: Secret("clinic-demo"), to: Secret("another one yet"), operation: StoreHarness.operation())
        workstations.ways[0].set(.unreachable)
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        try await workstations.first.signIn(.manager)
        let entry = try await workstations.first.onlyEntry()
        #expect(entry.fields.isEmpty)
        await #expect(throws: AppError.self) { try await workstations.first.sync.retry(entry.id) }
    }

    @Test func `what was written about a patient is shown only to those who may read it`() async throws {
        let workstations = try await Workstations(as: .clinician)
        try await workstations.first.note("A note", about: .known(2_003))
        #expect(try await workstations.first.onlyEntry().fields.contains { $0.mine == "A note" })
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        try await workstations.first.signIn(.receptionist)
        let entry = try await workstations.first.onlyEntry()
        #expect(entry.fields.isEmpty)
        #expect(entry.subject == .patient(.known(2_003)))
        await #expect(throws: AppError.notAllowed(.keepClinicalNotes)) {
            try await workstations.first.sync.retry(entry.id)
        }
    }

    @Test func `nobody discards a write with others that they may not see`() async throws {
        let workstations = try await Workstations(as: .clinician)
        let patient = try await workstations.first.register("Ada Byron")
        try await workstations.first.note("A note", about: patient.number)
        workstations.ways[0].fail(at: "patient")
        _ = try await workstations.first.sync.sync()
        _ = try await workstations.first.writer.write { connection throws(AppError) in
            try connection.run("UPDATE outbox SET state = 'parked' WHERE number = 1")
        }
        await workstations.first.sessions.signOut(operation: StoreHarness.operation())
        try await workstations.first.signIn(.receptionist)
        await #expect(throws: AppError.notAllowed(.keepClinicalNotes)) {
            try await workstations.first.sync.discard(.known(1))
        }
        #expect(try await workstations.first.now { $0.sync.queue(limit: 5) }.total == 2)
    }
}
