import DataSupport
import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Writes that somebody with the credential of a workstation sends, with SQL or a program of their own, or that the
/// administrator of the database puts there. None changes anything at a workstation, and none stops one.
@Suite(.timeLimit(.minutes(10))) struct ForgedWriteTests {
    @Test(arguments: Forgery.all)
    func `a forged write changes nothing at a workstation, and is set aside`(_ forgery: Forgery) async throws {
        let workstations = try await Workstations(as: .clinician)
        try await workstations.first.note("Rest for a week.", about: .known(2_003))
        try await workstations.settle()
        for workstation in workstations.all { try await workstation.signIn(.manager) }
        let forger = try Forger(workstations.first)
        let operation = try forgery.make(forger)
        let before = try workstations.second.records()
        if forgery.isPlanted {
            for change in operation.changes {
                workstations.server.plant(change.kind, change.subject, change.after, signed: operation.signed)
            }
        } else {
            let outcome = try await FakeRemote(workstations.server).apply(operation)
            #expect((outcome.reason == nil) == (forgery.reason != nil), "\(outcome)")
        }
        for workstation in workstations.all { #expect(try await workstation.sync.sync().problem == nil) }
        let joined = try await Workstations.joined(FakeRemote(workstations.server))
        for workstation in workstations.all + [joined] {
            let now = try workstation.records()
            #expect(now.filter { !before.contains($0) } == [], "made or changed")
            #expect(before.filter { !now.contains($0) } == [], "gone")
            let aside = try workstation.database.read { connection throws(AppError) in
                try SetAside(connection: connection).first(10)
            }
            if let reason = forgery.reason { #expect(aside.contains { $0.reason == reason.rawValue }, "\(aside)") }
        }
        // Everything else goes on.
        _ = try await workstations.first.register("Zoë Quillfeather")
        try await workstations.settle()
        let names = try workstations.second.column("SELECT name FROM patient WHERE name LIKE 'Zoë Q%'")
        #expect(names == ["Zoë Quillfeather"])
    }
}
