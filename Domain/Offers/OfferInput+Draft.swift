extension OfferInput {
    /// The offer of a kind that the form describes, with prices in a currency.
    ///
    /// - Throws: ``OfferProblems`` with one problem for each invalid field.
    package func draft(of kind: OfferKind, in currency: Currency) throws(OfferProblems) -> OfferDraft {
        let problems = kind.fields.compactMap { field in
            problem(with: field, of: kind, in: currency).map { (field, $0) }
        }
        guard problems.isEmpty else { throw OfferProblems(Dictionary(problems) { $1 }) }
        do throws(AppError) {
            return try checked(kind, in: currency)
        } catch {
            throw OfferProblems([.title: error.message])
        }
    }

    private func checked(_ kind: OfferKind, in currency: Currency) throws(AppError) -> OfferDraft {
        switch kind {
        case .services:
            .service(
                try ServiceDraft(
                    title: self[.title], minutes: number(.minutes) ?? 0,
                    clinicians: self[.clinicians].split(separator: " ").map(String.init)))
        case .categories: .category(try CategoryDraft(title: self[.title]))
        case .products:
            .product(
                try ProductDraft(
                    name: self[.title], category: self[.category],
                    price: Money(typed: self[.price], in: currency) ?? Money(minorUnits: -1, currency: currency),
                    stock: number(.stock) ?? -1, reorderLevel: number(.reorderLevel) ?? -1, details: self[.details]))
        }
    }

    private func problem(with field: OfferField, of kind: OfferKind, in currency: Currency) -> String? {
        do throws(AppError) {
            switch field {
            case .title: _ = try OfferRule.title(self[field], of: kind)
            case .minutes: return number(field).map(OfferRule.problem(withMinutes:)) ?? Self.noNumber
            case .clinicians: break
            case .category where self[field].isEmpty: return "Choose a category; add one first if there is none."
            case .category: _ = try OfferRule.title(self[field], of: .categories)
            case .price:
                if Money(typed: self[field], in: currency) == nil {
                    return "A price in \(currency.code) is a number such as 4.20."
                }
            case .stock, .reorderLevel: return number(field).map(OfferRule.problem(withAmount:)) ?? Self.noNumber
            case .details: _ = try OfferRule.details(self[field])
            }
            return nil
        } catch {
            return error.message
        }
    }

    private static let noNumber = "This is no whole number."

    private func number(_ field: OfferField) -> Int? { Int(self[field].trimmed) }
}

/// Everything that keeps a form from being saved, by field.
package struct OfferProblems: Error, Hashable {
    /// A sentence for each field that cannot be accepted; never empty.
    package let messages: [OfferField: String]

    init(_ messages: [OfferField: String]) { self.messages = messages }
}
