import Domain
import FoundationEssentials

/// A gift card's row.
enum GiftCardRecord {
    private static let columns = "SELECT id, number, title, done_at FROM gift_card"

    /// All of them, by number.
    static func all(in connection: Connection) throws(AppError) -> [GiftCard] {
        try connection.rows("\(columns) ORDER BY number") { row throws(AppError) in try giftCard(row) }
    }

    /// The gift card with a number.
    ///
    /// - Throws: `AppError.notFound` if there is none.
    static func stored(_ number: GiftCardNumber, in connection: Connection) throws(AppError) -> GiftCard {
        let found = try connection.first("\(columns) WHERE number = ?", [.integer(number.rawValue)]) {
            row throws(AppError) in try giftCard(row)
        }
        guard let found else { throw .notFound("Gift card \(number)") }
        return found
    }

    /// Reads some of them, which another workstation wrote.
    ///
    /// - Throws: a storage error if one of them makes no sense.
    static func check(_ subjects: [UUID], in connection: Connection) throws(AppError) {
        for subject in subjects {
            _ = try connection.first("\(columns) WHERE id = ?", [.identity(subject)]) { row throws(AppError) in
                try giftCard(row)
            }
        }
    }

    static func insert(_ giftCard: GiftCard, in connection: Connection) throws(AppError) {
        try connection.run(
            "INSERT INTO gift_card (id, number, title, done_at) VALUES (?, ?, ?, ?)",
            [
                .identity(giftCard.id.rawValue), .integer(giftCard.number.rawValue), .text(giftCard.title.text),
                done(giftCard),
            ])
    }

    static func update(_ giftCard: GiftCard, in connection: Connection) throws(AppError) {
        try connection.run(
            "UPDATE gift_card SET title = ?, done_at = ? WHERE id = ?",
            [.text(giftCard.title.text), done(giftCard), .identity(giftCard.id.rawValue)])
    }

    private static func done(_ giftCard: GiftCard) -> SQLValue {
        if case .done(let moment) = giftCard.state { .time(moment) } else { .null }
    }

    private static func giftCard(_ row: Row) throws(AppError) -> GiftCard {
        guard let number = GiftCardNumber(try row.integer(1)) else { throw row.corrupt("a gift card has no number") }
        guard let title = GiftCardTitle(try row.text(2)) else {
            throw row.corrupt("gift card \(number) has no title")
        }
        let state = try row.optionalTime(3).map(GiftCard.State.done) ?? .open
        return GiftCard(id: Identifier(try row.identity(0)), number: number, title: title, state: state)
    }
}
