import Testing

@testable import Data

/// A remote that can be taken back to a copy of itself, as a database is from its backup.
struct RestorableRemote: Sendable {
    /// A way to it.
    let connect: @Sendable () throws -> any Remote
    /// Copies it.
    let backUp: @Sendable () throws -> Void
    /// Takes it back to its copy.
    let restore: @Sendable () throws -> Void
}

extension Engine {
    /// Runs `body` with an empty remote that can be restored once.
    func withRestorable(_ body: (RestorableRemote) async throws -> Void) async throws {
        switch self {
        case .fake:
            let (server, copy) = (FakeRemoteServer(), FakeBackup())
            try await body(
                RestorableRemote(
                    connect: { FakeRemote(server) }, backUp: { copy.keep(server.copy) },
                    restore: { server.restore(try copy.kept()) }))
        case .postgres:
            try await PostgresServer.withDatabase { database in
                let server = database.sibling("postgres")
                let copy = "\(database.name)_copy"
                try await body(
                    RestorableRemote(
                        connect: { try SettledRemote(database) },
                        backUp: {
                            try server.closeConnections(to: database.name)
                            try server.run("create database \(copy) template \(database.name)")
                        },
                        restore: {
                            try server.run("drop database \(database.name) with (force)")
                            try server.run("alter database \(copy) rename to \(database.name)")
                        }))
            }
        }
    }
}

extension PostgresDatabase {
    /// Another database of the same server.
    fileprivate func sibling(_ other: String) -> PostgresDatabase {
        PostgresDatabase(address: address.replacing("/\(name)?", with: "/\(other)?"), name: other)
    }

    fileprivate func closeConnections(to other: String) throws {
        try run("select pg_terminate_backend(pid) from pg_stat_activity where datname = '\(other)'")
        while try value("select count(*) from pg_stat_activity where datname = '\(other)'") != "0" {}
    }
}
