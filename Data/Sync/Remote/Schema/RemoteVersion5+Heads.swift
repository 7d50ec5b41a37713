import Data

extension RemoteMigration {
    /// Signed heads of logs. A true signature is there once, whatever else somebody puts beside it. Two heads of one
    /// log may contradict each other: only who checks the signatures can tell.
    static let heads = """
        create table clinic.signed_head (
            signature bytea primary key check (length(signature) = 64), log bytea not null check (length(log) = 32),
            entries bigint not null check (entries > 0), root bytea not null check (length(root) = 32),
            at bigint not null, witness bytea not null check (length(witness) = 32), seen_at bigint not null,
            place bigint generated always as identity unique
        );
        create index signed_head_witness on clinic.signed_head (log, witness, place);

        create function clinic.heads(own text, given jsonb, after bigint, own_after bigint)
        returns table (
            log text, entries bigint, root text, at bigint, witness text, seen_at bigint, signature text, place bigint
        )
        language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
        #variable_conflict use_column
        begin
            perform clinic.enter(as_open => true);
            if jsonb_array_length(given) > 1000 then
                raise exception 'these are too many heads at once' using errcode = 'XC003';
            elsif jsonb_array_length(given) > 0 then
                -- One after the other, so that no place shows later than a higher one.
                perform pg_advisory_xact_lock(hashtextextended('clinic.heads', 0));
                insert into clinic.signed_head (signature, log, entries, root, at, witness, seen_at)
                select decode(g.signature, 'hex'), decode(g.log, 'hex'), g.entries, decode(g.root, 'hex'), g.at,
                    decode(g.witness, 'hex'), g.seen_at
                from jsonb_to_recordset(given) as g(signature text, log text, entries bigint, root text, at bigint,
                    witness text, seen_at bigint)
                on conflict (signature) do nothing;
                delete from clinic.signed_head h
                using (
                    select distinct decode(n.log, 'hex') as log, decode(n.witness, 'hex') as witness
                    from jsonb_to_recordset(given) as n(log text, witness text)
                ) as g
                where h.log = g.log and h.witness = g.witness and h.place <= (
                    select o.place from clinic.signed_head o where o.log = g.log and o.witness = g.witness
                    order by o.place desc offset \(SignedHeads.most) limit 1);
            end if;
            return query
                select encode(h.log, 'hex'), h.entries, encode(h.root, 'hex'), h.at, encode(h.witness, 'hex'),
                    h.seen_at, encode(h.signature, 'hex'), h.place
                from clinic.signed_head h
                where h.witness = h.log and h.place > after or h.log = decode(own, 'hex') and h.place > own_after
                order by h.place limit \(RemoteHeads.most);
        end $$;

        revoke all on function clinic.heads(text, jsonb, bigint, bigint) from public;
        """
}
