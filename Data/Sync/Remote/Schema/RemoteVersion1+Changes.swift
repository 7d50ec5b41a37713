extension RemoteMigration {
    /// Changes after a place, as far as none can appear before them any more: every transaction below the fence has
    /// ended. A place is `lineage/epoch/tx/seq/left`, and the last row, which has no kind, says where the next page
    /// begins.
    ///
    /// A place of another lineage, or of a future that is not, begins from the start. What is left is counted once and
    /// then carried along, for counting again for every page would read the whole table as often as there are pages.
    static let changes = """
        create function clinic.changes(after text, page integer)
        returns table (
            kind text, subject uuid, version bigint, body text, place text, remaining bigint, restarted boolean
        )
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            fence xid8;
            ahead xid8;
            present clinic.remote;
            from_epoch integer := 0;
            from_tx xid8 := '0';
            from_seq bigint := 0;
            carried bigint := 0;
            found_rows integer := 0;
            item record;
        begin
            perform clinic.settle();
            select * into present from clinic.remote;
            if present.is_open is not true then
                raise exception 'it is not open for use' using errcode = 'XC001';
            end if;
            fence := pg_snapshot_xmin(pg_current_snapshot());
            ahead := pg_snapshot_xmax(pg_current_snapshot());
            restarted := after <> '';
            if after ~ '^[0-9a-f-]{36}/[0-9]{1,9}/[0-9]{1,18}/[0-9]{1,18}/[0-9]{1,18}$'
                and split_part(after, '/', 1)::uuid = present.lineage
                and (split_part(after, '/', 2)::integer < present.epoch or split_part(after, '/', 3)::xid8 <= ahead)
            then
                restarted := false;
                from_epoch := split_part(after, '/', 2);
                from_tx := split_part(after, '/', 3);
                from_seq := split_part(after, '/', 4);
                carried := split_part(after, '/', 5);
            end if;
            for item in
                select r.kind, r.subject, r.version, r.body, r.epoch, r.tx, r.seq from clinic.record r
                where (r.epoch, r.tx, r.seq) > (from_epoch, from_tx, from_seq)
                    and (r.epoch, r.tx, r.seq) < (present.epoch, fence, 0::bigint)
                order by r.epoch, r.tx, r.seq limit page
            loop
                kind := item.kind;
                subject := item.subject;
                version := item.version;
                body := item.body;
                from_epoch := item.epoch;
                from_tx := item.tx;
                from_seq := item.seq;
                found_rows := found_rows + 1;
                return next;
            end loop;
            carried := carried - found_rows;
            if found_rows < page then
                carried := 0;
            elsif carried <= 0 then
                select count(*) into carried from clinic.record r
                where (r.epoch, r.tx, r.seq) > (from_epoch, from_tx, from_seq)
                    and (r.epoch, r.tx, r.seq) < (present.epoch, fence, 0::bigint);
            end if;
            kind := null;
            subject := null;
            version := null;
            body := null;
            place := format('%s/%s/%s/%s/%s', present.lineage, from_epoch, from_tx, from_seq, carried);
            remaining := carried;
            return next;
        end $$;
        """
}
