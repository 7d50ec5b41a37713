import Domain

extension SyncedKind {
    /// The gift cards, which workstations share. An older remote learns of them by
    /// `clinic remote init`.
    static let giftCard = SyncedKind(
        name: "gift_card", table: "gift_card", identity: "id", fields: .plain(["number", "title", "done_at"]),
        titles: [("title", "title"), ("done_at", "done")], merging: .never, writers: Role.allCases)
}
