extension RemoteMigration {
    /// Decides about a change: `change` with the new body, `keep` if the record is so already, or `conflict`.
    ///
    /// It compares with what the author saw, which may be older than the version that their workstation knew: the base
    /// only says whether a record is new or known to be deleted. Counters are left out of every comparison:
    /// differences are added to the current value.
    static let deciding = """
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
        """

    /// The counters of a record after a change of it, and the first that is below zero.
    static let counting = """
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
        """
}
