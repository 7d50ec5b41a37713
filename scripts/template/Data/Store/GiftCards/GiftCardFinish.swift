import Domain
import FoundationEssentials

/// The end of one gift card, as a change to the tables. Runs inside a transaction.
struct GiftCardFinish {
    let seen: GiftCard
    let at: Date
    let operation: OperationID

    /// Finishes it unless this operation already has, and returns it as it then is.
    /// Checks Domain's rule again, because a screen may be out of date.
    func apply(to connection: Connection) throws(AppError) -> GiftCard {
        let content = OperationContent(seen.number.description)
        let giftCard = try GiftCardRecord.stored(seen.number, in: connection)
        guard try OperationRecord.find(operation, kind: .finishGiftCard, content: content, in: connection) == nil else {
            return giftCard
        }
        let finished: GiftCard
        do {
            finished = try giftCard.finished(at: at, seen: seen)
        } catch {
            throw .conflict(error.message)
        }
        try connection.willChange(.giftCard, giftCard.id.rawValue)
        try GiftCardRecord.update(finished, in: connection)
        try OperationRecord(
            id: operation, kind: .finishGiftCard, subject: giftCard.id.rawValue, at: at, content: content
        ).insert(in: connection)
        return finished
    }
}
