import DesignSystem
import Domain

/// An offer, or what a new one can be chosen from, as the form shows it.
nonisolated struct OfferEntryPresentation: Hashable, Sendable {
    /// The button that retires the offer or brings it back; nil for a new one.
    let retiring: String?
    let clinicians: [ClinicianChoice]
    let categories: [CategoryChoice]

    init(_ entry: OfferEntry) {
        retiring = entry.offer.map { $0.isRetired ? "Bring back" : "Retire" }
        clinicians = entry.clinicians.map(ClinicianChoice.init)
        categories = entry.categories.map(CategoryChoice.init)
    }
}

/// A clinician, as the user chooses who offers a service.
nonisolated struct ClinicianChoice: Hashable, Sendable, Identifiable {
    let id: ClinicianSlug
    let name: String

    init(_ clinician: Clinician) { (id, name) = (clinician.slug, clinician.name) }
}

/// A category, as the user chooses that of a product: by its title.
nonisolated struct CategoryChoice: Hashable, Sendable, Identifiable {
    let id: String

    init(_ category: ProductCategory) { id = category.title }
}

/// The problems of a form's fields, in words.
nonisolated struct OfferFormProblems: Hashable, Sendable {
    private var words: [OfferField: String] = [:]

    /// Nothing is wrong.
    init() {}

    init(_ problems: OfferProblems) { words = problems.messages }

    /// The problem of a field, or nil.
    subscript(field: OfferField) -> String? { words[field] }

    /// Removes the problems of fields that were changed.
    mutating func forget(whereDiffer draft: OfferInput, _ before: OfferInput) {
        words = words.filter { draft[$0.key] == before[$0.key] }
    }
}

nonisolated extension OfferInput: EditableForm {
    /// Its fields, as others' changes of them are shown.
    package static var fields: [FormField<OfferInput>] {
        OfferField.allCases.map { field in
            FormField(field.title, words: { $0[field] }, write: { $1[field] = $0 })
        }
    }
}
