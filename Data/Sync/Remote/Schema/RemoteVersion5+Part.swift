import Data
import Domain

extension RemoteMigration {
    /// Indexes that find the records of a patient, and a patient by what people know of them. A name is there as it is
    /// sorted: folded words with a blank between them. A record that makes no sense is found by nobody.
    static let partIndexes = """
        create function clinic.moment(value text) returns bigint
        language sql immutable parallel safe as $$
            select case when value ~ '^[0-9]{1,18}$' then value::bigint end
        $$;

        create function clinic.words(name text) returns tsvector
        language sql immutable parallel safe as $$
            select array_to_tsvector(coalesce(
                array_agg(distinct left(word, \(PatientWords.maxLength))) filter (where word <> ''), '{}'))
            from unnest(string_to_array(left(name, 1000), ' ')) as word
        $$;

        create index record_start on clinic.record (clinic.moment(body->>'start_at')) where kind = 'appointment';
        create index record_patient on clinic.record ((left(body->>'patient_id', 40))) where kind = 'appointment';
        create index record_customer on clinic.record ((left(body->>'patient_number', 40)), subject) where kind = 'order';
        create index record_open on clinic.record (subject) where kind = 'order' and body->>'state' in (\(openStates));
        create index record_noted on clinic.record ((left(body->>'patient', 40))) where kind = 'clinical_note';
        create index record_words on clinic.record using gin (clinic.words(body->>'sort_name')) where kind = 'patient';
        create index record_born on clinic.record ((left(body->>'born', 40))) where kind = 'patient';
        create index record_phone on clinic.record ((left(body->>'phone_digits', 40)) text_pattern_ops) where kind = 'patient';
        """

    private static let openStates = PartRequest.openStates.map { "'\($0)'" }.joined(separator: ", ")

    /// The patients whom a workstation asks for that keeps a part. Those of a search come in the order of the list, and
    /// others after one of them, in the order of their identities.
    static let wantedPatients = """
        create function clinic.wanted_patients(wanted jsonb, after uuid, most integer) returns uuid[]
        language plpgsql stable as $$
        declare
            found uuid[];
            named tsquery;
        begin
            if wanted ? 'from' then
                select array_agg(id order by id) into found from (
                    select distinct (r.body->>'patient_id')::uuid as id from clinic.record r
                    where r.kind = 'appointment' and r.body->>'patient_id' ~ '^[0-9a-f]{32}$'
                        and clinic.moment(r.body->>'start_at') >= (wanted->>'from')::bigint
                        and clinic.moment(r.body->>'start_at') < (wanted->>'until')::bigint
                        and (after is null or (r.body->>'patient_id')::uuid > after)
                    order by 1 limit most) as r;
            elsif wanted ? 'open' then
                select array_agg(id order by id) into found from (
                    select distinct p.subject as id
                    from clinic.record r join clinic.record p
                        on p.kind = 'patient' and p.body->>'number' = r.body->>'patient_number'
                    where r.kind = 'order' and r.body->>'state' in (\(openStates))
                        and (after is null or p.subject > after)
                    order by 1 limit most) as r;
            elsif wanted ? 'patients' then
                select array_agg(id order by id) into found from (
                    select distinct w.id::uuid as id from jsonb_array_elements_text(wanted->'patients') as w (id)
                    where after is null or w.id::uuid > after
                    order by 1 limit most) as r;
            elsif wanted ? 'words' then
                select string_agg(quote_literal(left(translate(w.word, '''\\', ''), \(PatientWords.maxLength))) || ':*', ' & ')
                into named from jsonb_array_elements_text(wanted->'words') as w (word);
                select array_agg(subject order by name, number) into found from (
                    select r.subject, r.body->>'sort_name' collate "C" as name,
                        clinic.moment(r.body->>'number') as number
                    from clinic.record r where r.kind = 'patient' and clinic.words(r.body->>'sort_name') @@ named
                    order by 2, 3 limit most) as r;
            elsif wanted ? 'phones' then
                select array_agg(subject order by subject) into found from (
                    select r.subject
                    from jsonb_array_elements_text(wanted->'phones') as w (beginning) join clinic.record r
                        on r.kind = 'patient' and left(r.body->>'phone_digits', 40) ~>=~ w.beginning
                        and left(r.body->>'phone_digits', 40) ~<~ (w.beginning || ':')
                    order by r.subject limit most) as r;
            elsif wanted ? 'born' then
                select array_agg(subject order by subject) into found from (
                    select r.subject from clinic.record r where r.kind = 'patient' and left(r.body->>'born', 40) = wanted->>'born'
                    order by r.subject limit most) as r;
            elsif wanted ? 'appointment' then
                select array_agg((r.body->>'patient_id')::uuid) into found from clinic.record r
                where r.kind = 'appointment' and r.body->>'number' = wanted->>'appointment'
                    and r.body->>'patient_id' ~ '^[0-9a-f]{32}$';
            else
                select array_agg(r.subject) into found from clinic.record r
                where r.kind = 'patient' and r.body->>'number' = coalesce(wanted->>'number', (
                    select o.body->>'patient_number' from clinic.record o
                    where o.kind = 'order' and o.body->>'number' = wanted->>'order'));
            end if;
            return coalesce(found, '{}');
        end $$;
        """

    /// The records of those patients, or the orders of no patient. The last row says how far that is; without a subject
    /// there is nothing more.
    static let part = """
        create function clinic.part(wanted jsonb, after uuid, page integer)
        returns table (kind text, subject uuid, patient uuid)
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            most integer := least(greatest(page, 1), 500);
            found uuid[];
        begin
            perform clinic.opened();
            if wanted ? 'nobody' then
                select array_agg(r.subject order by r.subject) into found from (
                    select r.subject from clinic.record r
                    where r.kind = 'order' and left(r.body->>'patient_number', 40) is null and r.body is not null
                        and (after is null or r.subject > after)
                    order by r.subject limit most) as r;
                found := coalesce(found, '{}');
                return query select 'order', w.id, null::uuid from unnest(found) as w (id);
            else
                found := clinic.wanted_patients(wanted, after, most);
                return query
                    select r.kind, r.subject, w.id
                    from unnest(found) with ordinality as w (id, place)
                    join clinic.record p on p.kind = 'patient' and p.subject = w.id
                    cross join lateral (
                        select p.kind, p.subject
                        union all
                        select a.kind, a.subject from clinic.record a
                        where a.kind = 'appointment' and left(a.body->>'patient_id', 40) = replace(w.id::text, '-', '')
                        union all
                        select o.kind, o.subject from clinic.record o
                        where o.kind = 'order' and left(o.body->>'patient_number', 40) = p.body->>'number'
                        union all
                        select n.kind, n.subject from clinic.record n
                        where n.kind = 'clinical_note' and left(n.body->>'patient', 40) = p.body->>'number'
                    ) as r
                    order by w.place, r.kind, r.subject;
                if wanted ? 'order' and cardinality(found) = 0 then
                    return query
                        select r.kind, r.subject, null::uuid from clinic.record r
                        where r.kind = 'order' and r.body->>'number' = wanted->>'order';
                end if;
            end if;
            return query select null::text,
                case when cardinality(found) = most and wanted ?| '{from,open,patients,nobody}' then found[most] end,
                null::uuid;
        end $$;

        revoke all on function clinic.moment(text), clinic.words(text), clinic.wanted_patients(jsonb, uuid, integer),
            clinic.part(jsonb, uuid, integer) from public;
        """
}
