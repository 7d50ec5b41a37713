extension RemoteMigration {
    /// Deleted records leave altogether when the owner has said that they are forgotten, and every workstation that
    /// was not given up has the deletion. The steps stay, and tell who missed it. Whether a deletion was allowed, only
    /// workstations can tell: until the owner says so, a new one needs the record to find out.
    static let sweeping = """
        alter table clinic.record add column is_forgotten boolean not null default false;
        create index record_forgotten on clinic.record (epoch, tx, seq) where is_forgotten and body is null;
        alter table clinic.remote add column swept_epoch integer not null default 0,
            add column swept_tx xid8 not null default '0', add column swept_seq bigint not null default 0;

        create function clinic.sweep() returns void
        language plpgsql as $$
        declare
            last record;
        begin
            if not pg_try_advisory_xact_lock(hashtextextended('clinic.sweep', 0)) then return; end if;
            with gone as (
                delete from clinic.record r where (r.kind, r.subject) in (
                    select d.kind, d.subject from clinic.record d
                    where d.is_forgotten and d.body is null and (d.epoch, d.tx, d.seq) <= (
                        select s.epoch, s.tx, s.seq from clinic.workstation s where not s.is_retired
                        order by s.epoch, s.tx, s.seq limit 1)
                    order by d.epoch, d.tx, d.seq limit \(portion) for update skip locked)
                returning r.epoch, r.tx, r.seq
            )
            select g.epoch, g.tx, g.seq into last from gone g order by g.epoch desc, g.tx desc, g.seq desc limit 1;
            if found then
                update clinic.remote r set swept_epoch = last.epoch, swept_tx = last.tx, swept_seq = last.seq
                where (r.swept_epoch, r.swept_tx, r.swept_seq) < (last.epoch, last.tx, last.seq);
            end if;
        end $$;

        create function clinic.misses(workstation text, epoch integer, tx xid8, seq bigint) returns boolean
        language sql stable as $$
            select exists (select from clinic.remote r where (r.swept_epoch, r.swept_tx, r.swept_seq) > ($2, $3, $4))
                and not exists (
                    select from clinic.workstation s
                    where s.log = decode($1, 'hex') and not s.is_retired and (s.epoch, s.tx, s.seq) <= ($2, $3, $4))
        $$;

        revoke all on function clinic.sweep(), clinic.misses(text, integer, xid8, bigint) from public;
        """

    /// A conflict has the version of a record that is not there any more.
    static let answeringGone = remembering.changing("create function", to: "create or replace function").changing(
        "coalesce(r.version, 0), r.body", to: "coalesce(r.version, clinic.last_version(d.kind, d.subject), 0), r.body")
}
