/// A patient as the one who buys something.
package struct Customer: Hashable, Sendable {
    /// The patient's number.
    package let patient: PatientNumber

    /// The patient's name, which the order gets.
    package let name: String

    /// A patient who buys something.
    package init(patient: PatientNumber, name: String) {
        self.patient = patient
        self.name = name
    }
}

/// The rule for the name of a customer.
package enum CustomerRule {
    /// The most characters that a name may have.
    package static let maxLength = 200

    private static let text = TextRule(name: "A name", maxLength: maxLength)

    /// The name without blanks around it.
    package static func normalized(_ name: String) -> String {
        text.normalized(name)
    }

    /// Why a text cannot be a customer's name, in one sentence, or nil when it can.
    package static func problem(with name: String) -> String? {
        let normalized = normalized(name)
        if normalized.isEmpty { return "An order needs the customer's name." }
        return text.problem(with: normalized) ?? NameRule.flaw(in: normalized)?.message
    }
}
