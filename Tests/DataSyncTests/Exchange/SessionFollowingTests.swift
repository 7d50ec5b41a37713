import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync
import DataSupport

/// The session follows the clinic's file.
@Suite(.timeLimit(.minutes(60))) struct SessionFollowingTests {
    @Test func `a role that another workstation changed counts as soon as it comes, for reads and for writes`()
        async throws
    {
        let workstations = try await Workstations(as: .clinician)
        let before = try #require(try await workstations.second.session())
        var notes = try await workstations.second.notes()
        _ = try await notes.value()
        try await workstations.first.signIn(.manager)
        try await workstations.first.change(before.staff.id, "UPDATE staff SET role = 'receptionist' WHERE id = ?1")
        for workstation in workstations.all { #expect(try await workstation.sync.sync().problem == nil) }
        #expect(try await notes.error() == .notAllowed(.keepClinicalNotes))
        let after = try #require(try await workstations.second.session())
        #expect(after.staff.role == .receptionist)
        #expect(after.startedAt == before.startedAt)
        await #expect(throws: AppError.notAllowed(.keepClinicalNotes)) {
            try await workstations.second.note("A note", about: .known(2_003))
        }
        #expect(try await workstations.second.status().queued == 0)
    }

    @Test func `who has left is signed out`() async throws {
        let workstations = try await Workstations()
        let dora = try await workstations.employDora()
        var notes = try await workstations.second.notes()
        _ = try await notes.value()
        try await workstations.first.change(
            dora, "UPDATE staff SET left_at = 1, session_epoch = session_epoch + 1 WHERE id = ?1")
        try await workstations.settle()
        #expect(try await notes.error() == .signInRequired)
        #expect(try await workstations.second.session() == nil)
        #expect(try await workstations.first.session() != nil)
    }

    @Test func `what people changed of themselves does not keep their role`() async throws {
        let workstations = try await Workstations()
        let dora = try await workstations.employDora()
        try await workstations.second.change(dora, "UPDATE staff SET phone_extension = '42' WHERE id = ?1")
        var notes = try await workstations.second.notes()
        _ = try await notes.value()
        try await workstations.first.change(
            dora, "UPDATE staff SET role = 'receptionist', phone_extension = '17' WHERE id = ?1")
        for workstation in workstations.all { _ = try await workstation.sync.sync() }
        #expect(try await workstations.second.session()?.staff.role == .receptionist)
        #expect(try await notes.error() == .notAllowed(.keepClinicalNotes))
        #expect(try await workstations.second.status().conflicts == 1)
    }

    @Test func `another process that took it in is noticed, too`() async throws {
        try await withFolder { folder in
            let ticks = ManualClock()
            let polling = ChangePolling(clock: ticks, interval: .milliseconds(250))
            let (here, there) = (
                try WorkstationHarness.open(.folder(folder), polling: polling),
                try WorkstationHarness.open(.folder(folder))
            )
            try await here.signIn(.clinician)
            var notes = try await here.notes()
            _ = try await notes.value()
            let staff = try #require(try await here.session()).staff.id
            try await there.change(staff, "UPDATE staff SET role = 'receptionist' WHERE id = ?1")
            await ticks.someoneSleeps()
            ticks.advance(by: .milliseconds(250))
            #expect(try await notes.error() == .notAllowed(.keepClinicalNotes))
            #expect(try await here.session()?.staff.role == .receptionist)
        }
    }
}

extension Workstations {
    /// Adds another clinician, who is signed in at the second workstation.
    fileprivate func employDora() async throws -> Staff.ID {
        try await first.signIn(.manager)
        let draft = try ColleagueDraft(name: "Dora", userName: "dora", role: .clinician)
        let invitation = try await first.store.staff.invite(draft, operation: StoreHarness.operation())
        try await settle()
        let password = Secret("seven green bottles")
        try await second.store.staff.accept(
            "dora", code: Secret(invitation.code.text), password: password, operation: StoreHarness.operation())
        try await settle()
        let session = try await second.sessions.signIn(
            Credentials(userName: "dora", password: password), operation: StoreHarness.operation())
        return session.staff.id
    }
}

extension ClinicWorkstation {
    fileprivate func session() async throws -> StaffSession? {
        try await now { $0.sessions.session() }
    }

    /// A read that only clinicians may make.
    fileprivate func notes() async throws -> SnapshotReader<ClinicalNotePage> {
        try await patients.openAnybodysNotes(of: .known(2_003))
        return patients.notes(ClinicalNoteQuery(about: .known(2_003))).reader()
    }

    /// Changes a member of staff in the name of the signed-in person, as a program for staff would.
    fileprivate func change(_ staff: Staff.ID, _ sql: String) async throws {
        let author = try await session()?.staff.id ?? staff
        try await writer.write { connection throws(AppError) in
            connection.record("staff", by: author, needing: [])
            try connection.willChange(.staff, staff.rawValue)
            _ = try connection.run(sql, [.identity(staff.rawValue)])
        }
    }
}
