import Foundation

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

/// What the name of a customer has to be.
package enum CustomerRule {
    /// The most characters that a name may have.
    package static let mostCharacters = 200

    /// Room for characters that are made of many bytes, but not for endless ones.
    private static let mostBytes = 40 * mostCharacters

    /// The name without blanks around it.
    package static func tidied(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Why a text cannot be a customer's name, in one sentence, or nil when it can.
    package static func problem(with name: String) -> String? {
        if tidied(name).isEmpty { return "An order needs the customer's name." }
        let fits = name.utf8.count <= mostBytes && name.count <= mostCharacters
        return fits ? nil : "A name has at most \(mostCharacters) characters."
    }
}
