/// A person whom the clinic looks after.
package struct Patient: Hashable, Sendable, Identifiable {
    /// The patient's identity.
    package let id: Identifier<Patient>

    /// The short number that people use for the patient.
    package let number: PatientNumber

    /// The number of writes to the facts, from 1. An edit names the one that it started from.
    package let revision: Int

    /// The facts.
    package let facts: PatientFacts

    /// A patient from the parts.
    package init(id: Identifier<Patient>, number: PatientNumber, revision: Int, facts: PatientFacts) {
        self.id = id
        self.number = number
        self.revision = revision
        self.facts = facts
    }

    /// The patient's full name, as they give it.
    package var name: String { facts.name }

    /// The patient's date of birth.
    package var born: Day { facts.born }
}

/// The short number that people and links use for a patient, such as 2003.
package typealias PatientNumber = ShortNumber<Patient>
