import DesignSystem
import Domain
import Observation

/// Keeps the draft of a new offer, or of a change, and saves it. Shows its problems and others' changes.
@Observable
package final class OfferFormModel {
    private(set) var entry = LoadState<OfferEntryPresentation>.idle
    private(set) var problems = OfferFormProblems()
    private(set) var problem: AppError?

    /// The draft.
    var draft: OfferInput {
        get { edit.draft }
        set {
            let old = draft
            guard newValue != old else { return }
            edit.draft = newValue
            problems.forget(whereDiffer: newValue, old)
            problem = problem.unlessAboutInput
        }
    }

    private var edit = FormEdit<OfferInput, Offer>(new: OfferInput())
    private let subject: OfferSubject
    private let dependencies: OffersDependencies
    private weak let coordinator: (any OffersCoordinating)?
    private var idempotencyKey = IdempotencyKey()

    /// The form of an offer, or an empty one for a new offer.
    package init(_ subject: OfferSubject, dependencies: OffersDependencies, coordinator: any OffersCoordinating) {
        self.subject = subject
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    /// The fields, top to bottom.
    var rows: [OfferFieldRow] {
        subject.kind.fields.map { OfferFieldRow(id: $0, currency: dependencies.currency.code) }
    }

    var title: String {
        switch subject {
        case .new(let kind): "New \(kind.singular)"
        case .known(let id): base?.title ?? id.word
        }
    }

    /// Whether the form can be saved. What is missing from a new one is reported when it is tried.
    var canSave: Bool { isNew || hasDraft }

    private var isNew: Bool { if case .new = subject { true } else { false } }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { edit.hasDraft }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { edit.words }
        set { edit.words = newValue }
    }

    /// The fields that another person changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// The version that the draft is saved over; nil for a new offer.
    var base: Offer? { edit.base }

    func observe() async {
        await dependencies.offers.entry(for: subject).load(into: \.entry, of: self) { entry in
            if let offer = entry.offer { edit.receive(offer, as: OfferInput(offer, in: dependencies.currency)) }
            return OfferEntryPresentation(entry)
        }
    }

    func askToRetire() {
        if case .known(let id) = subject { coordinator?.confirmRetiring(id) }
    }

    /// Adds the offer, or saves the draft over one as the form was drawn over it.
    func save(over base: Offer?) async {
        guard let draft = checked(), base != nil || isNew else { return }
        let operation = idempotencyKey.operation(for: draft, from: dependencies.identifiers)
        do {
            let saved =
                if let base {
                    try await dependencies.offers.change(draft, over: base, operation: operation)
                } else {
                    try await dependencies.offers.add(draft, operation: operation)
                }
            idempotencyKey.succeeded(operation)
            edit.start(from: saved, as: OfferInput(saved, in: dependencies.currency))
            coordinator?.formSaved()
        } catch {
            if case .conflict = error { edit.refuse() }
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    private func checked() -> OfferDraft? {
        do throws(OfferProblems) {
            (problems, problem) = (OfferFormProblems(), nil)
            return try draft.draft(of: subject.kind, in: dependencies.currency)
        } catch {
            problems = OfferFormProblems(error)
            problem = .unsaved(fields: error.messages.count)
            return nil
        }
    }
}

extension AppError {
    /// Some fields of a form have problems, which are shown by them.
    nonisolated static func unsaved(fields count: Int) -> AppError {
        .invalidInput(
            count == 1 ? "One field cannot be saved as it is." : "\(count) fields cannot be saved as they are.")
    }
}
