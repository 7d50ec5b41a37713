import Data

extension RemoteMigration {
    /// The workstations, each with its place in the changes and the last visit whose answers it has. An answer is kept
    /// until then; one without a workstation, which others may ask for, stays.
    static let workstations = """
        create table clinic.workstation (
            log bytea primary key check (length(log) = 32), role name not null, settled bigint not null default 0,
            epoch integer not null, tx xid8 not null, seq bigint not null, seen_at timestamptz not null default now(),
            is_retired boolean not null default false
        );
        alter table clinic.operation add column workstation bytea, add column visit bigint;
        create index operation_workstation on clinic.operation (workstation, visit) where workstation is not null;
        drop function clinic.forget(interval);

        create function clinic.last_version(kind text, subject uuid) returns bigint
        language sql stable as $$
            select max(s.version) from clinic.record_step s where s.kind = $1 and s.subject = $2
        $$;

        drop function clinic.identity();
        create function clinic.identity(workstation text default null)
        returns table (version integer, clinic_id uuid, is_open boolean, settled bigint)
        language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        begin
            perform clinic.settle();
            return query select r.version, r.clinic_id, r.is_open, coalesce(s.settled, 0)
                from clinic.remote r left join clinic.workstation s on s.log = decode($1, 'hex');
        end $$;

        revoke all on function clinic.last_version(text, uuid), clinic.identity(text) from public;
        """

    /// Keeps what a workstation has for good, by what it asks for: everything up to a place, and the answers of its
    /// visits up to one. Nothing is written where that is known already.
    static let visiting = """
        create function clinic.visit(
            workstation text, settles bigint, epoch integer, tx xid8, seq bigint, is_start boolean
        ) returns void
        language plpgsql as $$
        #variable_conflict use_variable
        declare
            own bytea := decode(workstation, 'hex');
            known clinic.workstation;
        begin
            select * into known from clinic.workstation s where s.log = own;
            if not found then
                insert into clinic.workstation (log, role, epoch, tx, seq)
                values (own, session_user, epoch, tx, seq) on conflict do nothing returning * into known;
            elsif is_start or known.is_retired or known.role <> session_user
                or (known.epoch, known.tx, known.seq) <> (epoch, tx, seq)
                or known.seen_at < now() - interval '1 day'
            then
                update clinic.workstation s
                set role = session_user, epoch = visit.epoch, tx = visit.tx, seq = visit.seq, seen_at = now(),
                    is_retired = false
                where s.log = own;
                if exists (
                    select from clinic.record r
                    where r.is_forgotten and r.body is null and (r.epoch, r.tx, r.seq) <= (epoch, tx, seq))
                then
                    perform clinic.sweep();
                end if;
            end if;
            if settles = known.settled + 1 and exists (
                select from clinic.operation o where o.workstation = own and o.visit <= settles)
            then
                update clinic.workstation s set settled = settles where s.log = own and s.settled = settles - 1;
                known.settled := settles;
            end if;
            delete from clinic.operation o where o.id in (
                select d.id from clinic.operation d where d.workstation = own and d.visit <= known.settled
                limit \(portion));
        end $$;

        revoke all on function clinic.visit(text, bigint, integer, xid8, bigint, boolean) from public;
        """

    /// How much is forgotten at once.
    static let portion = 1_000

    /// A workstation that asks for changes has everything before the place after which it asks. One that was given up,
    /// and missed that something is gone, reads from the start. Nothing goes meanwhile.
    static let visitedPages =
        "drop function clinic.changes(text, integer);\n"
        + tracedPages.changing(
            "create or replace function clinic.changes(after text, page integer)\n",
            to: """
                create function clinic.changes(
                    after text, page integer, workstation text default null, settles bigint default null
                )

                """
        ).changing(
            "    traced text := '';\n",
            to: """
                    traced text := '';
                    had_epoch integer;
                    had_tx xid8;
                    had_seq bigint;

                """
        ).changing(
            "    for item in\n",
            to: """
                    perform pg_advisory_xact_lock_shared(hashtextextended('clinic.sweep', 0));
                    if not restarted and clinic.misses(workstation, from_epoch, from_tx, from_seq) and after <> '' then
                        restarted := true;
                        from_epoch := 0;
                        from_tx := '0';
                        from_seq := 0;
                        carried := 0;
                        traced := '';
                    end if;
                    had_epoch := from_epoch;
                    had_tx := from_tx;
                    had_seq := from_seq;
                    for item in

                """
        ).changing(
            "    remaining := carried;\n",
            to: """
                    remaining := carried;
                    if workstation is not null then
                        perform clinic.visit(
                            workstation, settles, had_epoch, had_tx, had_seq, restarted or after = '');
                    end if;

                """) + "revoke all on function clinic.changes(text, integer, text, bigint) from public;\n"

    /// The workstations as people see them; and giving one up, for the owner alone.
    static let retiring = """
        create function clinic.workstations()
        returns table (log text, role text, seen_at bigint, behind bigint, is_retired boolean)
        language sql stable security definer set search_path = pg_catalog, pg_temp as $$
            select encode(s.log, 'hex'), s.role::text, (extract(epoch from s.seen_at) * 1000)::bigint, (
                    select count(*) from (
                        select from clinic.record r where (r.epoch, r.tx, r.seq) > (s.epoch, s.tx, s.seq)
                        limit \(RemoteWorkstation.most + 1)
                    ) as lacking
                ), s.is_retired
            from clinic.workstation s order by s.is_retired, s.seen_at desc, s.log
        $$;

        create function clinic.retire(workstation text) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        declare
            own bytea := decode($1, 'hex');
        begin
            update clinic.workstation s set is_retired = true, settled = s.settled + 1 where s.log = own;
            delete from clinic.operation o where o.workstation = own;
            perform clinic.sweep();
        end $$;

        revoke all on function clinic.workstations(), clinic.retire(text) from public;
        """
}

extension String {
    /// The same with answers that say to which workstation they go, and on which visit.
    var answeringWorkstations: String {
        changing(
            "(id, author, station_at, outcome)\n        select operation, author, written_at, jsonb_build_object(",
            to: "(id, author, station_at, workstation, visit, outcome)\n"
                + "        select operation, author, written_at, decode($7, 'hex'), $8, jsonb_build_object("
        ).changing(
            "(id, author, station_at, outcome)\n        values (operation, author, written_at, done);\n",
            to: "(id, author, station_at, workstation, visit, outcome)\n"
                + "        values (operation, author, written_at, decode($7, 'hex'), $8, done);\n"
        ).changing(
            "(id, author, station_at, outcome)\n    select operation, author, written_at, coalesce(",
            to: "(id, author, station_at, workstation, visit, outcome)\n"
                + "    select operation, author, written_at, decode($7, 'hex'), $8, coalesce(")
    }
}
