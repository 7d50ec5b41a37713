extension RemoteMigration {
    /// Version 2: a write is answered once and for all. Refused and contested writes are remembered like applied ones,
    /// because a write sent over a lost connection may still arrive: after another was answered, and after a person
    /// discarded it.
    static let version2 = RemoteMigration(version: 2, statements: [remembering, answering])

    /// The answer to a write that was decided before.
    static let remembering = """
        create function clinic.answer(done jsonb)
        returns table (verdict text, kind text, subject uuid, version bigint, body text, detail text)
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        #variable_conflict use_column
        begin
            if jsonb_typeof(done) = 'array' then
                return query select 'applied', d.kind, d.subject, d.version, d.body::text, null::text
                    from jsonb_to_recordset(done) as d(kind text, subject uuid, version bigint, body jsonb);
            elsif done->>'verdict' = 'conflict' then
                return query select 'conflict', d.kind, d.subject, coalesce(r.version, 0), r.body::text, null::text
                    from jsonb_to_recordset(done->'records') as d(kind text, subject uuid)
                    left join clinic.record r on r.kind = d.kind and r.subject = d.subject;
            else
                return query select done->>'verdict', done->>'kind', (done->>'subject')::uuid, null::bigint, null::text,
                    done->>'detail';
            end if;
        end $$;

        revoke all on function clinic.answer(jsonb) from public;
        """

    /// Applies one write in one transaction. The lock on its identity serialises two copies of it: the second is
    /// answered like the first.
    ///
    /// A row has an answer for each record, in the order of kind and subject, or the one reason for a refusal. A
    /// conflict includes the current version.
    static let answering = """
        create or replace function clinic.apply(operation uuid, author uuid, written_at bigint, changes jsonb)
        returns table (verdict text, kind text, subject uuid, version bigint, body text, detail text)
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            present_epoch integer := clinic.enter(as_open => true);
            author_role text;
            done jsonb;
            item record;
            rule clinic.kind;
            stored clinic.record;
            decided clinic.decision;
            result clinic.result;
            results clinic.result[] := '{}';
            conflicts clinic.result[] := '{}';
            refused text;
            last_subject uuid;
            last_kind text;
            takes_time boolean := false;
            takes_number boolean := false;
            changed bigint := 0;
            written bigint;
        begin
            perform pg_advisory_xact_lock(hashtextextended(operation::text, 1));
            select o.outcome into done from clinic.operation o where o.id = operation;
            if found then
                return query select * from clinic.answer(done);
                return;
            end if;

            select r.body->>'role' into author_role from clinic.record r
            where r.kind = 'staff' and r.subject = author;
            for item in
                select * from jsonb_to_recordset(changes)
                    as c(kind text, subject uuid, base bigint, before jsonb, after jsonb)
                order by c.kind collate "C", c.subject
            loop
                select * into rule from clinic.kind k where k.name = item.kind;
                if not found then
                    refused := 'malformed: there is no such kind of record';
                elsif item.subject is null or item.base is null or item.base < 0
                    or coalesce(jsonb_typeof(item.before), 'object') <> 'object'
                    or coalesce(jsonb_typeof(item.after), 'object') <> 'object'
                    or item.before is null and item.after is null
                then
                    refused := 'malformed: it needs a subject, a base, and an object before or after';
                elsif item.kind = last_kind and item.subject = last_subject then
                    refused := 'malformed: it changes the same record twice';
                elsif author_role is null or author_role <> all (rule.writers) then
                    refused := format('not_allowed: %s may not write it',
                        coalesce('a ' || author_role, 'an unknown person'));
                end if;
                exit when refused is not null;

                select * into stored from clinic.record r
                where r.kind = item.kind and r.subject = item.subject for update;
                decided := clinic.decide(
                    rule, item.base, item.before, item.after, coalesce(stored.version, 0), stored.body);
                if decided.verdict = 'conflict' then
                    conflicts := conflicts || row(item.kind, item.subject, coalesce(stored.version, 0), stored.body,
                        null, false)::clinic.result;
                else
                    if rule.counters <> '{}' then
                        refused := 'shortage: ' || clinic.shortage(rule.counters, decided.body);
                        exit when refused is not null;
                    end if;
                    result := row(item.kind, item.subject,
                        coalesce(stored.version, 0) + (decided.verdict = 'change')::int, decided.body, stored.body,
                        decided.verdict = 'change');
                    results := results || result;
                    changed := changed + result.is_change::int;
                    takes_time := takes_time or clinic.takes_time(result);
                    takes_number := takes_number or result.is_change and result.body ? 'number'
                        and result.body->'number' is distinct from result.was->'number';
                end if;
                last_kind := item.kind;
                last_subject := item.subject;
            end loop;

            if refused is null and conflicts <> '{}' then
                insert into clinic.operation (id, author, station_at, outcome)
                select operation, author, written_at, jsonb_build_object('verdict', 'conflict', 'records',
                    jsonb_agg(jsonb_build_object('kind', c.kind, 'subject', c.subject)))
                from unnest(conflicts) as c;
                return query select 'conflict', c.kind, c.subject, c.version, c.body::text, null::text
                    from unnest(conflicts) as c;
                return;
            end if;
            if refused is null and takes_time then
                select 'overlap: ' || o.detail, 'appointment', o.subject into refused, item.kind, item.subject
                from clinic.overlap(results) o;
            end if;
            if refused is null and takes_number then
                select format('number_taken: %s is in use', n.body->>'number'), n.kind, n.subject
                into refused, item.kind, item.subject
                from unnest(results) as n
                join clinic.record r on r.kind = n.kind and r.body->>'number' = n.body->>'number'
                where n.is_change and r.subject <> n.subject order by n.kind collate "C", n.subject limit 1;
            end if;
            if refused is not null then
                done := jsonb_build_object('verdict', split_part(refused, ': ', 1), 'kind', item.kind,
                    'subject', item.subject, 'detail', substr(refused, strpos(refused, ': ') + 2));
                insert into clinic.operation (id, author, station_at, outcome)
                values (operation, author, written_at, done);
                return query select * from clinic.answer(done);
                return;
            end if;

            insert into clinic.record as r (kind, subject, version, body, epoch)
            select n.kind, n.subject, n.version, n.body, present_epoch from unnest(results) as n where n.is_change
            on conflict (kind, subject) do update
            set version = excluded.version, body = excluded.body, epoch = excluded.epoch, tx = pg_current_xact_id(),
                seq = default
            where r.version = excluded.version - 1;
            get diagnostics written = row_count;
            if written <> changed then
                raise exception 'a record came in between' using errcode = 'serialization_failure';
            end if;
            insert into clinic.operation (id, author, station_at, outcome)
            select operation, author, written_at, coalesce(jsonb_agg(jsonb_build_object(
                'kind', n.kind, 'subject', n.subject, 'version', n.version, 'body', n.body)), '[]')
            from unnest(results) as n;
            return query select 'applied', n.kind, n.subject, n.version, n.body::text, null::text
                from unnest(results) as n;
        end $$;
        """
}
