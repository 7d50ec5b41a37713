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

    init(_ draft: PatientDraft) {
        name = draft.name
        born = draft.born
        phone = draft.phone
        email = draft.email
        address = draft.address
    }

    /// The form as Domain checks it.
    var typed: PatientDraft { PatientDraft(name: name, born: born, phone: phone, email: email, address: address) }
}

nonisolated extension PatientFormDraft: EditableForm {
    static let fields = PatientField.allCases.map { field in
        FormField<Self>(
            field.title, words: { $0.typed[field] },
            copy: { source, target in
                var typed = target.typed
                typed[field] = source.typed[field]
                target = Self(typed)
            })
    }
}

/// What is wrong with the fields of a form, each in words.
nonisolated struct PatientFormProblems: Hashable, Sendable {
    private(set) var name: String?
    private(set) var born: String?
    private(set) var phone: String?
    private(set) var email: String?
    private(set) var address: String?

    /// Nothing is wrong.
    init() {}

    init(_ problems: PatientProblems) {
        for problem in problems.all {
            switch problem.field {
            case .name: name = problem.message
            case .born: born = problem.message
            case .phone: phone = problem.message
            case .email: email = problem.message
            case .address: address = problem.message
            }
        }
    }

    /// Forgets what was wrong with the fields that hold something else by now, and says whether anything was.
    mutating func forget(whereDiffer draft: PatientFormDraft, _ before: PatientFormDraft) -> Bool {
        let old = self
        if draft.name != before.name { name = nil }
        if draft.born != before.born { born = nil }
        if draft.phone != before.phone { phone = nil }
        if draft.email != before.email { email = nil }
        if draft.address != before.address { address = nil }
        return self != old
    }

    /// What is wrong with the form as a whole.
    var summary: AppError? {
        let count = [name, born, phone, email, address].compactMap { $0 }.count
        guard count > 0 else { return nil }
        return .invalidInput(
            count == 1 ? "One field cannot be saved as it is." : "\(count) fields cannot be saved as they are.")
    }
}
