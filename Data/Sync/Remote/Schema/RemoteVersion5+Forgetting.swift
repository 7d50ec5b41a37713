extension RemoteMigration {
    /// Takes what deleted records were out of the steps and the remembered answers: for the owner alone, since nobody
    /// here can tell whether who deleted a record could. If somebody has put one there again, its past goes all the
    /// same. The steps come without what is forgotten, and stay what was signed. The record itself goes with a sweep.
    static let forgettingRecords = """
        create function clinic.forget_records(subjects uuid[], steps jsonb) returns void
        language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
            update clinic.step s set intent = decode(n.intent, 'hex') from jsonb_to_recordset(steps) as n(intent text)
            where s.operation = encode(substr(decode(n.intent, 'hex'), 25, 16), 'hex')::uuid;
            update clinic.operation o set outcome = (
                select jsonb_agg(
                    case when (e.value->>'subject')::uuid = any (subjects) then e.value || '{"body": null}' else e.value end
                    order by e.place)
                from jsonb_array_elements(o.outcome) with ordinality as e (value, place)
            )
            where jsonb_typeof(o.outcome) = 'array' and exists (
                select from jsonb_array_elements(o.outcome) as e (value)
                where (e.value->>'subject')::uuid = any (subjects) and e.value->'body' <> 'null'
            );
            update clinic.record r set is_forgotten = true
            where r.subject = any (subjects) and r.body is null and not r.is_forgotten
                and r.version = clinic.last_version(r.kind, r.subject);
            perform clinic.sweep();
        end $$;

        revoke all on function clinic.forget_records(uuid[], jsonb) from public;
        """
}
