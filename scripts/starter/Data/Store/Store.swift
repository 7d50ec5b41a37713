import Domain

/// All that the app keeps, opened once.
package struct Store: Sendable {
    /// The gift cards.
    package let giftCards: any GiftCardRepository
    /// Where somebody was.
    package let savedStates: any SavedStateRepository
    // if sign-in
    /// The session.
    package let sessions: any SessionRepository
    // end
    /// The values that readers have not processed yet.
    package let deliveries = PendingDeliveries()

    // if sqlite
    /// Opens the file at a path, or makes it; `:memory:` is one that nobody else sees and that goes with the store.
    ///
    /// - Throws: a storage error.
    package init(at path: String) throws(AppError) {
        let database = try Database(at: path)
        let reads = LiveReads(deliveries)
        giftCards = GiftCardStore(database: database, reads: reads)
        savedStates = SavedStateStore(database: database)
        // if sign-in
        sessions = SessionStore(database: database, reads: reads)
        // end
    }
    // else
    /// A store in memory, which goes with the app: put your server's in its place, behind the same protocols.
    package init() {
        let reads = LiveReads(deliveries)
        giftCards = GiftCardStore(reads: reads)
        savedStates = SavedStateStore()
        // if sign-in
        sessions = SessionStore(reads: reads)
        // end
    }
    // end
}
