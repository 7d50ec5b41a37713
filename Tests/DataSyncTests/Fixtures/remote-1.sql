-- What a program of version 1 left behind in PostgreSQL: its tables, its functions and a few records. Never changed.
create schema if not exists clinic;
revoke all on schema clinic from public;

create table clinic.remote (
    single boolean primary key default true check (single), version integer not null, clinic_id uuid not null,
    is_open boolean not null default false, epoch integer not null default 1,
    lineage uuid not null default gen_random_uuid(), home text not null
);
create table clinic.kind (
    name text primary key, merging text not null check (merging in ('fields', 'never')),
    counters text[] not null, writers text[] not null
);
create table clinic.record (
    kind text not null, subject uuid not null, version bigint not null check (version > 0),
    body jsonb check (jsonb_typeof(body) = 'object'), epoch integer not null,
    tx xid8 not null default pg_current_xact_id(), seq bigint generated always as identity,
    primary key (kind, subject)
);
create table clinic.operation (
    id uuid primary key, author uuid, station_at bigint, outcome jsonb not null,
    at timestamptz not null default now()
);
create table clinic.number_block (
    subject text primary key, next_number bigint not null check (next_number > 0)
);
create unique index record_place on clinic.record (epoch, tx, seq);
create unique index record_number on clinic.record (kind, (body->>'number'))
    where body->>'number' is not null;
create index record_time on clinic.record
    using gist (int8range((body->'start_at')::bigint, (body->'end_at')::bigint))
    where kind = 'appointment' and body->>'status' = 'booked';
create function clinic.here() returns text
language plpgsql stable as $$
begin
    if pg_is_in_recovery() then
        raise exception 'it is a standby, which takes no writes' using errcode = 'read_only_sql_transaction';
    end if;
    return format('%s/%s/%s', (select system_identifier from pg_control_system()),
        (select oid from pg_database where datname = current_database()),
        left(pg_walfile_name(pg_current_wal_lsn()), 8));
end $$;

create function clinic.settle() returns void
language plpgsql as $$
begin
    if (select r.home <> clinic.here() from clinic.remote r) then
        perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        update clinic.remote r set epoch = r.epoch + 1, lineage = gen_random_uuid(), home = clinic.here()
        where r.home <> clinic.here();
    end if;
end $$;

