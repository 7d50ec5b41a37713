extension RemoteMigration {
    /// Version 5: the clinic, its staff and its products have the fields of format 8 of the file, and every write is
    /// signed.
    static let version5 = RemoteMigration(
        version: 5,
        statements: [
            fillingIn, steps, fitting, workstations, sweeping, answeringGone, signing, readingSteps, heldChanges,
            visiting, visitedPages, snapshot, partIndexes, wantedPatients, part, seedingSigned, heads, retiring,
            digests, admittingSigned,
            forgettingRecords, enteringAnywhere, promotion, settingWhereCalled,
        ])

    /// A change of each record like any other: every workstation receives it. Nobody writes meanwhile.
    private static let fillingIn = """
        select pg_advisory_xact_lock(hashtextextended('clinic.epoch', 0));
        select clinic.settle();
        update clinic.record as r
        set version = r.version + 1, epoch = present.epoch, tx = pg_current_xact_id(), seq = default,
            body = case r.kind
                when 'clinic' then r.body || jsonb_build_object('currency', 'EUR', 'is_example', 1, 'founding_key', null,
                    'category', \(offered("category")), 'service', \(offered("service")))
                when 'staff' then r.body - 'password_hash' || jsonb_build_object('locked_key', r.body->'password_hash')
                    || '{"left_at": null, "public_key": null, "invitation_key": null, "invitation_ends_at": null,
                    "session_epoch": 0, "staff_hours": []}'
                else r.body || '{"is_retired": 0}'
            end
        from clinic.remote as present
        where r.kind in ('clinic', 'staff', 'product') and r.body is not null
        """

    private static func offered(_ part: String) -> String {
        """
        (
            select coalesce(jsonb_agg(each.value || '{"is_retired": 0}' order by each.place), '[]')
            from jsonb_array_elements(r.body->'\(part)') with ordinality as each (value, place)
        )
        """
    }
}
