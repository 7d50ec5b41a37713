import Domain

extension SyncedKind {
    static let patient = SyncedKind(
        name: "patient", table: "patient", identity: "id", revision: "version",
        fields: .plain([
            "number", "name", "born", "phone", "email", "address", "sort_name", "phone_digits",
        ]),
        derived: ["sort_name": "name", "phone_digits": "phone"],
        writers: Permission.managePatients.holders)

    /// A note's position until it has its own: beyond every position that is in use.
    package static let provisionalPosition = 1_000_000_000

    /// The notes about a patient. Each workstation determines their position, by the time of writing.
    static let clinicalNote = SyncedKind(
        name: "clinical_note", table: "clinical_note", identity: "id",
        own: ["position": "\(provisionalPosition) + row_number() OVER ()"],
        fields: [.plain("patient"), .plain("at"), .plain("by"), .bytes("staff_id"), .plain("text")],
        references: [.number("patient", of: .patient, in: "patient")], merging: .never,
        writers: Permission.keepClinicalNotes.holders + Permission.forgetPatients.holders)

    static let order = SyncedKind(
        name: "order", table: "orders", identity: "id", revision: "version",
        fields: [.plain("number"), .plain("customer"), .bytes("seller_id")]
            + .plain(["state", "placed_at", "patient_number"]),
        parts: [
            Part(
                table: "order_line", owner: "order_id", order: "position",
                fields: .plain(["position", "item", "quantity", "unit_price", "currency", "product_number"])),
            Part(
                table: "order_event", owner: "order_id", order: "position",
                fields: .plain(["position", "state", "at", "by"]) + [.bytes("staff_id"), .plain("note")],
                isHistory: true),
        ],
        belongings: [("purchase", "order_number"), ("product_order", "order_number")],
        references: [.number("patient_number", of: .patient, in: "patient")], merging: .never,
        writers: Permission.viewOrders.holders)

    static let appointment = SyncedKind(
        name: "appointment", table: "appointment", identity: "id", revision: "version",
        fields: [.plain("number"), .bytes("patient_id"), .bytes("clinician_id")]
            + .plain(["service", "start_at", "end_at", "status", "reason", "note"]),
        parts: [
            Part(
                table: "appointment_event", owner: "appointment", ownedBy: "number", order: "position",
                fields: .plain(["position", "kind", "at", "by"]) + [.bytes("staff_id")]
                    + .plain(["from_at", "to_at", "reason"]),
                isHistory: true)
        ],
        references: [.identity("patient_id", of: .patient)], merging: .never,
        writers: Permission.manageAppointments.holders)
}
