extension RemoteMigration {
    /// The transaction that holds back what was written since it began, and whose it is; null where nothing waits for
    /// one. Everybody may see who is connected, but not since when.
    static let heldChanges = """
        create function clinic.held(present integer, fence xid8) returns text
        language sql stable as $$
            select format('%s %s', fence, coalesce(
                (select concat_ws(', ', 'role ' || a.usename, 'program ' || nullif(a.application_name, ''),
                        'database ' || a.datname)
                    from pg_stat_activity a where a.backend_xid = fence::xid limit 1),
                'a prepared transaction'))
            where pg_snapshot_xmin(pg_current_snapshot()) = fence
                and exists (select from clinic.record r where (r.epoch, r.tx, r.seq) >= (present, fence, 0::bigint))
        $$;

        revoke all on function clinic.held(integer, xid8) from public;
        """
}
