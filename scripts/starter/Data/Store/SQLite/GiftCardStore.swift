// only sqlite
import Domain

/// The gift cards in the app's file.
struct GiftCardStore: GiftCardRepository {
    let database: Database
    let reads: LiveReads

    func giftCards() -> Snapshots<[GiftCard]> {
        reads.snapshots { () throws(AppError) in
            try database.rows("SELECT number, title, text FROM gift_card ORDER BY number", [], giftCard)
                .compactMap(\.self)
        }
    }

    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard> {
        reads.snapshots { () throws(AppError) in
            let sql = "SELECT number, title, text FROM gift_card WHERE number = ?"
            guard let found = try database.rows(sql, [.integer(number.rawValue)], giftCard).first ?? nil else {
                throw .notFound(number)
            }
            return found
        }
    }

    func add(_ content: GiftCardContent) async throws(AppError) -> GiftCardNumber {
        let sql = "INSERT INTO gift_card (title, text) VALUES (?, ?) RETURNING number"
        let numbers = try database.rows(sql, [.text(content.title), .text(content.text)]) { $0.integer(0) }
        guard let number = numbers.first.flatMap(GiftCardNumber.init) else { throw .storage("there is no new number") }
        reads.changed()
        return number
    }

    func change(_ number: GiftCardNumber, to content: GiftCardContent) async throws(AppError) {
        try write(
            "UPDATE gift_card SET title = ?, text = ? WHERE number = ? RETURNING number",
            [.text(content.title), .text(content.text)], number)
    }

    func delete(_ number: GiftCardNumber) async throws(AppError) {
        try write("DELETE FROM gift_card WHERE number = ? RETURNING number", [], number)
    }

    private func write(_ sql: String, _ values: [SQLValue], _ number: GiftCardNumber) throws(AppError) {
        let written = try database.rows(sql, values + [.integer(number.rawValue)]) { $0.integer(0) }
        guard !written.isEmpty else { throw .notFound(number) }
        reads.changed()
    }

    /// The contents of a row, or nil if this app did not write it.
    private func giftCard(_ row: Row) -> GiftCard? {
        guard let number = GiftCardNumber(row.integer(0)),
            let content = try? GiftCardContent(title: row.text(1), text: row.text(2))
        else { return nil }
        return GiftCard(number: number, content: content)
    }
}
