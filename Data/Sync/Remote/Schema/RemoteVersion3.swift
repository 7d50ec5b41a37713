extension RemoteMigration {
    /// Version 3: a remote notices a restore also in the same database, and a step that was taken twice counts once.
    static let version3 = RemoteMigration(
        version: 3, statements: [leaving, locating, goingBack, countingOnce, arriving])

    /// The last check of the location in the old way, which a restore into the same database does not change. In that
    /// case the last record tells: its own transaction stored it, or it came from a copy. Nobody writes meanwhile.
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

    /// A position of this lineage that is ahead of everything shows that the whole cluster was set back: no position
    /// means anything then, even if transactions have been numbered past it since.
    static let goingBack = changes.changing(
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

    /// If a record of a kind that never merges is so already, another write took this very step and counted for it. By
    /// name, such kinds come before those with counters.
    static let countingOnce = answering.changing(
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
    func changing(_ part: String, to other: String) -> String {
        precondition(ranges(of: part).count == 1, "a version before is not what it was: \(part)")
        return replacing(part, with: other)
    }
}
