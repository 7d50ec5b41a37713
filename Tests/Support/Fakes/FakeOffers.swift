import Domain

/// The offers and hours of a fake.
struct FakeOffers {
    var offers: [Offer]
    var weeks: [WeeklyHours]
    var applied = AppliedOperations()
    var calls: [FakeOfferRepository.Call] = []

    func page(_ query: OfferQuery) -> OfferPage {
        let all = of(query.kind)
        guard query.kind == .products else { return OfferPage(offers: all, total: all.count) }
        let rest = all.compactMap { offer -> (Offer, ProductCursor)? in
            guard case .product(let product) = offer.content else { return nil }
            return (offer, ProductCursor(of: product))
        }.sorted { $0.1 < $1.1 }.filter { place in query.after.map { $0 < place.1 } ?? true }
        let found = rest.prefix(query.pageSize)
        return OfferPage(
            offers: found.map(\.0), total: all.count, next: rest.count > query.pageSize ? found.last?.1 : nil)
    }

    func entry(_ subject: OfferSubject) throws(AppError) -> OfferEntry {
        var offer: Offer?
        if case .known(let id) = subject { offer = try known(id) }
        let own: ProductCategory? = if case .product(let product)? = offer?.content { product.category } else { nil }
        let categories = of(.categories).compactMap { found in
            if case .category(let category) = found.content, !found.isRetired || category == own {
                category
            } else {
                nil
            }
        }
        return OfferEntry(offer: offer, clinicians: clinicians, categories: categories)
    }

    func known(_ id: OfferID) throws(AppError) -> Offer {
        if let found = offers.first(where: { $0.id == id }) { return found }
        if case .product(let number) = id { throw .notFound("Product \(number)") }
        throw .notFound("The \(id.kind.singular) “\(id.word)”", by: .name)
    }

    func titled(_ title: String, _ kind: OfferKind) -> [Offer] {
        of(kind).filter {
            kind == .products ? FoldedText($0.title) == FoldedText(title) : $0.title.isSameTitle(as: title)
        }
    }

    func week(of owner: HoursOwner) throws(AppError) -> WeeklyHours {
        if let found = weeks.first(where: { $0.owner == owner }) { return found }
        guard case .clinician(let user) = owner else { throw .unexpected("the clinic has no hours") }
        throw .notFound("The clinician “\(user)”", by: .name)
    }

    private func of(_ kind: OfferKind) -> [Offer] { offers.filter { $0.id.kind == kind } }

    private var clinicians: [Clinician] {
        Clinician.samples.filter { clinician in weeks.contains { $0.owner == .clinician(clinician.slug) } }
    }
}

extension FakeOffers {
    mutating func add(_ draft: OfferDraft) throws(AppError) -> Offer {
        if let other = titled(draft.title, draft.kind).first { throw other.takesTitle }
        let taken = Set(of(draft.kind).map(\.id.word))
        let word = draft.title.linkWord(where: taken.contains)
        let number = 9_000 + offers.count
        let product = ProductNumber(number).flatMap { number in
            Product.samples.first.map {
                Product(
                    id: Identifier(.sample(number.rawValue)), number: number, name: "", category: $0.category,
                    price: $0.price, stock: 0, reorderLevel: 0, seller: $0.seller, details: "")
            }
        }
        return try put(draft, service: ServiceSlug(word), category: CategoryName(word), product, isRetired: false)
    }

    mutating func change(_ draft: OfferDraft, over seen: Offer) throws(AppError) -> Offer {
        let present = try known(seen.id)
        if let problem = present.problem(forSeeing: seen) { throw problem }
        let other = titled(draft.title, draft.kind).first
        if let other, !present.title.isSameTitle(as: draft.title) { throw other.takesTitle }
        let product: Product? = if case .product(let product) = present.content { product } else { nil }
        return try put(
            draft.keepingStock(of: present, seen: seen), service: ServiceSlug(seen.id.word),
            category: CategoryName(seen.id.word), product, isRetired: present.isRetired)
    }

    mutating func setRetired(_ isRetired: Bool, _ seen: Offer) throws(AppError) -> Offer {
        let present = try known(seen.id)
        if let problem = present.problem(forSeeing: seen) { throw problem }
        switch present.content {
        case .service: break
        case .category(let category):
            let sold = offers.count { offer in
                if case .product(let product) = offer.content {
                    product.category.name == category.name && !offer.isRetired
                } else {
                    false
                }
            }
            if isRetired, sold > 0 { throw .isFilled(category.title, products: sold) }
        case .product(let product): _ = try category(product.category.title, isSold: !isRetired)
        }
        return replace(Offer(present.content, isRetired: isRetired))
    }

    mutating func setHours(_ hours: OpeningHours, over seen: WeeklyHours) throws(AppError) -> WeeklyHours {
        guard !hours.overlap else { throw .invalidInput("The hours of \(seen.name) overlap.") }
        let present = try week(of: seen.owner)
        if let problem = present.problem(forSeeing: seen) { throw problem }
        let new = WeeklyHours(of: seen.owner, name: present.name, hours: OpeningHours(hours.spans.inOrder))
        for index in weeks.indices where weeks[index].owner == seen.owner { weeks[index] = new }
        return new
    }

    private mutating func put(
        _ draft: OfferDraft, service: ServiceSlug?, category: CategoryName?, _ product: Product?, isRetired: Bool
    ) throws(AppError) -> Offer {
        switch draft {
        case .service(let draft):
            guard let service else { throw .unexpected("a service has no word") }
            for user in draft.clinicians where !clinicians.contains(where: { $0.slug.text == user }) {
                throw .invalidInput("No clinician has the user name “\(user)”.")
            }
            let offer = ServiceOffer(
                service: Service(slug: service, title: draft.title, minutes: draft.minutes),
                clinicians: clinicians.filter { draft.clinicians.contains($0.slug.text) })
            return replace(Offer(.service(offer), isRetired: isRetired))
        case .category(let draft):
            guard let category else { throw .unexpected("a category has no word") }
            return replace(Offer(.category(ProductCategory(name: category, title: draft.title)), isRetired: isRetired))
        case .product(let draft):
            guard let product else { throw .unexpected("a product has no number") }
            guard draft.price.currency == product.price.currency else {
                throw .invalidInput("The prices of this clinic are in \(product.price.currency.code).")
            }
            let new = Product(
                id: product.id, number: product.number, name: draft.name,
                category: try self.category(draft.category, isSold: !isRetired), price: draft.price, stock: draft.stock,
                reorderLevel: draft.reorderLevel, seller: product.seller, details: draft.details)
            return replace(Offer(.product(new), isRetired: isRetired))
        }
    }

    private mutating func category(_ title: String, isSold: Bool) throws(AppError) -> ProductCategory {
        var known = titled(title, .categories).first
        if known == nil { known = try add(.category(try CategoryDraft(title: title))) }
        guard let found = known, case .category(let category) = found.content else {
            throw .unexpected("a category is none")
        }
        guard !isSold || !found.isRetired else { throw .isRetired(category: category.title) }
        return category
    }

    private mutating func replace(_ offer: Offer) -> Offer {
        if let index = offers.firstIndex(where: { $0.id == offer.id }) {
            offers[index] = offer
        } else {
            offers.append(offer)
        }
        return offer
    }
}
