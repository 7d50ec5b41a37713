extension RemoteMigration {
    /// A standby that was promoted continues the lineage that it copied, up to where its copy ended: that place in the
    /// server's log is kept. Only such a server knows it, until it is started again. The next number of its timeline
    /// tells that nothing came in between; anything else that moved the database ends every lineage.
    static let promotion = """
        create table clinic.past_lineage (lineage uuid primary key, survived numeric not null);

        create function clinic.promoted(home text) returns text
        language sql immutable as $$
            select format('%s/%s/%s/%s', split_part(home, '/', 1), split_part(home, '/', 2),
                lpad(upper(to_hex(('x' || split_part(home, '/', 3))::bit(32)::bigint + 1)), 8, '0'),
                split_part(home, '/', 4))
            where home ~ '^[0-9]+/[0-9]+/[0-9A-F]{8}/[0-9]+$'
        $$;

        create or replace function clinic.settle() returns void
        language plpgsql as $$
        declare
            present clinic.remote;
            place text := clinic.here();
        begin
            select * into present from clinic.remote;
            if present.home <> place then
                perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
                select * into present from clinic.remote;
            end if;
            if present.home <> place then
                if pg_last_wal_receive_lsn() is not null and clinic.promoted(present.home) = place then
                    insert into clinic.past_lineage values (present.lineage, pg_last_wal_replay_lsn() - '0/0');
                else
                    delete from clinic.past_lineage;
                end if;
                update clinic.remote r set epoch = r.epoch + 1, lineage = gen_random_uuid(), home = place;
            end if;
        end $$;

        create function clinic.outlived(after text) returns boolean
        language sql stable as $$
            select exists (
                select from clinic.past_lineage p
                where p.lineage::text = split_part(after, '/', 1) and split_part(after, '/', 7) = ''
                    and case when split_part(after, '/', 6) ~ '^[0-9]+$'
                        then split_part(after, '/', 6)::numeric <= p.survived end
            )
        $$;

        revoke all on function clinic.promoted(text), clinic.outlived(text) from public;
        revoke all on clinic.past_lineage from public;
        """

    /// A place also says how far the server's log was when something was read last: everything that was read was in the
    /// log by then. A workstation adds `/+` if it was answered since: it knows more than the place says.
    static let tracedPages = limitedPages.changing(
        "    carried bigint := 0;\n", to: "    carried bigint := 0;\n    traced text := '';\n"
    ).changing(
        "/[0-9]{1,18}/[0-9]{1,18}$'\n        and split_part(after, '/', 1)::uuid = present.lineage\n",
        to: """
            /[0-9]{1,18}/[0-9]{1,18}(/[0-9]{1,20})?(/[+])?$'
                    and (split_part(after, '/', 1)::uuid = present.lineage or clinic.outlived(after))

            """
    ).changing(
        "        carried := split_part(after, '/', 5);\n",
        to: """
                    carried := split_part(after, '/', 5);
                    traced := regexp_replace(after, '^([^/]*/){4}[^/]*', '');

            """
    ).changing(
        "    carried := carried - found_rows;\n",
        to: """
                if found_rows > 0 or traced !~ '^/[0-9]+$' then
                    traced := '/' || (pg_current_wal_insert_lsn() - '0/0');
                end if;
                carried := carried - found_rows;

            """
    ).changing(
        "format('%s/%s/%s/%s/%s', present.lineage, from_epoch, from_tx, from_seq, carried)",
        to: "format('%s/%s/%s/%s/%s%s', present.lineage, from_epoch, from_tx, from_seq, carried, traced)"
    ).changing(
        "    body := null;\n    place := ", to: "    body := clinic.held(present.epoch, fence);\n    place := ")
}
