extension RemoteMigration {
    /// Leases a block of short numbers, remembered under the operation like a write.
    static let numbers = """
        create function clinic.lease_numbers(operation uuid, subject text, amount integer)
        returns table (first_number bigint, last_number bigint)
        language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        #variable_conflict use_column
        declare
            done jsonb;
            next_one bigint;
        begin
            perform clinic.enter(as_open => true);
            if amount not between 1 and 1000000 then
                raise exception 'a block has 1 to 1000000 numbers, not %', amount using errcode = 'XC003';
            end if;
            perform pg_advisory_xact_lock(hashtextextended(operation::text, 1));
            select o.outcome into done from clinic.operation o where o.id = operation;
            if not found then
                update clinic.number_block b set next_number = b.next_number + amount
                where b.subject = lease_numbers.subject returning b.next_number - amount into next_one;
                if not found then
                    raise exception 'it has no numbers of %', subject using errcode = 'XC003';
                end if;
                done := jsonb_build_object('first', next_one, 'last', next_one + amount - 1);
                insert into clinic.operation (id, outcome) values (operation, done);
            end if;
            return query select (done->'first')::bigint, (done->'last')::bigint;
        end $$;
        """

    /// Filling a remote before its use, and forgetting old operations: for its owner alone.
    static let seeding = """
        create function clinic.seed(records jsonb) returns void
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
        end $$;

        create function clinic.open(numbers jsonb) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
            insert into clinic.number_block (subject, next_number)
            select n.key, n.value::bigint from jsonb_each_text(numbers) as n on conflict (subject) do nothing;
            update clinic.remote set is_open = true where not is_open;
        end $$;

        create function clinic.forget(older interval) returns bigint
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        declare
            forgotten bigint;
        begin
            delete from clinic.operation o where o.at < now() - older;
            get diagnostics forgotten = row_count;
            return forgotten;
        end $$;
        """

    /// The rights of a workstation: it may call four functions and sees no table.
    static let granting = """
        create function clinic.admit(station text) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
            execute format('grant usage on schema clinic to %I', station);
            execute format('grant execute on function clinic.identity(), clinic.apply(uuid, uuid, bigint, jsonb),
                clinic.changes(text, integer), clinic.lease_numbers(uuid, text, integer) to %I', station);
        end $$;

        revoke all on all tables in schema clinic from public;
        revoke all on all functions in schema clinic from public;
        """
}
