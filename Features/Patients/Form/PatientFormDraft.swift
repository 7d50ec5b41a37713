import DesignSystem
import Domain

/// What is known of a patient as the user changes it.
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

    /// What keeps the form from being saved, by Domain's rules.
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

/// What is wrong with the fields of a form, each in words.
nonisolated struct PatientFormProblems: Hashable, Sendable {
    private var words: [PatientField: String] = [:]

    /// Nothing is wrong.
    init() {}

    init(_ problems: PatientProblems) {
        for problem in problems.all { words[problem.field] = problem.message }
    }

    /// What is wrong with a field, or nil.
    subscript(field: PatientField) -> String? { words[field] }

    /// Forgets what was wrong with the fields that hold something else by now, and says whether anything was.
    mutating func forget(whereDiffer draft: PatientFormDraft, _ before: PatientFormDraft) -> Bool {
        let old = words
        words = words.filter { draft.typed[$0.key] == before.typed[$0.key] }
        return words != old
    }

    /// What is wrong with the form as a whole.
    var summary: AppError? {
        guard !words.isEmpty else { return nil }
        return .invalidInput(
            words.count == 1
                ? "One field cannot be saved as it is." : "\(words.count) fields cannot be saved as they are.")
    }
}
