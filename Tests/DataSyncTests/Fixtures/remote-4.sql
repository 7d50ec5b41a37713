-- What a program of version 4 left behind in PostgreSQL, as pg_dump --schema=clinic --no-owner --inserts wrote it down. Never changed.
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: clinic; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA clinic;


--
-- Name: decision; Type: TYPE; Schema: clinic; Owner: -
--

CREATE TYPE clinic.decision AS (
	verdict text,
	body jsonb
);


--
-- Name: result; Type: TYPE; Schema: clinic; Owner: -
--

CREATE TYPE clinic.result AS (
	kind text,
	subject uuid,
	version bigint,
	body jsonb,
	was jsonb,
	is_change boolean
);


--
-- Name: add_up(text[], jsonb, jsonb, jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.add_up(counters text[], before jsonb, after jsonb, current_body jsonb) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
    return (
        select coalesce(jsonb_object_agg(k, coalesce((current_body->>k)::numeric, 0)
            + coalesce((after->>k)::numeric, 0) - coalesce((before->>k)::numeric, 0)), '{}')
        from unnest(counters) as k where before ? k or after ? k or current_body ? k);
end $$;


--
-- Name: admit(text); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.admit(station text) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
    execute format('grant usage on schema clinic to %I', station);
    execute format('grant execute on function clinic.identity(), clinic.apply(uuid, uuid, bigint, jsonb),
        clinic.changes(text, integer), clinic.lease_numbers(uuid, text, integer) to %I', station);
end $$;


--
-- Name: answer(jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.answer(done jsonb) RETURNS TABLE(verdict text, kind text, subject uuid, version bigint, body text, detail text)
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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


--
-- Name: apply(uuid, uuid, bigint, jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.apply(operation uuid, author uuid, written_at bigint, changes jsonb) RETURNS TABLE(verdict text, kind text, subject uuid, version bigint, body text, detail text)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $$
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
    is_taken boolean := false;
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
        if is_taken and item.before is not null and item.after is not null then
            item.before := item.before - rule.counters;
            item.after := item.after - rule.counters;
        end if;
        decided := clinic.decide(
            rule, item.base, item.before, item.after, coalesce(stored.version, 0), stored.body);
        is_taken := is_taken or rule.merging = 'never' and decided.verdict = 'keep'
            and item.before is not null and item.before is distinct from item.after;
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


--
-- Name: changes(text, integer); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.changes(after text, page integer) RETURNS TABLE(kind text, subject uuid, version bigint, body text, place text, remaining bigint, restarted boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    SET enable_seqscan TO 'off'
    AS $_$
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
    elsif starts_with(after, present.lineage::text || '/') then
        perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        update clinic.remote r set home = '' where r.lineage = present.lineage;
        perform clinic.settle();
        select * into present from clinic.remote;
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
end $_$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: kind; Type: TABLE; Schema: clinic; Owner: -
--

CREATE TABLE clinic.kind (
    name text NOT NULL,
    merging text NOT NULL,
    counters text[] NOT NULL,
    writers text[] NOT NULL,
    CONSTRAINT kind_merging_check CHECK ((merging = ANY (ARRAY['fields'::text, 'never'::text])))
);


--
-- Name: decide(clinic.kind, bigint, jsonb, jsonb, bigint, jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.decide(rule clinic.kind, base bigint, before jsonb, after jsonb, current_version bigint, current_body jsonb) RETURNS clinic.decision
    LANGUAGE plpgsql IMMUTABLE
    AS $$
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


--
-- Name: enter(boolean); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.enter(as_open boolean) RETURNS integer
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: forget(interval); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.forget(older interval) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
declare
    forgotten bigint;
begin
    delete from clinic.operation o where o.at < now() - older;
    get diagnostics forgotten = row_count;
    return forgotten;
end $$;


--
-- Name: here(); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.here() RETURNS text
    LANGUAGE plpgsql STABLE
    AS $$
begin
    if pg_is_in_recovery() then
        raise exception 'it is a standby, which takes no writes' using errcode = 'read_only_sql_transaction';
    end if;
    return format('%s/%s/%s/%s', (select system_identifier from pg_control_system()),
        (select oid from pg_database where datname = current_database()),
        left(pg_walfile_name(pg_current_wal_lsn()), 8), 'clinic.record'::regclass::oid);
end $$;


--
-- Name: identity(); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.identity() RETURNS TABLE(version integer, clinic_id uuid, is_open boolean)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
    perform clinic.settle();
    return query select r.version, r.clinic_id, r.is_open from clinic.remote r;
end $$;


--
-- Name: lease_numbers(uuid, text, integer); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.lease_numbers(operation uuid, subject text, amount integer) RETURNS TABLE(first_number bigint, last_number bigint)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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


--
-- Name: merge(text, jsonb, jsonb, jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.merge(merging text, before jsonb, after jsonb, theirs jsonb) RETURNS jsonb
    LANGUAGE plpgsql IMMUTABLE
    AS $$
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


--
-- Name: open(jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.open(numbers jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
begin
    insert into clinic.number_block (subject, next_number)
    select n.key, n.value::bigint from jsonb_each_text(numbers) as n on conflict (subject) do nothing;
    update clinic.remote set is_open = true where not is_open;
end $$;


--
-- Name: overlap(clinic.result[]); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.overlap(results clinic.result[]) RETURNS TABLE(subject uuid, detail text)
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: seed(jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.seed(records jsonb) RETURNS void
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $$
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


--
-- Name: settle(); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.settle() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
    if (select r.home <> clinic.here() from clinic.remote r) then
        perform pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        update clinic.remote r set epoch = r.epoch + 1, lineage = gen_random_uuid(), home = clinic.here()
        where r.home <> clinic.here();
    end if;
end $$;


--
-- Name: shortage(text[], jsonb); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.shortage(counters text[], body jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    AS $$
begin
    return (
        select format('%s would be %s', k, body->>k) from unnest(counters) as k
        where (body->>k)::numeric < 0 limit 1);
end $$;


--
-- Name: takes_time(clinic.result); Type: FUNCTION; Schema: clinic; Owner: -
--

CREATE FUNCTION clinic.takes_time(outcome clinic.result) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $$
    select outcome.is_change and outcome.kind = 'appointment' and outcome.body->>'status' = 'booked' and (
        outcome.was->>'status' is distinct from 'booked'
        or (outcome.was->'clinician_id', outcome.was->'patient_id', outcome.was->'start_at', outcome.was->'end_at')
            is distinct from (outcome.body->'clinician_id', outcome.body->'patient_id', outcome.body->'start_at',
                outcome.body->'end_at'))
$$;


--
-- Name: number_block; Type: TABLE; Schema: clinic; Owner: -
--

CREATE TABLE clinic.number_block (
    subject text NOT NULL,
    next_number bigint NOT NULL,
    CONSTRAINT number_block_next_number_check CHECK ((next_number > 0))
);


--
-- Name: operation; Type: TABLE; Schema: clinic; Owner: -
--

CREATE TABLE clinic.operation (
    id uuid NOT NULL,
    author uuid,
    station_at bigint,
    outcome jsonb NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: record; Type: TABLE; Schema: clinic; Owner: -
--

CREATE TABLE clinic.record (
    kind text NOT NULL,
    subject uuid NOT NULL,
    version bigint NOT NULL,
    body jsonb,
    epoch integer NOT NULL,
    tx xid8 DEFAULT pg_current_xact_id() NOT NULL,
    seq bigint NOT NULL,
    CONSTRAINT record_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
    CONSTRAINT record_version_check CHECK ((version > 0))
);


--
-- Name: record_seq_seq; Type: SEQUENCE; Schema: clinic; Owner: -
--

ALTER TABLE clinic.record ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME clinic.record_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: remote; Type: TABLE; Schema: clinic; Owner: -
--

CREATE TABLE clinic.remote (
    single boolean DEFAULT true NOT NULL,
    version integer NOT NULL,
    clinic_id uuid NOT NULL,
    is_open boolean DEFAULT false NOT NULL,
    epoch integer DEFAULT 1 NOT NULL,
    lineage uuid DEFAULT gen_random_uuid() NOT NULL,
    home text NOT NULL,
    CONSTRAINT remote_single_check CHECK (single)
);


--
-- Data for Name: kind; Type: TABLE DATA; Schema: clinic; Owner: -
--

INSERT INTO clinic.kind VALUES ('staff', 'fields', '{}', '{manager}');
INSERT INTO clinic.kind VALUES ('product', 'fields', '{stock}', '{pharmacist,manager}');
INSERT INTO clinic.kind VALUES ('order', 'never', '{}', '{pharmacist}');
INSERT INTO clinic.kind VALUES ('appointment', 'never', '{}', '{pharmacist}');


--
-- Data for Name: number_block; Type: TABLE DATA; Schema: clinic; Owner: -
--

INSERT INTO clinic.number_block VALUES ('order', 1093);


--
-- Data for Name: operation; Type: TABLE DATA; Schema: clinic; Owner: -
--

INSERT INTO clinic.operation VALUES ('00000000-0000-7000-8000-000000000014', NULL, NULL, '{"last": 1092, "first": 1043}', '2026-11-22 18:27:42.609736+00');
INSERT INTO clinic.operation VALUES ('00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-00000000000b', 1790000000000, '[{"body": {"name": "Gauze", "stock": 9}, "kind": "product", "subject": "00000000-0000-7000-8000-000000000001", "version": 2}]', '2026-11-22 18:27:42.610726+00');
INSERT INTO clinic.operation VALUES ('00000000-0000-7000-8000-000000000015', '00000000-0000-7000-8000-00000000000b', 1790000000000, '[{"body": null, "kind": "product", "subject": "00000000-0000-7000-8000-000000000003", "version": 2}]', '2026-11-22 18:27:42.61545+00');
INSERT INTO clinic.operation VALUES ('00000000-0000-7000-8000-000000000016', '00000000-0000-7000-8000-00000000000b', 1790000000000, '{"kind": "product", "detail": "stock would be -90", "subject": "00000000-0000-7000-8000-000000000001", "verdict": "shortage"}', '2026-11-22 18:27:42.6162+00');


--
-- Data for Name: record; Type: TABLE DATA; Schema: clinic; Owner: -
--

INSERT INTO clinic.record OVERRIDING SYSTEM VALUE VALUES ('staff', '00000000-0000-7000-8000-00000000000b', 1, '{"role": "pharmacist"}', 1, '738', 1);
INSERT INTO clinic.record OVERRIDING SYSTEM VALUE VALUES ('order', '00000000-0000-7000-8000-000000000002', 1, '{"state": "paid", "number": 1042}', 1, '738', 2);
INSERT INTO clinic.record OVERRIDING SYSTEM VALUE VALUES ('product', '00000000-0000-7000-8000-000000000001', 2, '{"name": "Gauze", "stock": 9}', 1, '741', 6);
INSERT INTO clinic.record OVERRIDING SYSTEM VALUE VALUES ('product', '00000000-0000-7000-8000-000000000003', 2, NULL, 1, '742', 8);


--
-- Data for Name: remote; Type: TABLE DATA; Schema: clinic; Owner: -
--

INSERT INTO clinic.remote VALUES (true, 4, '00000000-0000-7000-8000-000000000001', true, 3, 'e1c31f69-1cb1-49b7-a818-b3da85c67a42', '7712557176819455250/16384/00000001/16429');


--
-- Name: record_seq_seq; Type: SEQUENCE SET; Schema: clinic; Owner: -
--

SELECT pg_catalog.setval('clinic.record_seq_seq', 8, true);


--
-- Name: kind kind_pkey; Type: CONSTRAINT; Schema: clinic; Owner: -
--

ALTER TABLE ONLY clinic.kind
    ADD CONSTRAINT kind_pkey PRIMARY KEY (name);


--
-- Name: number_block number_block_pkey; Type: CONSTRAINT; Schema: clinic; Owner: -
--

ALTER TABLE ONLY clinic.number_block
    ADD CONSTRAINT number_block_pkey PRIMARY KEY (subject);


--
-- Name: operation operation_pkey; Type: CONSTRAINT; Schema: clinic; Owner: -
--

ALTER TABLE ONLY clinic.operation
    ADD CONSTRAINT operation_pkey PRIMARY KEY (id);


--
-- Name: record record_pkey; Type: CONSTRAINT; Schema: clinic; Owner: -
--

ALTER TABLE ONLY clinic.record
    ADD CONSTRAINT record_pkey PRIMARY KEY (kind, subject);


--
-- Name: remote remote_pkey; Type: CONSTRAINT; Schema: clinic; Owner: -
--

ALTER TABLE ONLY clinic.remote
    ADD CONSTRAINT remote_pkey PRIMARY KEY (single);


--
-- Name: record_number; Type: INDEX; Schema: clinic; Owner: -
--

CREATE UNIQUE INDEX record_number ON clinic.record USING btree (kind, ((body ->> 'number'::text))) WHERE ((body ->> 'number'::text) IS NOT NULL);


--
-- Name: record_place; Type: INDEX; Schema: clinic; Owner: -
--

CREATE UNIQUE INDEX record_place ON clinic.record USING btree (epoch, tx, seq);


--
-- Name: record_time; Type: INDEX; Schema: clinic; Owner: -
--

CREATE INDEX record_time ON clinic.record USING gist (int8range(((body -> 'start_at'::text))::bigint, ((body -> 'end_at'::text))::bigint)) WHERE ((kind = 'appointment'::text) AND ((body ->> 'status'::text) = 'booked'::text));


--
-- Name: FUNCTION add_up(counters text[], before jsonb, after jsonb, current_body jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.add_up(counters text[], before jsonb, after jsonb, current_body jsonb) FROM PUBLIC;


--
-- Name: FUNCTION admit(station text); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.admit(station text) FROM PUBLIC;


--
-- Name: FUNCTION answer(done jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.answer(done jsonb) FROM PUBLIC;


--
-- Name: FUNCTION apply(operation uuid, author uuid, written_at bigint, changes jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.apply(operation uuid, author uuid, written_at bigint, changes jsonb) FROM PUBLIC;


--
-- Name: FUNCTION changes(after text, page integer); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.changes(after text, page integer) FROM PUBLIC;


--
-- Name: FUNCTION decide(rule clinic.kind, base bigint, before jsonb, after jsonb, current_version bigint, current_body jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.decide(rule clinic.kind, base bigint, before jsonb, after jsonb, current_version bigint, current_body jsonb) FROM PUBLIC;


--
-- Name: FUNCTION enter(as_open boolean); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.enter(as_open boolean) FROM PUBLIC;


--
-- Name: FUNCTION forget(older interval); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.forget(older interval) FROM PUBLIC;


--
-- Name: FUNCTION here(); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.here() FROM PUBLIC;


--
-- Name: FUNCTION identity(); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.identity() FROM PUBLIC;


--
-- Name: FUNCTION lease_numbers(operation uuid, subject text, amount integer); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.lease_numbers(operation uuid, subject text, amount integer) FROM PUBLIC;


--
-- Name: FUNCTION merge(merging text, before jsonb, after jsonb, theirs jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.merge(merging text, before jsonb, after jsonb, theirs jsonb) FROM PUBLIC;


--
-- Name: FUNCTION open(numbers jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.open(numbers jsonb) FROM PUBLIC;


--
-- Name: FUNCTION overlap(results clinic.result[]); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.overlap(results clinic.result[]) FROM PUBLIC;


--
-- Name: FUNCTION seed(records jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.seed(records jsonb) FROM PUBLIC;


--
-- Name: FUNCTION settle(); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.settle() FROM PUBLIC;


--
-- Name: FUNCTION shortage(counters text[], body jsonb); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.shortage(counters text[], body jsonb) FROM PUBLIC;


--
-- Name: FUNCTION takes_time(outcome clinic.result); Type: ACL; Schema: clinic; Owner: -
--

REVOKE ALL ON FUNCTION clinic.takes_time(outcome clinic.result) FROM PUBLIC;


--
-- PostgreSQL database dump complete
--


