import Domain
import Foundation
import Testing

@testable import Data
@testable import DataSync

/// A remote, and somebody who holds the credential of a workstation there, or its database.
struct ForgedRemote: Sendable {
    /// A connection of a workstation.
    let connect: @Sendable () throws -> any Remote
    /// Sends a write with the credential. Returns why it is refused.
    let send: @Sendable (RemoteOperation) async throws -> String?
    /// Puts versions of records there past all rules, as the database's administrator can.
    let plant: @Sendable (RemoteOperation) throws -> Void
}

extension Engine {
    /// Runs `body` with a remote in which there is nothing yet.
    func withForgedRemote(_ body: (ForgedRemote) async throws -> Void) async throws {
        switch self {
        case .fake: try await body(ForgedRemote(FakeRemoteServer()))
        case .postgres:
            try await PostgresServer.withEmptyDatabase { database in
                try await database.withRole { role in try await body(ForgedRemote(database, role)) }
            }
        }
    }
}

extension ForgedRemote {
    fileprivate init(_ server: FakeRemoteServer) {
        connect = { FakeRemote(server) }
        send = { operation in
            switch try await FakeRemote(server).apply(operation) {
            case .applied: nil
            case .conflict: "conflict"
            case .rejected(let refusal): refusal.reason.rawValue
            }
        }
        plant = { operation in
            for change in operation.changes {
                server.plant(change.kind, change.subject, change.after, signed: operation.signed)
            }
        }
    }

    init(_ database: PostgresDatabase, _ role: String) {
        connect = { try SettledRemote(database) }
        send = { operation in
            try database.run("select clinic.admit('\(role)')")
            return try database.session(as: role).apply(operation)
        }
        plant = { operation in try database.plant(operation) }
    }
}

extension PostgresSession {
    /// Calls the function by hand, as with psql. Returns why it is refused.
    fileprivate func apply(_ operation: RemoteOperation) throws -> String? {
        let result = try rows(
            """
            select verdict
            from clinic.apply($1::uuid, $2::uuid, $3::bigint, $4::jsonb, decode($5, 'hex'), decode($6, 'hex'))
            """,
            [
                operation.id.rawValue.uuidString, operation.author?.rawValue.uuidString, "0",
                RemoteText.changes(operation.changes), operation.signed?.intent.hexadecimal,
                operation.signed?.signature.hexadecimal,
            ])
        return result.text(0, 0) == "applied" ? nil : result.text(0, 0)
    }
}

extension PostgresDatabase {
    fileprivate func plant(_ operation: RemoteOperation) throws {
        let session = try session()
        for change in operation.changes {
            _ = try session.rows(
                """
                insert into clinic.record (kind, subject, version, body, epoch)
                select $1, $2::uuid, 1, $3::jsonb, r.epoch from clinic.remote r
                on conflict (kind, subject) do update set version = record.version + 1, body = excluded.body,
                    epoch = excluded.epoch, tx = pg_current_xact_id(), seq = default
                """, [change.kind, change.subject.uuidString, change.after])
            guard let signed = operation.signed else { continue }
            _ = try session.rows(
                """
                with kept as (
                    insert into clinic.step (operation, intent, signature)
                    values (gen_random_uuid(), decode($3, 'hex'), decode($4, 'hex')) returning operation
                )
                insert into clinic.record_step (kind, subject, version, operation, epoch)
                select r.kind, r.subject, r.version, kept.operation, r.epoch from clinic.record r cross join kept
                where r.kind = $1 and r.subject = $2::uuid
                """,
                [change.kind, change.subject.uuidString, signed.intent.hexadecimal, signed.signature.hexadecimal])
        }
    }

    /// Runs `body` with a role that may connect.
    func withRole(_ body: (String) async throws -> Void) async throws {
        let role = "\(name)_station"
        try run("create role \(role) login")
        do {
            try await body(role)
        } catch {
            try run("drop owned by \(role); drop role \(role)")
            throw error
        }
        try run("drop owned by \(role); drop role \(role)")
    }
}
