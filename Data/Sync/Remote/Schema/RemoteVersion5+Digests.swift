extension RemoteMigration {
    /// Digests of the steps of a kind, from a place on, so many records in each: of some ten thousand steps, and a last
    /// row that says how far that is, and from where the changes go on. Nothing where this database does not continue
    /// the one that `since` is of: then the beginnings may differ, too.
    static let digests = """
        create function clinic.digests(
            since text, of_kind text, first bigint, after uuid, up_to uuid, size integer
        ) returns table (last uuid, digest bytea, place text)
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            present clinic.remote;
            bound uuid;
            reached text;
        begin
            present := clinic.opened();
            if not exists (select from clinic.past_lineage p where p.lineage::text = split_part(since, '/', 1)) then
                return;
            end if;
            reached := format('%s/%s/%s/0/0/%s', present.lineage, present.epoch,
                pg_snapshot_xmin(pg_current_snapshot()), pg_current_wal_insert_lsn() - '0/0');
            select r.subject into bound from clinic.record_step r
            where r.kind = of_kind and (after is null or r.subject > after)
            order by r.kind, r.subject, r.version offset \(digestedSteps) limit 1;
            if bound is null or bound > up_to then
                bound := up_to;
            end if;
            return query
                select (array_agg(s.subject order by s.subject desc))[1],
                    sha256(string_agg(uuid_send(s.subject) || int8send(s.version) || uuid_send(s.operation), ''::bytea
                        order by s.subject, s.version)), null::text
                from (
                    select r.subject, r.version, r.operation,
                        (dense_rank() over (order by r.subject) - 1) / size as part
                    from clinic.record_step r
                    where r.kind = of_kind and (after is null or r.subject > after)
                        and (bound is null or r.subject <= bound) and (r.epoch::bigint << 40) + r.seq >= first
                ) as s
                group by s.part order by s.part;
            return query select nullif(bound, up_to), null::bytea, reached;
        end $$;

        revoke all on function clinic.digests(text, text, bigint, uuid, uuid, integer) from public;
        """

    /// Few enough to be looked through well within the timeout.
    private static let digestedSteps = 20_000
}
