import DataSupport
import Foundation
import Testing

@testable import Data
@testable import DataSync

/// A standby of the PostgreSQL of the tests, made and removed by the script in its folder.
struct StandbyServer: Sendable {
    static let isMissing: Comment = "there is no script that makes a standby of the PostgreSQL; scripts/test writes one"
    static var isThere: Bool { script.map(FileManager.default.fileExists(atPath:)) ?? false }

    private static var script: String? { PostgresServer.folder.map { "\($0)/standby" } }

    let primary: PostgresDatabase
    /// The database at the standby.
    let database: PostgresDatabase

    /// Runs `body` with a standby that has everything that a database of the server has.
    static func withStandby(of primary: PostgresDatabase, _ body: (StandbyServer) async throws -> Void) async throws {
        let name = "standby-\(primary.name)"
        try run("make_standby", name)
        let result: Result<Void, any Error>
        do {
            let folder = try #require(PostgresServer.folder)
            let port = try String(contentsOfFile: "\(folder)/\(name)/port", encoding: .utf8)
            let address = "postgresql://clinic@/postgres?host=\(folder)&port=\(port)"
            let standby = StandbyServer(
                primary: primary, database: PostgresDatabase(address: address, name: primary.name))
            result = .success(try await body(standby))
        } catch {
            result = .failure(error)
        }
        try run("remove_standby", name)
        try result.get()
    }

    private static func run(_ function: String, _ name: String) throws {
        try #require(ServerRestart.run("bash \(script ?? "") \(function) \(name)"), "\(function) failed")
    }

    /// Waits until the standby has everything that was written so far.
    func catchUp() async throws {
        // A commit brings what was read by others to the disk, and with it to the standby.
        let end = try primary.value("select pg_logical_emit_message(true, 'clinic', 'here')") ?? ""
        try await onItsOwnThread {
            try database.bareSession().wait(until: "pg_last_wal_replay_lsn() >= '\(end)'::pg_lsn")
        }
    }

    /// Cuts it off from what is written from now on.
    func cutOff() async throws {
        try await onItsOwnThread {
            let session = try database.bareSession()
            try session.run("alter system set primary_conninfo = ''")
            try session.run("select pg_reload_conf()")
            try session.wait(until: "not exists (select from pg_stat_wal_receiver)")
        }
    }

    /// Starts it again.
    func restart() throws { try Self.run("restart_standby", "standby-\(primary.name)") }

    /// Makes it the server.
    func promote() throws { try database.bareSession().run("select pg_promote()") }
}

extension PostgresDatabase {
    /// A connection that identifies nothing, as to a standby, which cannot.
    fileprivate func bareSession() throws -> PostgresSession {
        try PostgresDatabase(address: address.replacing("/\(name)?", with: "/postgres?"), name: "postgres").session()
    }
}
