/// Keeps the clinic's gift cards. Reads and writes are for people who are signed in.
package protocol GiftCardRepository: Sendable {
    /// All gift cards by number: first what is known, then every change to it until the reader
    /// stops.
    func giftCards() -> Snapshots<[GiftCard]>

    /// One gift card: first what is known, then every change to it until the reader stops.
    /// A number that nothing has is ``AppError/notFound(_:by:)``.
    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard>

    /// Finishes a gift card.
    ///
    /// - Parameters:
    ///   - seen: which one, as its author saw it.
    ///   - operation: the identity of this write.
    /// - Returns: the gift card as it was saved, or for an operation that was already applied
    ///   as it is now.
    /// - Throws: ``AppError/signInRequired``,
    ///   ``AppError/notFound(_:by:)`` when there is no such gift card,
    ///   ``AppError/conflict(_:advice:)`` when it is done already or not as it was seen, or a
    ///   storage error.
    func finish(_ seen: GiftCard, operation: OperationID) async throws(AppError) -> GiftCard
}
