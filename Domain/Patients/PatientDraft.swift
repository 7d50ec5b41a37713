/// The input of a form about a patient.
package struct PatientDraft: Hashable, Sendable {
    /// The full name.
    package var name: String

    /// The date of birth, as people write it.
    package var born: String

    /// The telephone number.
    package var phone: String

    /// The e-mail address; empty for none.
    package var email: String

    /// Where the patient lives; nothing if it is not known.
    package var address: String

    /// A form with these fields.
    package init(name: String = "", born: String = "", phone: String = "", email: String = "", address: String = "") {
        self.name = name
        self.born = born
        self.phone = phone
        self.email = email
        self.address = address
    }

    /// Creates a form with the current facts.
    package init(_ facts: PatientFacts) {
        self.init(
            name: facts.name, born: facts.born.description, phone: facts.phone, email: facts.email ?? "",
            address: facts.address ?? "")
    }

    /// The input of a field.
    package subscript(field: PatientField) -> String {
        get {
            switch field {
            case .name: name
            case .born: born
            case .phone: phone
            case .email: email
            case .address: address
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .born: born = newValue
            case .phone: phone = newValue
            case .email: email = newValue
            case .address: address = newValue
            }
        }
    }
}

/// A field of a form about a patient, in the order of the form.
package enum PatientField: String, Hashable, Sendable, CaseIterable {
    case name
    case born
    case phone
    case email
    case address

    /// The name of the field.
    package var title: String {
        switch self {
        case .name: "Name"
        case .born: "Date of birth"
        case .phone: "Phone"
        case .email: "E-mail"
        case .address: "Address"
        }
    }
}
