import Domain

/// The gift cards in the clinic's file.
struct GiftCardStore: GiftCardRepository {
    let database: GuardedDatabase
    let clock: any WallClock

    func giftCards() -> Snapshots<[GiftCard]> {
        database.snapshots(needing: []) { connection throws(AppError) in try GiftCardRecord.all(in: connection) }
    }

    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard> {
        database.snapshots(needing: []) { connection throws(AppError) in
            try GiftCardRecord.stored(number, in: connection)
        }
    }

    func finish(_ seen: GiftCard, operation: OperationID) async throws(AppError) -> GiftCard {
        let finish = GiftCardFinish(seen: seen, at: clock.storedNow, operation: operation)
        return try await database.write("a finished gift card", needing: []) { connection, _ throws(AppError) in
            try finish.apply(to: connection)
        }
    }
}