create function clinic.identity() returns table (version integer, clinic_id uuid, is_open boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
    perform clinic.settle();
    return query select r.version, r.clinic_id, r.is_open from clinic.remote r;
end $$;

create function clinic.enter(as_open boolean) returns integer
language plpgsql as $$
declare
    present clinic.remote;
begin
    if current_setting('transaction_isolation') <> 'read committed' then
        raise exception 'transactions of a station have to read what is committed';
    end if;
    perform pg_advisory_xact_lock_shared(hashtextextended('clinic.epoch', 0));
    select * into present from clinic.remote;
    if as_open and present.is_open is not true then
        raise exception 'it is not open for use' using errcode = 'XC001';
    elsif present.is_open and not as_open then
        raise exception 'it is in use already, so nothing more can be put into it' using errcode = 'XC002';
    end if;
    return present.epoch;
end $$;
create type clinic.decision as (verdict text, body jsonb);

create function clinic.decide(
    rule clinic.kind, base bigint, before jsonb, after jsonb, current_version bigint, current_body jsonb
) returns clinic.decision
language plpgsql immutable as $$
declare
    merged jsonb;
begin
    if before is null then
        if current_body = after then return row('keep', current_body)::clinic.decision; end if;
        if current_body is null and current_version in (0, base) then
            return row('change', after)::clinic.decision;
        end if;
        return row('conflict', null)::clinic.decision;
    elsif after is null then
        if current_body is null then return row('keep', null)::clinic.decision; end if;
        if current_body = before then return row('change', null)::clinic.decision; end if;
        return row('conflict', null)::clinic.decision;
    elsif current_body is null then
        return row('conflict', null)::clinic.decision;
    end if;
    merged := clinic.merge(rule.merging, before - rule.counters, after - rule.counters,
        current_body - rule.counters);
    if merged is null then return row('conflict', null)::clinic.decision; end if;
    if rule.counters <> '{}' then
        merged := merged || clinic.add_up(rule.counters, before, after, current_body);
    end if;
    return row(case when merged = current_body then 'keep' else 'change' end, merged)::clinic.decision;
end $$;

create function clinic.merge(merging text, before jsonb, after jsonb, theirs jsonb) returns jsonb
language plpgsql immutable as $$
begin
    if theirs = before then return after; end if;
    if theirs = after then return theirs; end if;
    if merging <> 'fields' then return null; end if;
    if exists (
        select from jsonb_object_keys(before || after || theirs) as k
        where before->k is distinct from after->k and before->k is distinct from theirs->k
            and after->k is distinct from theirs->k
    ) then return null; end if;
    return (
        select coalesce(jsonb_object_agg(k, chosen.value) filter (where chosen.value is not null), '{}')
        from jsonb_object_keys(before || after || theirs) as k cross join lateral (
            select case when before->k is distinct from after->k then after->k else theirs->k end as value
        ) as chosen
    );
end $$;
create function clinic.add_up(counters text[], before jsonb, after jsonb, current_body jsonb) returns jsonb
language plpgsql immutable as $$
begin
    return (
        select coalesce(jsonb_object_agg(k, coalesce((current_body->>k)::numeric, 0)
            + coalesce((after->>k)::numeric, 0) - coalesce((before->>k)::numeric, 0)), '{}')
        from unnest(counters) as k where before ? k or after ? k or current_body ? k);
end $$;

create function clinic.shortage(counters text[], body jsonb) returns text
language plpgsql immutable as $$
begin
    return (
        select format('%s would be %s', k, body->>k) from unnest(counters) as k
        where (body->>k)::numeric < 0 limit 1);
end $$;
create type clinic.result as (
    kind text, subject uuid, version bigint, body jsonb, was jsonb, is_change boolean
);

create function clinic.takes_time(outcome clinic.result) returns boolean
language sql immutable as $$
    select outcome.is_change and outcome.kind = 'appointment' and outcome.body->>'status' = 'booked' and (
        outcome.was->>'status' is distinct from 'booked'
        or (outcome.was->'clinician_id', outcome.was->'patient_id', outcome.was->'start_at', outcome.was->'end_at')
            is distinct from (outcome.body->'clinician_id', outcome.body->'patient_id', outcome.body->'start_at',
                outcome.body->'end_at'))
$$;

create function clinic.overlap(results clinic.result[]) returns table (subject uuid, detail text)
language plpgsql as $$
begin
    perform pg_advisory_xact_lock(wanted.key) from (
        select distinct hashtextextended(person, 2) as key
        from unnest(results) as mine cross join lateral (values
            ('clinician/' || (mine.body->>'clinician_id')), ('patient/' || (mine.body->>'patient_id'))
        ) as people(person)
        where clinic.takes_time(mine) and person is not null order by 1
    ) as wanted;
    return query
        select mine.subject, case when other.body->>'clinician_id' = mine.body->>'clinician_id'
            then 'the clinician has another appointment then'
            else 'the patient has another appointment then' end
        from unnest(results) as mine cross join lateral (
            select r.body from clinic.record r
            where r.kind = 'appointment' and r.body->>'status' = 'booked'
                and int8range((r.body->'start_at')::bigint, (r.body->'end_at')::bigint)
                    && int8range((mine.body->'start_at')::bigint, (mine.body->'end_at')::bigint)
                and not exists (
                    select from unnest(results) as own where own.kind = r.kind and own.subject = r.subject)
            union all
            select own.body from unnest(results) as own
            where own.kind = 'appointment' and own.body->>'status' = 'booked' and own.subject <> mine.subject
                and int8range((own.body->'start_at')::bigint, (own.body->'end_at')::bigint)
                    && int8range((mine.body->'start_at')::bigint, (mine.body->'end_at')::bigint)
        ) as other
        where clinic.takes_time(mine)
            and (other.body->>'clinician_id' = mine.body->>'clinician_id'
                or other.body->>'patient_id' = mine.body->>'patient_id')
        order by mine.subject, 2 limit 1;
end $$;
create function clinic.apply(operation uuid, author uuid, written_at bigint, changes jsonb)
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
        return query select 'applied', d.kind, d.subject, d.version, d.body::text, null::text
            from jsonb_to_recordset(done) as d(kind text, subject uuid, version bigint, body jsonb);
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
        return query select split_part(refused, ': ', 1), item.kind, item.subject, null::bigint, null::text,
            substr(refused, strpos(refused, ': ') + 2);
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
create function clinic.lease_numbers(operation uuid, subject text, amount integer)
returns table (first_number bigint, last_number bigint)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
    done jsonb;
    next_one bigint;
begin
    perform clinic.enter(as_open => true);
    if amount not between 1 and 1000000 then
        raise exception 'a block has 1 to 1000000 numbers, not %', amount using errcode = 'XC003';
    end if;
    perform pg_advisory_xact_lock(hashtextextended(operation::text, 1));
    select o.outcome into done from clinic.operation o where o.id = operation;
    if not found then
        update clinic.number_block b set next_number = b.next_number + amount
        where b.subject = lease_numbers.subject returning b.next_number - amount into next_one;
        if not found then
            raise exception 'it has no numbers of %', subject using errcode = 'XC003';
        end if;
        done := jsonb_build_object('first', next_one, 'last', next_one + amount - 1);
        insert into clinic.operation (id, outcome) values (operation, done);
    end if;
    return query select (done->'first')::bigint, (done->'last')::bigint;
end $$;
create function clinic.seed(records jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
    present_epoch integer := clinic.enter(as_open => false);
    stranger text;
begin
    select n.kind into stranger from jsonb_to_recordset(records) as n(kind text)
    where not exists (select from clinic.kind k where k.name = n.kind) limit 1;
    if found then
        raise exception 'there is no kind of record called %', stranger using errcode = 'XC003';
    end if;
    insert into clinic.record (kind, subject, version, body, epoch)
    select n.kind, n.subject, n.version, n.body, present_epoch
    from jsonb_to_recordset(records) as n(kind text, subject uuid, version bigint, body jsonb)
    on conflict (kind, subject) do nothing;
end $$;

create function clinic.open(numbers jsonb) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
    insert into clinic.number_block (subject, next_number)
    select n.key, n.value::bigint from jsonb_each_text(numbers) as n on conflict (subject) do nothing;
    update clinic.remote set is_open = true where not is_open;
end $$;

create function clinic.forget(older interval) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
    forgotten bigint;
begin
    delete from clinic.operation o where o.at < now() - older;
    get diagnostics forgotten = row_count;
    return forgotten;
end $$;
create function clinic.admit(station text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
    execute format('grant usage on schema clinic to %I', station);
    execute format('grant execute on function clinic.identity(), clinic.apply(uuid, uuid, bigint, jsonb),
        clinic.changes(text, integer), clinic.lease_numbers(uuid, text, integer) to %I', station);
end $$;

revoke all on all tables in schema clinic from public;
revoke all on all functions in schema clinic from public;

insert into clinic.remote (version, clinic_id, is_open, home)
values (1, '00000000-0000-7000-8000-000000000001', true, 'where version 1 was');
insert into clinic.kind (name, merging, counters, writers) values
    ('staff', 'fields', '{}', '{manager}'), ('product', 'fields', '{stock}', '{pharmacist,manager}'),
    ('order', 'never', '{}', '{pharmacist}'), ('appointment', 'never', '{}', '{pharmacist}');
insert into clinic.record (kind, subject, version, body, epoch) values
    ('staff', '00000000-0000-7000-8000-00000000000b', 1, '{"role": "pharmacist"}', 1),
    ('order', '00000000-0000-7000-8000-000000000002', 1, '{"number": 1042, "state": "paid"}', 1),
    ('product', '00000000-0000-7000-8000-000000000001', 2, '{"name": "Gauze", "stock": 9}', 1),
    ('product', '00000000-0000-7000-8000-000000000003', 2, null, 1);
insert into clinic.operation (id, author, station_at, outcome) values (
    '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-00000000000b', 1790000000000,
    '[{"kind": "product", "subject": "00000000-0000-7000-8000-000000000001", "version": 2,
       "body": {"name": "Gauze", "stock": 9}}]');
insert into clinic.number_block (subject, next_number) values ('order', 1093);
