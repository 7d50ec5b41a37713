import Domain
import Support
import Testing

@testable import Data
@testable import DataSync

/// A remote that can be restored to a copy of itself, like a database from its backup.
struct RestorableRemote: Sendable {
    /// Connects to it.
    let connect: @Sendable () throws -> any Remote
    /// Copies it.
    let backUp: @Sendable () throws -> Void
    /// Restores its copy.
    let restore: @Sendable () throws -> Void
}

extension RestorableRemote {
    /// Two workstations with a clinician at each; the first uploads its clinic.
    func workstations() async throws -> [ClinicWorkstation] {
        let first = try await Workstations.opened(connect())
        let workstations = [first, try await Workstations.joined(connect())]
        for workstation in workstations { try await workstation.signIn(.clinician) }
        return workstations
    }
}

extension [ClinicWorkstation] {
    /// Exchanges until nobody has anything to send.
    func settle() async throws {
        for _ in 0..<3 {
            for workstation in self {
                let problem = try await workstation.sync.sync().problem
                #expect(problem == nil)
            }
        }
    }

    /// Leases numbers other than those leased so far.
    func leaseAnew() async throws {
        for workstation in self {
            try await workstation.writer.write { connection throws(AppError) in
                for block in NumberBlock.leased { try block.forget(in: connection) }
            }
            #expect(try await workstation.sync.sync().problem == nil)
        }
    }
}

extension ClinicWorkstation {
    /// Retries every write that waits for a person to do so.
    func retryLost() async throws {
        for role in [Role.manager, .clinician] {
            try await signIn(role)
            for entry in try await now({ $0.sync.queue(limit: 500) }).entries {
                guard case .parked = entry.state else { continue }
                do { try await sync.retry(entry.id) } catch AppError.notAllowed {} catch AppError.notFound {}
            }
        }
    }
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
