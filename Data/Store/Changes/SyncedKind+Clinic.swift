import Domain

extension SyncedKind {
    /// The clinic with its services and hours: one record, which managers write.
    static let clinic = SyncedKind(
        name: "clinic", table: "clinic", identity: "id", key: "only",
        fields: [.plain("only"), .plain("name"), .plain("created_at"), .plain("time_zone")]
            + [.plain("currency"), .plain("is_example"), .key("founding_key")],
        titles: [
            ("category", "categories"), ("service_clinician", "who offers it"), ("opening_hours", "opening hours"),
            ("founding_key", "founding key"),
        ],
        parts: [
            Part(
                table: "category", order: "position", fields: .plain(["name", "title", "position", "is_retired"])),
            Part(
                table: "service", order: "position, handle",
                fields: .plain(["handle", "title", "minutes", "position", "is_retired"])),
            Part(
                table: "service_clinician", order: "service, clinician_id",
                fields: [.plain("service"), .bytes("clinician_id")]),
            Part(table: "opening_hours", order: "weekday, opens", fields: .plain(["weekday", "opens", "closes"])),
            Part(table: "playlist_song", order: "position", fields: .plain(["position", "song_number"])),
        ],
        writers: [.manager])

    /// The staff. The time of their last sign-in stays at each workstation.
    static let staff = SyncedKind(
        name: "staff", table: "staff", identity: "id",
        fields: [.plain("user_name"), .plain("name"), .plain("role"), .key("locked_key")]
            + [.plain("phone_extension"), .plain("onboarded_at"), .plain("left_at")]
            + [.key("public_key"), .key("invitation_key"), .plain("invitation_ends_at"), .plain("session_epoch")],
        titles: [("phone_extension", "extension"), ("onboarded_at", "onboarded"), ("locked_key", "password")]
            + [("role", "role"), ("left_at", "left"), ("session_epoch", "sessions"), ("staff_hours", "hours")]
            + [("public_key", "key"), ("invitation_key", "invitation"), ("invitation_ends_at", "invited until")],
        binding: ["role", "left_at", "session_epoch"], derived: ["public_key": "locked_key"],
        parts: [
            Part(
                table: "staff_hours", owner: "staff_id", order: "weekday, opens",
                fields: .plain(["weekday", "opens", "closes"]))
        ],
        writers: Role.allCases)

    static let seller = SyncedKind(
        name: "seller", table: "seller", identity: "id", fields: .plain(["number", "name", "phone"]))

    /// The products. The stock is a counter: two workstations may sell at the same time.
    static let product = SyncedKind(
        name: "product", table: "product", identity: "id",
        fields: .plain(["number", "name", "sort_name", "category", "price", "currency", "stock", "reorder_level"])
            + [.bytes("seller_id"), .plain("details"), .plain("is_retired")],
        titles: [
            ("category", "category"), ("reorder_level", "reorder level"), ("details", "details"),
            ("is_retired", "retired"),
        ],
        derived: ["sort_name": "name"],
        counters: ["stock"], writers: Permission.checkOut.holders)

    static let album = SyncedKind(
        name: "album", table: "album", identity: "id", fields: .plain(["number", "title", "performer"]))

    static let song = SyncedKind(
        name: "song", table: "song", identity: "id",
        fields: .plain(["number", "title", "album_number", "track", "seconds"]))
}
