extension RemoteMigration {
    /// Version 4: an order whose refund was declined returns to the state in which the refund was requested, as in
    /// format 7 of the file. Older workstations cannot read such orders, and are told so.
    static let version4 = RemoteMigration(version: 4, statements: [leadingBack])

    /// A change of a record like any other: every workstation receives it. Nobody writes meanwhile.
    private static let leadingBack = """
        select pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        select clinic.settle();
        update clinic.record as r
        set version = r.version + 1, body = jsonb_set(r.body, '{state}', came.state), epoch = present.epoch,
            tx = pg_current_xact_id(), seq = default
        from clinic.remote as present, clinic.record as declined
        cross join lateral (
            select step.value->'state' as state
            from jsonb_array_elements(declined.body->'order_event') with ordinality as step (value, place)
            where step.value->>'state' not in ('refund_requested', 'declined') order by step.place desc limit 1
        ) as came
        where declined.kind = 'order' and declined.body->>'state' = 'declined'
            and (r.kind, r.subject) = (declined.kind, declined.subject)
        """
}
