/// Keeps the gift cards.
package protocol GiftCardRepository: Sendable {
    /// All gift cards by number: first what is known, then every change, until the reader stops.
    func giftCards() -> Snapshots<[GiftCard]>

    /// One gift card, in the same way. A number that nothing has is ``AppError/notFound(_:)``.
    func giftCard(_ number: GiftCardNumber) -> Snapshots<GiftCard>

    /// Adds one with this content.
    ///
    /// - Returns: its number, which nothing had before.
    /// - Throws: a storage error.
    func add(_ content: GiftCardContent) async throws(AppError) -> GiftCardNumber

    /// Gives one another content.
    ///
    /// - Throws: ``AppError/notFound(_:)``, or a storage error.
    func change(_ number: GiftCardNumber, to content: GiftCardContent) async throws(AppError)

    /// Deletes one for good.
    ///
    /// - Throws: ``AppError/notFound(_:)``, or a storage error.
    func delete(_ number: GiftCardNumber) async throws(AppError)
}

extension AppError {
    /// There is no gift card of this number.
    package static func notFound(_ number: GiftCardNumber) -> AppError { .notFound("Gift card \(number)") }
}
