import Domain
import FoundationEssentials

/// The offers in the clinic's file, for those who may ``Permission/manageOffers``.
package struct OfferStore: OfferRepository {
    let database: GuardedDatabase
    let clock: any WallClock
    let identifiers: any IdentifierSource

    /// A page of the offers of a kind.
    package func offers(_ query: OfferQuery) -> Snapshots<OfferPage> {
        database.snapshots(needing: [.manageOffers]) { connection throws(AppError) in
            let offers: [Offer]
            switch query.kind {
            case .services: offers = try Offer.services(in: connection)
            case .categories: offers = try Offer.categories(in: connection)
            case .products: return try Offer.products(query, in: connection)
            }
            return OfferPage(offers: offers, total: offers.count)
        }
    }

    /// One offer.
    package func offer(_ id: OfferID) -> Snapshots<Offer> {
        database.snapshots(needing: [.manageOffers]) { connection throws(AppError) in
            try Offer.known(id, in: connection)
        }
    }

    /// The subject of a form, with what can be chosen there.
    package func entry(for subject: OfferSubject) -> Snapshots<OfferEntry> {
        database.snapshots(needing: [.manageOffers]) { connection throws(AppError) in
            var offer: Offer?
            if case .known(let id) = subject { offer = try Offer.known(id, in: connection) }
            let own: ProductCategory? =
                if case .product(let product)? = offer?.content { product.category } else { nil }
            let categories = try Offer.categories(in: connection).compactMap { found in
                guard case .category(let category) = found.content else { return ProductCategory?.none }
                return !found.isRetired || category == own ? category : nil
            }
            return OfferEntry(
                offer: offer, clinicians: try ClinicServices(from: connection).clinicians, categories: categories)
        }
    }

    /// Adds an offer.
    package func add(_ draft: OfferDraft, operation: OperationID) async throws(AppError) -> Offer {
        let identity = identifiers.next()
        return try await change(operation, OperationContent("\(draft)")) { connection throws(AppError) in
            try Offer.known(try OfferWrite(connection: connection).add(draft, as: identity), in: connection)
        } again: { connection throws(AppError) in
            let found = try Offer.titled(draft.title, draft.kind, in: connection).first
            guard let found else { throw .conflict("“\(draft.title)” has another name by now.") }
            return found
        }
    }

    /// Changes an offer that is still as it was seen.
    package func change(_ draft: OfferDraft, over seen: Offer, operation: OperationID) async throws(AppError) -> Offer {
        try await change(operation, OperationContent("\(draft)", "\(seen.id)")) { connection throws(AppError) in
            let present = try Offer.known(seen.id, in: connection)
            if let problem = present.problem(forSeeing: seen) { throw problem }
            try OfferWrite(connection: connection).change(present, to: draft.keepingStock(of: present, seen: seen))
            return try Offer.known(seen.id, in: connection)
        } again: { connection throws(AppError) in
            try Offer.known(seen.id, in: connection)
        }
    }

    /// Retires an offer that is still as it was seen, or brings it back.
    package func setRetired(_ isRetired: Bool, seen: Offer, operation: OperationID) async throws(AppError) -> Offer {
        try await change(operation, OperationContent("\(isRetired)", "\(seen.id)")) { connection throws(AppError) in
            let present = try Offer.known(seen.id, in: connection)
            if let problem = present.problem(forSeeing: seen) { throw problem }
            try OfferWrite(connection: connection).setRetired(isRetired, present)
            return try Offer.known(seen.id, in: connection)
        } again: { connection throws(AppError) in
            try Offer.known(seen.id, in: connection)
        }
    }

    /// The hours of the clinic, then those of each clinician.
    package func weeks() -> Snapshots<[WeeklyHours]> {
        database.snapshots(needing: [.manageOffers]) { connection throws(AppError) in
            try WeeklyHours.all(in: connection)
        }
    }

    /// The hours of the clinic or of a clinician.
    package func week(of owner: HoursOwner) -> Snapshots<WeeklyHours> {
        database.snapshots(needing: [.manageOffers]) { connection throws(AppError) in
            try WeeklyHours.known(owner, in: connection)
        }
    }

    /// Replaces hours that are still as they were seen.
    package func setHours(
        _ hours: OpeningHours, over seen: WeeklyHours, operation: OperationID
    ) async throws(AppError) -> WeeklyHours {
        guard !hours.overlap else { throw .invalidInput("The hours of \(seen.name) overlap.") }
        let hours = OpeningHours(hours.spans.inOrder)
        return try await change(operation, OperationContent("\(seen.owner)", hours.words)) {
            connection throws(AppError) in
            let present = try WeeklyHours.known(seen.owner, in: connection)
            if let problem = present.problem(forSeeing: seen) { throw problem }
            var clinician: UUID?
            if case .clinician(let user) = seen.owner {
                clinician = try StaffRecord.clinician(user.text, in: connection)
            }
            try hours.replace(those: clinician, connection)
            return try WeeklyHours.known(seen.owner, in: connection)
        } again: { connection throws(AppError) in
            try WeeklyHours.known(seen.owner, in: connection)
        }
    }

    /// Makes a change once, and reads `again` what is there when its operation comes back.
    private func change<Value: Sendable>(
        _ operation: OperationID, _ content: OperationContent,
        _ body: @Sendable (Connection) throws(AppError) -> Value,
        again: @Sendable (Connection) throws(AppError) -> Value
    ) async throws(AppError) -> Value {
        let now = clock.storedNow
        return try await database.write("a change to what the clinic offers", needing: [.manageOffers]) {
            connection, staff throws(AppError) in
            let done = try OperationRecord.find(operation, kind: .changeOffers, content: content, in: connection)
            guard done == nil else { return try again(connection) }
            let value = try body(connection)
            try OperationRecord(
                id: operation, kind: .changeOffers, subject: staff.id.rawValue, at: now, content: content
            ).insert(in: connection)
            return value
        }
    }
}
