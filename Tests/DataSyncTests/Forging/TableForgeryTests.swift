import Domain
import Foundation
import Support
import Testing

@testable import Data
@testable import DataSync

/// Forgeries by SQL in the tables of a PostgreSQL. A workstation's role is refused; and what the database's
/// administrator does changes nothing at a workstation either.
@Suite(.enabled(if: PostgresServer.isThere, PostgresServer.isMissing), .timeLimit(.minutes(60)))
struct TableForgeryTests {
    @Test(arguments: TableForgery.all)
    func `SQL in the tables is refused, or changes nothing at a workstation and is set aside`(
        _ forgery: TableForgery
    ) async throws {
        try await PostgresServer.withEmptyDatabase { database in
            try await database.withRole { role in
                let remote = ForgedRemote(database, role)
                let bench = try await ForgeryBench(remote)
                try database.run("select clinic.admit('\(role)')")
                #expect(throws: PostgresFault.self) { try database.session(as: role).run(forgery.sql) }
                let forger = try await Forger(bench.workstations[0], at: remote.connect())
                try database.run(forgery.sql)
                if let then = forgery.then { #expect(try await remote.send(try then(forger)) == nil) }
                try await bench.expectNothingChanged(listing: forgery.reason, atNew: forgery.newReason)
                try await bench.expectEverythingGoesOn()
            }
        }
    }

    /// Nobody can prove to a new workstation that there was more; those that were there keep it.
    @Test(arguments: [
        ("update clinic.step s set signature = decode(repeat('00', 64), 'hex')", StepFlaw.forged),
        ("delete from clinic.step s", .unsigned),
    ])
    func `what was signed and is spoiled there is missing at a new workstation alone, which lists it`(
        _ sql: String, _ reason: StepFlaw
    ) async throws {
        try await PostgresServer.withEmptyDatabase { database in
            let bench = try await ForgeryBench(
                ForgedRemote(connect: { try SettledRemote(database) }, send: { _ in nil }, plant: { _ in }))
            try database.run(
                """
                \(sql) where s.operation in (select r.operation from clinic.record_step r where r.kind = 'clinical_note')
                """)
            for workstation in bench.workstations { #expect(try await workstation.sync.sync().problem == nil) }
            #expect(try bench.workstations[1].records() == bench.before)
            let joined = try await Workstations.joined(SettledRemote(database))
            #expect(try joined.records() == bench.before.filter { !$0.hasPrefix("clinical_note") })
            #expect(try joined.setAside().contains { $0.reason == reason.rawValue })
            try await bench.expectEverythingGoesOn()
        }
    }
}

extension ClinicWorkstation {
    /// The list of records that were set aside.
    func setAside() throws -> [SetAsideRecord] {
        try database.read { connection throws(AppError) in try SetAside(connection: connection).first(100) }
    }
}
