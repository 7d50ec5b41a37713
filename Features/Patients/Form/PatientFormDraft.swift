import DesignSystem
import Domain

/// The facts about a patient as the user edits them.
nonisolated struct PatientFormDraft: Hashable, Sendable {
    var name = ""
    var born = ""
    var phone = ""
    var email = ""
    var address = ""

    init() {}

    /// The form as it begins for a patient.
    init(_ patient: Patient) {
        self.init(PatientDraft(patient.facts))
    }

    init(_ draft: PatientDraft) {
        name = draft.name
        born = draft.born
        phone = draft.phone
        email = draft.email
        address = draft.address
    }

    /// The form as Domain checks it.
    var typed: PatientDraft { PatientDraft(name: name, born: born, phone: phone, email: email, address: address) }

    /// The form with its date of birth in full, if it is understood: what is typed is shown back as it counts.
    func withWholeDate(today: Day) -> PatientFormDraft { PatientFormDraft(typed.withWholeDate(today: today)) }

    /// The problems that keep the form from being saved, by Domain's rules.
    func problems(today: Day) -> PatientFormProblems {
        do throws(PatientProblems) {
            _ = try typed.facts(today: today)
            return PatientFormProblems()
        } catch {
            return PatientFormProblems(error)
        }
    }
}

nonisolated extension PatientFormDraft: EditableForm {
    static let fields = PatientField.allCases.map { field in
        FormField<Self>(
            field.title, words: { $0.typed[field] },
            write: { words, form in
                var typed = form.typed
                typed[field] = words
                form = Self(typed)
            })
    }
}

/// The problems of a form's fields, in words.
nonisolated struct PatientFormProblems: Hashable, Sendable {
    private var words: [PatientField: String] = [:]

    /// Nothing is wrong.
    init() {}

    init(_ problems: PatientProblems) {
        for problem in problems.all { words[problem.field] = problem.message }
    }

    /// The problem of a field, or nil.
    subscript(field: PatientField) -> String? { words[field] }

    /// Removes the problems of fields that were changed. Returns whether there were any.
    mutating func forget(whereDiffer draft: PatientFormDraft, _ before: PatientFormDraft) -> Bool {
        let old = words
        words = words.filter { draft.typed[$0.key] == before.typed[$0.key] }
        return words != old
    }

    /// The problem of the form as a whole.
    var summary: AppError? {
        guard !words.isEmpty else { return nil }
        return .invalidInput(
            words.count == 1
                ? "One field cannot be saved as it is." : "\(words.count) fields cannot be saved as they are.")
    }
}
