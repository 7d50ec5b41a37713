extension RemoteMigration {
    /// The third version: a remote that was restored notices so also in the database where it was, and a step that was
    /// taken twice counts once.
    static let version3 = RemoteMigration(
        version: 3, statements: [leaving, locating, goingBack, countingOnce, arriving])

    /// The last look at where the database is by the old measure, which no restoring into the same database changes. So
    /// where that may have been, the last record tells: its transaction is the one that put it there, or it came from a
    /// copy. Nobody writes meanwhile.
    private static let leaving = """
        select pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        select clinic.settle();
        update clinic.remote r set epoch = r.epoch + 1, lineage = gen_random_uuid()
        where (
            select last.xmin <> last.tx::xid from clinic.record as last where last.epoch = r.epoch
            order by last.tx desc, last.seq desc limit 1
        );
        """

    /// Where a database is: also which table it is that keeps the records, for a copy makes another one.
    private static let locating = """
        create or replace function clinic.here() returns text
        language plpgsql stable as $$
        begin
            if pg_is_in_recovery() then
                raise exception 'it is a standby, which takes no writes' using errcode = 'read_only_sql_transaction';
            end if;
            return format('%s/%s/%s/%s', (select system_identifier from pg_control_system()),
                (select oid from pg_database where datname = current_database()),
                left(pg_walfile_name(pg_current_wal_lsn()), 8), 'clinic.record'::regclass::oid);
        end $$;
        """

    /// A place of this lineage that lies ahead of everything tells that the whole cluster went back: nobody's place
    /// means anything then, also where transactions were counted past it since.
    private static let goingBack = changes.changing(
        "create function clinic.changes(", to: "create or replace function clinic.changes("
    ).changing(
        "        carried := split_part(after, '/', 5);\n",
        to: """
                    carried := split_part(after, '/', 5);
                elsif starts_with(after, present.lineage::text || '/') then
                    perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
                    update clinic.remote r set home = '' where r.lineage = present.lineage;
                    perform clinic.settle();
                    select * into present from clinic.remote;

            """)

    /// Where a record is so already that is never merged, another write took the very step which this one takes, and
    /// counted what goes with it. Such kinds come before those that count something, in the order of their names.
    private static let countingOnce = answering.changing(
        "    takes_time boolean := false;\n",
        to: """
                is_taken boolean := false;
                takes_time boolean := false;

            """
    ).changing(
        "        decided := clinic.decide(\n",
        to: """
                    if is_taken and item.before is not null and item.after is not null then
                        item.before := item.before - rule.counters;
                        item.after := item.after - rule.counters;
                    end if;
                    decided := clinic.decide(

            """
    ).changing(
        "        if decided.verdict = 'conflict' then\n",
        to: """
                    is_taken := is_taken or rule.merging = 'never' and decided.verdict = 'keep'
                        and item.before is not null and item.before is distinct from item.after;
                    if decided.verdict = 'conflict' then

            """)

    /// Nothing was restored by this.
    private static let arriving = "update clinic.remote set home = clinic.here()"
}

extension String {
    /// The same statement with one part of it in other words. Both are what they are for ever: the part is there, once.
    fileprivate func changing(_ part: String, to other: String) -> String {
        precondition(ranges(of: part).count == 1, "a version before is not what it was: \(part)")
        return replacing(part, with: other)
    }
}
