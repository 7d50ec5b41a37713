/// The clinic's gift cards, for people who are signed in.
package protocol GiftCardRepository: Sendable {
    /// All gift cards by number: first the known ones, then every change until the reader stops.
    func giftCards() -> Snapshots<[GiftCard]>

    /// One gift card: first the known value, then every change until the reader stops.
    /// An unknown number is ``AppError/notFound(_:by:)``.
    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard>

    /// Finishes a gift card.
    ///
    /// - Parameters:
    ///   - seen: the gift card as its author saw it.
    ///   - operation: the identity of this write.
    /// - Returns: the saved gift card, or the current one if the operation was already applied.
    /// - Throws: ``AppError/signInRequired``,
    ///   ``AppError/notFound(_:by:)`` if there is no such gift card,
    ///   ``AppError/conflict(_:advice:)`` if it is already done or has changed, or a
    ///   storage error.
    func finish(_ seen: GiftCard, operation: OperationID) async throws(AppError) -> GiftCard
}
