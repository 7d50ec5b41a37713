extension RemoteMigration {
    /// The beginning of a workstation's transaction. A pooler may have brought it to a server that was restored
    /// meanwhile, so each lets the remote notice. Committed data is on disk, whatever the server's default.
    static let enteringAnywhere = """
        create or replace function clinic.enter(as_open boolean) returns integer
        language plpgsql as $$
        declare
            present clinic.remote;
        begin
            if current_setting('transaction_isolation') <> 'read committed' then
                raise exception 'its transactions do not read what is committed: set default_transaction_isolation of %',
                    session_user using errcode = 'XC004';
            end if;
            if current_setting('synchronous_commit') = 'off' then
                perform set_config('synchronous_commit', 'on', true);
            end if;
            perform clinic.settle();
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

    /// The functions that workstations call bring their settings along, for a session may be another's a moment later.
    /// They wait for what somebody holds only as long as a workstation waits for them.
    static let settingWhereCalled = """
        do $$
        declare
            called regprocedure;
        begin
            for called in
                select p.oid from pg_proc p where p.pronamespace = 'clinic'::regnamespace and p.prosecdef
            loop
                execute format('alter function %s set jit = off set lock_timeout = ''10s''', called);
            end loop;
        end $$;
        """
}
