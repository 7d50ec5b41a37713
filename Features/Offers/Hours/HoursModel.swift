import DesignSystem
import Domain
import Observation

/// Keeps the draft of somebody's hours, and saves it. Shows its problems and others' changes.
@Observable
package final class HoursModel {
    private(set) var week = LoadState<WeekPresentation>.idle
    private(set) var problems: [String?] = []
    private(set) var problem: AppError?

    /// The draft.
    var draft: HoursInput {
        get { edit.draft }
        set {
            guard newValue != draft else { return }
            (edit.draft, problems, problem) = (newValue, [], problem.unlessAboutInput)
        }
    }

    private var edit = FormEdit<HoursInput, WeeklyHours>(new: HoursInput(OpeningHours([])))
    private let owner: HoursOwner
    private let dependencies: OffersDependencies
    private weak let coordinator: (any OffersCoordinating)?
    private var idempotencyKey = IdempotencyKey()

    /// The hours of the clinic or of a clinician.
    package init(_ owner: HoursOwner, dependencies: OffersDependencies, coordinator: any OffersCoordinating) {
        self.owner = owner
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    /// Whether something is typed that leaving would lose.
    var hasDraft: Bool { edit.hasDraft }

    /// The draft restored after a restart.
    var input: [String: String] {
        get { edit.words }
        set { edit.words = newValue }
    }

    /// The days that another person changed since the form was opened.
    var changes: [FieldChange] { edit.changes }

    /// The version that the draft is saved over.
    var base: WeeklyHours? { edit.base }

    func observe() async {
        await dependencies.offers.week(of: owner).load(into: \.week, of: self) { week in
            edit.receive(week, as: HoursInput(week.hours))
            return WeekPresentation(week)
        }
    }

    /// Saves the draft over the hours as the form was drawn over them.
    func save(over base: WeeklyHours?) async {
        guard let base else { return }
        problems = draft.problems
        guard let hours = draft.hours else {
            problem = .unsaved(fields: problems.count { $0 != nil })
            return
        }
        let operation = idempotencyKey.operation(for: draft, from: dependencies.identifiers)
        do {
            let saved = try await dependencies.offers.setHours(hours, over: base, operation: operation)
            idempotencyKey.succeeded(operation)
            edit.start(from: saved, as: HoursInput(saved.hours))
            coordinator?.formSaved()
        } catch {
            if case .conflict = error { edit.refuse() }
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

/// The owner of the hours, as the form shows them.
nonisolated struct WeekPresentation: Hashable, Sendable {
    let name: String
    let note: String

    init(_ week: WeeklyHours) {
        name = week.name
        let rule =
            switch week.owner {
            case .clinic: "A day without times is closed."
            case .clinician: "Without any times they are at hand whenever the clinic is open."
            }
        note = "Times such as 9:00-13:00, 15:00-18:00. \(rule) What is booked already stays."
    }
}

/// A day as a row of the form.
nonisolated struct DayRow: Hashable, Sendable, Identifiable {
    /// The position in the week.
    let id: Int

    var word: String { HoursDraft.days[id] }
    var title: String { word.withCapital }

    static let all = HoursDraft.days.indices.map(DayRow.init)
}

nonisolated extension HoursInput: EditableForm {
    /// Its fields, as others' changes of them are shown.
    package static var fields: [FormField<HoursInput>] {
        DayRow.all.map { day in
            FormField(day.title, words: { $0.days[day.id] }, write: { $1.days[day.id] = $0 })
        }
    }
}
