import Domain
import FoundationEssentials

/// Makes a database that of a clinic, or brings it to the present version: all of it or nothing, and one at a time.
struct RemoteMigrationRun: Sendable {
    let migrations: [RemoteMigration]
    let clinic: RemoteIdentity.ClinicID
    let kinds: [RemoteKind]
    let name: String

    func migrate(_ session: PostgresSession) throws(PostgresFault) {
        try session.run("begin; set local statement_timeout to 0")
        do throws(PostgresFault) {
            try change(session)
            try session.run("commit")
        } catch {
            // A lost connection has rolled back already.
            if !error.endsConnection { try session.run("rollback") }
            throw error
        }
    }

    private func change(_ session: PostgresSession) throws(PostgresFault) {
        guard let known = migrations.last?.version else { return }
        _ = try session.rows("select pg_advisory_xact_lock(hashtextextended('clinic.migration', 0))")
        let version = try presentVersion(session, atMost: known)
        for migration in migrations where migration.version > version {
            for statements in migration.statements { try session.run(statements) }
        }
        _ = try session.rows(
            """
            insert into clinic.remote (version, clinic_id, home) values ($1::integer, $2::uuid, clinic.here())
            on conflict (single) do update set version = excluded.version
            """, [String(known), clinic.uuidString])
        _ = try session.rows(
            """
            insert into clinic.kind (name, merging, counters, writers)
            select k.name, k.merging, k.counters, k.writers
            from jsonb_to_recordset($1::jsonb) as k(name text, merging text, counters text[], writers text[])
            on conflict (name) do update
            set merging = excluded.merging, counters = excluded.counters, writers = excluded.writers
            """, [RemoteText.kinds(kinds)])
    }

    /// The version of the tables, 0 if there are none. Other tables and another clinic are left alone.
    private func presentVersion(_ session: PostgresSession, atMost known: Int) throws(PostgresFault) -> Int {
        let found = try session.rows(
            """
            select to_regclass('clinic.remote') is not null,
                exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'clinic')
            """)
        guard found.text(0, 0) == "t" else {
            guard found.text(0, 1) == "f" else { throw .unfit(.failed(remote: name, detail: Self.isTaken)) }
            return 0
        }
        let remote = try session.rows("select version, clinic_id from clinic.remote")
        guard remote.count > 0, let version = remote.integer(0, 0) else { return 0 }
        guard version <= known else { throw .unfit(.newer(remote: name, version: version, known: known)) }
        guard remote.identity(0, 1) == clinic else { throw .unfit(.anotherClinic(remote: name)) }
        return version
    }

    private static let isTaken = "it has a schema called clinic with other tables in it; choose another database"
}
