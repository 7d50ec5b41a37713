extension RemoteMigration {
    /// Appointments of the same clinician or patient must not overlap. A transaction that takes someone's time holds
    /// that person's lock to its end, so of two at once the second sees the first.
    static let time = """
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
        """
}
