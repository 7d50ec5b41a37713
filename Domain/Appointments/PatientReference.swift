/// A patient as an appointment names them.
package struct PatientReference: Hashable, Sendable, Identifiable {
    /// The patient's identity.
    package let id: Patient.ID

    /// The short number that people use for the patient.
    package let number: PatientNumber

    /// The patient's full name.
    package let name: String

    /// A patient by identity, number and name.
    package init(id: Patient.ID, number: PatientNumber, name: String) {
        self.id = id
        self.number = number
        self.name = name
    }
}
