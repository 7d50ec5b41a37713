extension PatientDraft {
    /// The facts that the form states, normalized: no blanks at the ends, and one between two words.
    ///
    /// - Parameter today: the clinic's date, which nobody is born after.
    /// - Returns: the facts.
    /// - Throws: ``PatientProblems`` with one problem for each field that cannot be accepted.
    package func facts(today: Day) throws(PatientProblems) -> PatientFacts {
        let normalized = normalized
        let problems = PatientField.allCases.compactMap { field in
            normalized.problem(with: field, today: today).map { PatientProblem(field: field, message: $0) }
        }
        guard problems.isEmpty, let born = Day(iso: normalized.born) else { throw PatientProblems(problems) }
        return PatientFacts(
            name: normalized.name, born: born, phone: normalized.phone,
            email: normalized.email.isEmpty ? nil : normalized.email,
            address: normalized.address.isEmpty ? nil : normalized.address)
    }

    private var normalized: PatientDraft {
        var normalized = self
        for field in PatientField.allCases {
            // Only blanks of this kind: what else there is that looks like one is refused below.
            normalized[field] = self[field].split(separator: " ").joined(separator: " ")
        }
        return normalized
    }

    private func problem(with field: PatientField, today: Day) -> String? {
        if let problem = PatientRule.problem(with: self[field], in: field) { return problem }
        return switch field {
        case .name: PatientRule.problem(withName: name)
        case .born: PatientRule.problem(withBirth: born, today: today)
        case .phone: PatientRule.problem(withPhone: phone)
        case .email: PatientRule.problem(withEmail: email)
        case .address: nil
        }
    }
}

/// What is wrong with one field of a form.
package struct PatientProblem: Hashable, Sendable {
    /// The field.
    package let field: PatientField

    /// What is wrong, in one sentence.
    package let message: String

    /// A problem with a field.
    package init(field: PatientField, message: String) {
        self.field = field
        self.message = message
    }
}

/// Everything that keeps a form from being saved, in the order of its fields.
package struct PatientProblems: Error, Hashable {
    /// One for each field that cannot be accepted; never empty.
    package let all: [PatientProblem]

    /// The problems of a form.
    package init(_ all: [PatientProblem]) {
        self.all = all
    }

    /// All of them for someone who sees no fields.
    package var error: AppError { .invalidInput(all.map(\.message).joined(separator: " ")) }
}
