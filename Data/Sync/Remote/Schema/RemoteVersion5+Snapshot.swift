extension RemoteMigration {
    /// The records of a kind after one of them, as they were at a moment, with what was signed about each: some
    /// megabytes, or one record. Without a moment, how many there are of each kind; the last row, which has no subject,
    /// says which moment it is, and from where the changes go on.
    ///
    /// A record that was not there yet has no version. One that has changed since has no body, for only its steps say
    /// what it was. Of more than four megabytes of steps the first come, and the others have to be asked for.
    static let snapshot = """
        create function clinic.opened() returns clinic.remote
        language plpgsql as $$
        declare
            present clinic.remote;
        begin
            perform clinic.settle();
            select * into present from clinic.remote;
            if present.is_open is not true then
                raise exception 'it is not open for use' using errcode = 'XC001';
            end if;
            return present;
        end $$;

        create function clinic.snapshot(start text, of_kind text, after uuid, page integer)
        returns table (
            subject uuid, version bigint, body text, step bigint, step_place bigint, intent bytea, signature bytea,
            changed boolean
        )
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            present clinic.remote;
            moment pg_snapshot := pg_current_snapshot();
            start_epoch integer;
            item record;
            own bigint;
            size bigint := 0;
        begin
            present := clinic.opened();
            if start is null then
                for body, version in select r.kind, count(*) from clinic.record r group by r.kind loop
                    return next;
                end loop;
                body := format('%s/%s/%s %s/%s/%s/0/0', present.lineage, present.epoch, moment,
                    present.lineage, present.epoch, pg_snapshot_xmin(moment));
            elsif start ~ '^[0-9a-f-]{36}/[0-9]{1,9}/[0-9]{1,18}:[0-9]{1,18}:[0-9,]*$'
                and split_part(start, '/', 1) = present.lineage::text
                and pg_snapshot_xmax(split_part(start, '/', 3)::pg_snapshot) <= pg_snapshot_xmax(moment)
            then
                start_epoch := split_part(start, '/', 2);
                moment := split_part(start, '/', 3);
                for item in
                    select r.subject, r.version, left(r.body::text, 1048577) as body,
                        r.epoch = start_epoch and not pg_visible_in_snapshot(r.tx, moment) or r.epoch > start_epoch
                            as is_changed
                    from clinic.record r where r.kind = of_kind and (after is null or r.subject > after)
                    order by r.subject limit least(page, 2000)
                loop
                    exit when size > 8388608;
                    subject := item.subject;
                    changed := item.is_changed;
                    version := item.version;
                    body := item.body;
                    if changed then
                        body := null;
                        version := coalesce((select max(r.version) from clinic.record_step r
                            where r.kind = of_kind and r.subject = item.subject and (r.epoch < start_epoch
                                or r.epoch = start_epoch and pg_visible_in_snapshot(r.tx, moment))), 0);
                    end if;
                    own := coalesce(octet_length(body), 0);
                    step := null;
                    for step, step_place, intent, signature in
                        select r.version, (r.epoch::bigint << 40) + r.seq, s.intent, s.signature
                        from clinic.record_step r
                        join clinic.step s on s.operation = r.operation and length(s.intent) <= 2097152
                        where r.kind = of_kind and r.subject = item.subject and r.version <= snapshot.version
                        order by r.version
                    loop
                        return next;
                        body := null;
                        own := own + length(intent);
                        exit when own > 4194304;
                    end loop;
                    if step is null then
                        return next;
                    end if;
                    size := size + own;
                end loop;
                subject := null;
                intent := null;
                body := start;
            end if;
            version := null;
            return next;
        end $$;

        revoke all on function clinic.opened(), clinic.snapshot(text, text, uuid, integer) from public;
        """
}
