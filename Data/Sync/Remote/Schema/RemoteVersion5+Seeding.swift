extension RemoteMigration {
    /// Records to begin with come signed, and those of an older remote are vouched for once: both by its owner alone.
    static let seedingSigned = """
        create or replace function clinic.seed(records jsonb) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        declare
            present_epoch integer := clinic.enter(as_open => false);
            stranger text;
        begin
            select n.kind into stranger from jsonb_to_recordset(records) as n(kind text)
            where not exists (select from clinic.kind k where k.name = n.kind) limit 1;
            if found then
                raise exception 'there is no kind of record called %', stranger using errcode = 'XC003';
            end if;
            insert into clinic.record (kind, subject, version, body, epoch)
            select n.kind, n.subject, n.version, n.body, present_epoch
            from jsonb_to_recordset(records) as n(kind text, subject uuid, version bigint, body jsonb)
            on conflict (kind, subject) do nothing;
            perform clinic.vouch(records);
        end $$;

        create function clinic.vouch(records jsonb) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
            update clinic.record r set body = n.body
            from jsonb_to_recordset(records) as n(kind text, subject uuid, version bigint, body jsonb)
            where r.kind = n.kind and r.subject = n.subject and r.version = n.version and r.body <> n.body
                and not exists (select from clinic.record_step s where s.kind = n.kind and s.subject = n.subject);
            with given as (
                select n.kind, n.subject, n.version, decode(n.intent, 'hex') as intent,
                    decode(n.signature, 'hex') as signature
                from jsonb_to_recordset(records)
                    as n(kind text, subject uuid, version bigint, intent text, signature text)
                join clinic.record r on r.kind = n.kind and r.subject = n.subject and r.version = n.version
                where not exists (
                    select from clinic.record_step s where s.kind = n.kind and s.subject = n.subject)
            ), kept as (
                insert into clinic.step (operation, intent, signature)
                select encode(substr(g.intent, 25, 16), 'hex')::uuid, g.intent, g.signature from given g
            )
            insert into clinic.record_step (kind, subject, version, operation, epoch)
            select g.kind, g.subject, g.version, encode(substr(g.intent, 25, 16), 'hex')::uuid, r.epoch
            from given g cross join clinic.remote r;
        end $$;

        revoke all on function clinic.vouch(jsonb) from public;
        """

    /// A workstation may call these functions. Those that were admitted before may call the new ones, too.
    static let admittingSigned = """
        create or replace function clinic.admit(station text) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
            execute format('grant usage on schema clinic to %I', station);
            execute format('grant execute on function clinic.identity(text),
                clinic.apply(uuid, uuid, bigint, jsonb, bytea, bytea, text, bigint),
                clinic.changes(text, integer, text, bigint), clinic.workstations(), clinic.steps(jsonb),
                clinic.snapshot(text, text, uuid, integer), clinic.part(jsonb, uuid, integer), clinic.heads(text, jsonb, bigint, bigint),
                clinic.digests(text, text, bigint, uuid, uuid, integer),
                clinic.lease_numbers(uuid, text, integer) to %I', station);
        end $$;

        revoke all on function clinic.misfit(uuid, jsonb, bytea, bytea),
            clinic.apply(uuid, uuid, bigint, jsonb, bytea, bytea, text, bigint), clinic.steps(jsonb) from public;
        revoke all on all tables in schema clinic from public;

        do $$
        declare
            station name;
        begin
            for station in
                select distinct r.rolname from pg_proc p cross join aclexplode(p.proacl) as a
                join pg_roles r on r.oid = a.grantee
                where p.oid = 'clinic.lease_numbers(uuid, text, integer)'::regprocedure and a.grantee <> p.proowner
            loop
                perform clinic.admit(station);
            end loop;
        end $$;
        """
}
