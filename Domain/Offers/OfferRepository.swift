/// The offers and hours of the clinic, for those who may ``Permission/manageOffers``.
package protocol OfferRepository: Sendable {
    /// A page of the offers of a kind, also the retired ones: the current value, then every change. Services and
    /// categories come in the clinic's order and all at once, products by ``ProductCursor``'s.
    func offers(_ query: OfferQuery) -> Snapshots<OfferPage>

    /// An offer: the current value, then every change. One that there is not is ``AppError/notFound(_:by:)``.
    func offer(_ id: OfferID) -> Snapshots<Offer>

    /// The subject of a form, with what can be chosen there: the current value, then every change. An offer that there
    /// is not is ``AppError/notFound(_:by:)``.
    func entry(for subject: OfferSubject) -> Snapshots<OfferEntry>

    /// Adds an offer, after the others of its kind.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if there is one that looks the same by its title, or for a product of
    ///   a retired category.
    func add(_ draft: OfferDraft, operation: OperationID) async throws(AppError) -> Offer

    /// Changes an offer that is still as it was seen. What was sold of a product since counts, unless the draft has
    /// another stock than was seen.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if it was changed in the meantime, or as for a new one.
    func change(_ draft: OfferDraft, over seen: Offer, operation: OperationID) async throws(AppError) -> Offer

    /// Retires an offer that is still as it was seen, or brings it back.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if it was changed in the meantime, for a category in which something
    ///   is sold, and for a product whose category is retired.
    func setRetired(_ isRetired: Bool, seen: Offer, operation: OperationID) async throws(AppError) -> Offer

    /// The hours of the clinic, then those of each clinician by name: the current value, then every change.
    func weeks() -> Snapshots<[WeeklyHours]>

    /// The hours of the clinic or of a clinician: the current value, then every change. Somebody who is no clinician is
    /// ``AppError/notFound(_:by:)``.
    func week(of owner: HoursOwner) -> Snapshots<WeeklyHours>

    /// Replaces hours that are still as they were seen. What is booked outside the new ones stays.
    ///
    /// - Throws: ``AppError/conflict(_:advice:)`` if they were changed in the meantime,
    ///   ``AppError/invalidInput(_:)`` if they overlap.
    func setHours(
        _ hours: OpeningHours, over seen: WeeklyHours, operation: OperationID
    ) async throws(AppError) -> WeeklyHours
}

/// Which offers to list, and which page of them.
package struct OfferQuery: Hashable, Sendable {
    /// The kind of the offers.
    package let kind: OfferKind

    /// The last product of the page before, or nil for the first page.
    package var after: ProductCursor?

    /// How many products a page holds at most.
    package let pageSize: Int

    /// A page of a kind.
    package init(_ kind: OfferKind, after: ProductCursor? = nil, pageSize: Int = 20) {
        (self.kind, self.after, self.pageSize) = (kind, after, max(1, pageSize))
    }
}

/// Consecutive offers of a kind.
package struct OfferPage: Hashable, Sendable {
    /// The offers.
    package let offers: [Offer]

    /// How many there are on all pages together.
    package let total: Int

    /// Where the next page starts, or nil on the last one.
    package let next: ProductCursor?

    /// A page of offers.
    package init(offers: [Offer], total: Int, next: ProductCursor? = nil) {
        (self.offers, self.total, self.next) = (offers, total, next)
    }
}

/// The subject of a form, with what can be chosen there.
package struct OfferEntry: Hashable, Sendable {
    /// The offer as it is, or nil for a new one.
    package let offer: Offer?

    /// The clinicians who can offer a service, by name.
    package let clinicians: [Clinician]

    /// The categories that a product can have: those on offer, and its own.
    package let categories: [ProductCategory]

    /// A subject with its choices.
    package init(offer: Offer?, clinicians: [Clinician], categories: [ProductCategory]) {
        (self.offer, self.clinicians, self.categories) = (offer, clinicians, categories)
    }
}
