extension RemoteMigration {
    /// The first version: tables that only their owner sees, and functions through which workstations use them.
    static let version1 = RemoteMigration(
        version: 1,
        statements: [
            tables, indexes, entering, deciding, counting, time, applying, changes, numbers, seeding, granting,
        ])

    /// The tables. A record without a body was deleted. Its position among changes is (epoch, tx, seq).
    private static let tables = """
        create schema if not exists clinic;
        revoke all on schema clinic from public;

        create table clinic.remote (
            single boolean primary key default true check (single), version integer not null, clinic_id uuid not null,
            is_open boolean not null default false, epoch integer not null default 1,
            lineage uuid not null default gen_random_uuid(), home text not null
        );
        create table clinic.kind (
            name text primary key, merging text not null check (merging in ('fields', 'never')),
            counters text[] not null, writers text[] not null
        );
        create table clinic.record (
            kind text not null, subject uuid not null, version bigint not null check (version > 0),
            body jsonb check (jsonb_typeof(body) = 'object'), epoch integer not null,
            tx xid8 not null default pg_current_xact_id(), seq bigint generated always as identity,
            primary key (kind, subject)
        );
        create table clinic.operation (
            id uuid primary key, author uuid, station_at bigint, outcome jsonb not null,
            at timestamptz not null default now()
        );
        create table clinic.number_block (
            subject text primary key, next_number bigint not null check (next_number > 0)
        );
        """

    /// A short number is there once in its kind. Appointments are found by their time, whosever they are: there are few
    /// at a time, and one index serves clinicians and patients.
    private static let indexes = """
        create unique index record_place on clinic.record (epoch, tx, seq);
        create unique index record_number on clinic.record (kind, (body->>'number'))
            where body->>'number' is not null;
        create index record_time on clinic.record
            using gist (int8range((body->'start_at')::bigint, (body->'end_at')::bigint))
            where kind = 'appointment' and body->>'status' = 'booked';
        """
}
