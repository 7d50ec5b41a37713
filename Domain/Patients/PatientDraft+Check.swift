extension PatientDraft {
    /// The normalized facts of the form: no blanks at the ends, and single blanks between words.
    ///
    /// - Parameter today: the clinic's date, which no date of birth is after.
    /// - Returns: the facts.
    /// - Throws: ``PatientProblems`` with one problem for each invalid field.
    package func facts(today: Day) throws(PatientProblems) -> PatientFacts {
        let normalized = normalized
        let problems = PatientField.allCases.compactMap { field in
            normalized.problem(with: field, today: today).map { PatientProblem(field: field, message: $0) }
        }
        guard problems.isEmpty, let born = try? Day(born: normalized.born, today: today) else {
            throw PatientProblems(problems)
        }
        return PatientFacts(
            name: normalized.name, born: born, phone: normalized.phone,
            email: normalized.email.isEmpty ? nil : normalized.email,
            address: normalized.address.isEmpty ? nil : normalized.address)
    }

    /// The form with its date of birth as ISO 8601 writes it, if it is understood.
    package func withWholeDate(today: Day) -> PatientDraft {
        do throws(DayProblem) {
            var form = self
            form.born = try Day(born: born, today: today).description
            return form
        } catch {
            return self
        }
    }

    private var normalized: PatientDraft {
        var normalized = self
        for field in PatientField.allCases {
            // Only blanks of this kind: other white space is refused below.
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

/// The problem of one field.
package struct PatientProblem: Hashable, Sendable {
    /// The field.
    package let field: PatientField

    /// The problem in one sentence.
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

    /// All problems in one error, for callers without fields.
    package var error: AppError { .invalidInput(all.map(\.message).joined(separator: " ")) }
}
