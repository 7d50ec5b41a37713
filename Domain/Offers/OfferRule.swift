/// The rules for what a clinic offers: in a form, in a list that is taken in, and again where it is stored.
package enum OfferRule {
    private static let amounts = 0...1_000_000
    private static let detailsRule = TextRule(name: "A description", maxLength: 300)

    /// A title of a kind of offer, without blanks around it.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` if it cannot be one.
    package static func title(_ typed: String, of kind: OfferKind) throws(AppError) -> String {
        let rule = TextRule(name: "The name of a \(kind.singular)", maxLength: kind.longestTitle)
        let title = rule.normalized(typed)
        guard !title.isEmpty else { throw .invalidInput("A \(kind.singular) has a name.") }
        if let problem = rule.problem(with: title) { throw .invalidInput(problem) }
        guard kind == .products || !title.linkWord.isEmpty else {
            throw .invalidInput("The name of a \(kind.singular) has letters from a to z or digits.")
        }
        return title
    }

    /// A description, without blanks around it.
    ///
    /// - Throws: ``AppError/invalidInput(_:)`` if it cannot be one.
    package static func details(_ typed: String) throws(AppError) -> String {
        let details = detailsRule.normalized(typed)
        if let problem = detailsRule.problem(with: details) { throw .invalidInput(problem) }
        return details
    }

    /// Why a service cannot take so long, or nil.
    package static func problem(withMinutes minutes: Int) -> String? {
        let possible = Service.possibleMinutes
        guard !possible.contains(minutes) else { return nil }
        return "A service takes \(possible.lowerBound) to \(possible.upperBound) minutes."
    }

    /// Why a stock cannot be so large, or nil.
    package static func problem(withAmount amount: Int) -> String? {
        amounts.contains(amount) ? nil : "A stock is a number from 0 to \(amounts.upperBound)."
    }
}

extension OfferKind {
    fileprivate var longestTitle: Int {
        switch self {
        case .services, .categories: 60
        case .products: 80
        }
    }
}

/// The rules for an offer among others.
extension Offer {
    /// Why an offer of this title cannot come, or be renamed so, beside another one that there is.
    package var takesTitle: AppError {
        .conflict(
            "There is a \(id.kind.singular) “\(title)”\(isRetired ? ", which is retired" : "").",
            advice: isRetired ? "Bring it back, or choose another name." : "Choose another name.")
    }

    /// Why what was seen cannot be changed, or nil: somebody else changed it first. What was sold since is no change.
    package func problem(forSeeing seen: Offer) -> AppError? {
        guard case .product(let before) = seen.content, case .product(let now) = content,
            seen == Offer(.product(now.with(stock: before.stock)), isRetired: isRetired)
        else { return self == seen ? nil : .conflict("“\(seen.title)” was changed in the meantime.") }
        return nil
    }
}

extension AppError {
    /// A category stays as long as something in it is sold.
    package static func isFilled(_ category: String, products: Int) -> AppError {
        .conflict(
            products == 1 ? "1 product is sold in “\(category)”." : "\(products) products are sold in “\(category)”.",
            advice: "Retire them first, or give them another category.")
    }

    /// Nothing is sold in a category that is retired.
    package static func isRetired(category: String) -> AppError {
        .conflict("The category “\(category)” is retired.", advice: "Bring it back, or choose another one.")
    }
}
