/// A person whom the clinic looks after.
package struct Patient: Hashable, Sendable, Identifiable {
    /// The patient's identity.
    package let id: Identifier<Patient>

    /// The short number that people use for the patient.
    package let number: PatientNumber

    /// The patient's full name, as they give it.
    package let name: String

    /// A patient from the parts.
    package init(id: Identifier<Patient>, number: PatientNumber, name: String) {
        self.id = id
        self.number = number
        self.name = name
    }
}

/// The short number that people and links use for a patient, such as 2003.
package typealias PatientNumber = ShortNumber<Patient>
