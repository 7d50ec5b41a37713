import Domain
import Foundation
import Testing

extension Patient {
    /// A patient by number and name.
    package static func sample(
        _ number: Int = 2001, _ name: String = "Lena Vogt", born: String = "1988-06-14",
        phone: String = "+34 600 555 101", email: String? = nil, address: String? = nil, revision: Int = 1
    ) throws -> Patient {
        Patient(
            id: Identifier(.sample(number)), number: try #require(PatientNumber(number)), revision: revision,
            facts: PatientFacts(
                name: name, born: try #require(Day(iso: born)), phone: phone, email: email, address: address))
    }

    /// Some patients of the example clinic, by number.
    package static let samples: [Patient] = {
        do {
            return [
                try sample(2001, email: "lena.vogt@example.com", address: "Calle Mayor 12, Madrid"),
                try sample(2002, "Jakub Nowak", born: "1975-11-02", phone: "+34 600 555 102"),
                try sample(2003, "Aroha Ngata", born: "1994-01-27", phone: "+34 600 555 103"),
                try sample(2005, "Nguyễn Thị Mai", born: "2001-04-09", phone: "+34 600 555 105"),
                try sample(2009, "陳美玲", born: "1990-10-10", phone: "+34 600 555 109"),
                try sample(2011, "José Álvarez Núñez", born: "1955-03-25", phone: "+34 600 555 111"),
            ]
        } catch {
            Issue.record(error, "the sample patients make no sense")
            return []
        }
    }()
}

extension ClinicalNote {
    /// A note of the clinician's, by its position.
    package static func sample(_ position: Int, _ text: String, by staff: Staff = .chen) -> ClinicalNote {
        ClinicalNote(
            id: Identifier(.sample(4_000 + position)), position: position,
            at: Date.sample + TimeInterval(position * 60), by: staff.name, staff: staff.id, text: text)
    }
}
