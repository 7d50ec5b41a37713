extension RemoteMigration {
    /// The signed intents, each once, and which version of which record it made. A place grows with time. A write that
    /// was signed again has been sent under another operation than the signed one.
    static let steps = """
        create table clinic.step (
            operation uuid primary key, intent bytea not null, signature bytea not null, sent_as uuid
        );
        create unique index step_sent_as on clinic.step (sent_as) where sent_as is not null;
        create table clinic.record_step (
            kind text not null, subject uuid not null, version bigint not null, operation uuid not null,
            epoch integer not null, seq bigint generated always as identity, tx xid8 not null default pg_current_xact_id(),
            primary key (kind, subject, version)
        );
        create index record_step_operation on clinic.record_step (operation);
        """

    /// The check of a signed write that needs no keys: its size, that it is about this clinic, and
    /// that it is by this author. The offsets are those of `SignedIntent`.
    static let fitting = """
        create function clinic.misfit(author uuid, changes jsonb, intent bytea, signature bytea) returns text
        language plpgsql stable as $$
        #variable_conflict use_variable
        begin
            if jsonb_array_length(changes) = 0 then return null; end if;
            if intent is null or signature is null or length(signature) <> 64 or length(intent) < 96
                or substr(intent, 1, 8) <> decode('436c696e4f700001', 'hex')
            then return 'malformed: nobody signed it'; end if;
            if length(intent) > 2097152 or pg_column_size(changes) > 2097152 then
                return 'malformed: it is too long'; end if;
            if encode(substr(intent, 9, 16), 'hex')::uuid <> (select r.clinic_id from clinic.remote r) then
                return 'malformed: it was signed for another clinic'; end if;
            if author is not null and encode(substr(intent, 41, 16), 'hex')::uuid <> author then
                return 'malformed: its author did not sign it'; end if;
            if ('x' || encode(substr(intent, 81, 4), 'hex'))::bit(32)::bigint < jsonb_array_length(changes) then
                return 'malformed: it changes more than was signed'; end if;
            if not exists (
                select from jsonb_array_elements(changes) as c
                where convert_to(c.value->>'kind', 'UTF8')
                    = substr(intent, 89, ('x' || encode(substr(intent, 85, 4), 'hex'))::bit(32)::integer)
            ) then return 'malformed: it changes other records than was signed'; end if;
            return null;
        end $$;
        """

    /// Applies a write that its author signed, and keeps what was signed. Somebody who has left writes nothing; of
    /// somebody whose own record makes no sense workstations know more, so that does not keep them from writing. What
    /// was applied before, under whatever operation, is applied once. What arrives late is not decided at all.
    static let signing =
        "drop function clinic.apply(uuid, uuid, bigint, jsonb);\n"
        + countingOnce.changing(
            "create or replace function clinic.apply(operation uuid, author uuid, written_at bigint, changes jsonb)\n",
            to: """
                create function clinic.apply(
                    operation uuid, author uuid, written_at bigint, changes jsonb, intent bytea, signature bytea,
                    workstation text default null, visit bigint default null
                )

                """
        ).changing(
            "    select r.body->>'role' into author_role from clinic.record r\n    where r.kind = 'staff' and r.subject = author;\n",
            to: """
                    select s.operation into applied from clinic.step s
                    where s.operation in (encode(substr($5, 25, 16), 'hex')::uuid, $1) or s.sent_as = $1 limit 1;
                    if found then
                        return query select 'applied', s.kind, s.subject, coalesce(r.version,
                                clinic.last_version(s.kind, s.subject)), r.body::text, null::text
                            from clinic.record_step s
                            left join clinic.record r on r.kind = s.kind and r.subject = s.subject
                            where s.operation = applied;
                        return;
                    end if;
                    if exists (
                        select from clinic.workstation s where s.log = decode($7, 'hex') and s.settled >= $8
                    ) then
                        raise exception 'it came after its answer' using errcode = 'XC005';
                    end if;
                    select case when r.body->>'role' in ('receptionist', 'clinician', 'pharmacist', 'manager')
                        then r.body->>'role' else '' end into author_role
                    from clinic.record r where r.kind = 'staff' and r.subject = author
                        and jsonb_typeof(r.body->'left_at') is distinct from 'number';
                    refused := clinic.misfit(author, changes, intent, signature);

                """
        ).changing(
            "        select * into rule from clinic.kind k where k.name = item.kind;\n        if not found then\n",
            to: """
                        select * into rule from clinic.kind k where k.name = item.kind;
                        if refused is not null then
                            exit;
                        elsif not found then

                """
        ).changing(
            "        elsif author_role is null or author_role <> all (rule.writers) then\n",
            to: "        elsif author_role is null or author_role <> '' and author_role <> all (rule.writers) then\n"
        ).changing(
            "        raise exception 'a record came in between' using errcode = 'serialization_failure';\n    end if;\n",
            to: """
                        raise exception 'a record came in between' using errcode = 'serialization_failure';
                    end if;
                    if changed > 0 then
                        insert into clinic.step (operation, intent, signature, sent_as)
                        values (encode(substr(intent, 25, 16), 'hex')::uuid, intent, signature,
                            nullif($1, encode(substr(intent, 25, 16), 'hex')::uuid));
                        insert into clinic.record_step (kind, subject, version, operation, epoch)
                        select n.kind, n.subject, n.version, encode(substr(intent, 25, 16), 'hex')::uuid, present_epoch
                        from unnest(results) as n where n.is_change;
                    end if;

                """
        ).changing(
            "    author_role text;\n",
            to: """
                    author_role text;
                    applied uuid;
                    gone bigint;

                """
        ).changing(
            "        where r.kind = item.kind and r.subject = item.subject for update;\n",
            to: """
                        where r.kind = item.kind and r.subject = item.subject for update;
                        if not found then
                            gone := clinic.last_version(item.kind, item.subject);
                            -- Somebody else may have made it at this moment.
                            if gone is not null then
                                select * into stored from clinic.record r
                                where r.kind = item.kind and r.subject = item.subject for update;
                                if not found then stored.version := gone; end if;
                            end if;
                        end if;

                """
        ).changing(
            "        seq = default\n", to: "        seq = default, is_forgotten = default\n"
        ).answeringWorkstations

    /// The steps of records, as many as fit into some megabytes, at least one.
    static let readingSteps = """
        create function clinic.steps(wanted jsonb)
        returns table (kind text, subject uuid, version bigint, place bigint, intent text, signature text)
        language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
        #variable_conflict use_column
        declare
            item record;
            size bigint := 0;
        begin
            if (select r.is_open from clinic.remote r) is not true then
                raise exception 'it is not open for use' using errcode = 'XC001';
            end if;
            for item in
                select r.kind, r.subject, r.version, (r.epoch::bigint << 40) + r.seq as place, s.intent, s.signature
                from jsonb_to_recordset(wanted) as w(kind text, subject uuid, after bigint, up_to bigint)
                join clinic.record_step r on r.kind = w.kind and r.subject = w.subject
                    and r.version > w.after and r.version <= w.up_to
                join clinic.step s on s.operation = r.operation and length(s.intent) <= 2097152
                order by r.kind collate "C", r.subject, r.version
            loop
                exit when size > 4194304;
                size := size + length(item.intent);
                kind := item.kind;
                subject := item.subject;
                version := item.version;
                place := item.place;
                intent := encode(item.intent, 'hex');
                signature := encode(item.signature, 'hex');
                return next;
            end loop;
        end $$;
        """
}
