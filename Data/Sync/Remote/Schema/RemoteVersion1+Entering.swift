extension RemoteMigration {
    /// The location of a database: a restored one is elsewhere, and its transactions are numbered differently. So the
    /// order of changes continues in a new epoch, and every position from before belongs to another lineage.
    ///
    /// A write keeps the epoch from ending: all changes of an epoch that is over are visible.
    ///
    /// Functions that people call set the search path; those called from there run under that path.
    static let entering = """
        create function clinic.here() returns text
        language plpgsql stable as $$
        begin
            if pg_is_in_recovery() then
                raise exception 'it is a standby, which takes no writes' using errcode = 'read_only_sql_transaction';
            end if;
            return format('%s/%s/%s', (select system_identifier from pg_control_system()),
                (select oid from pg_database where datname = current_database()),
                left(pg_walfile_name(pg_current_wal_lsn()), 8));
        end $$;

        create function clinic.settle() returns void
        language plpgsql as $$
        begin
            if (select r.home <> clinic.here() from clinic.remote r) then
                perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
                update clinic.remote r set epoch = r.epoch + 1, lineage = gen_random_uuid(), home = clinic.here()
                where r.home <> clinic.here();
            end if;
        end $$;

        create function clinic.identity() returns table (version integer, clinic_id uuid, is_open boolean)
        language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        begin
            perform clinic.settle();
            return query select r.version, r.clinic_id, r.is_open from clinic.remote r;
        end $$;

        create function clinic.enter(as_open boolean) returns integer
        language plpgsql as $$
        declare
            present clinic.remote;
        begin
            if current_setting('transaction_isolation') <> 'read committed' then
                raise exception 'transactions of a station have to read what is committed';
            end if;
            perform pg_advisory_xact_lock_shared(hashtextextended('clinic.epoch', 0));
            select * into present from clinic.remote;
            if as_open and present.is_open is not true then
                raise exception 'it is not open for use' using errcode = 'XC001';
            elsif present.is_open and not as_open then
                raise exception 'it is in use already, so nothing more can be put into it' using errcode = 'XC002';
            end if;
            return present.epoch;
        end $$;
        """
}
