/// What is known of a patient, as ``PatientDraft`` accepted it.
package struct PatientFacts: Hashable, Sendable {
    /// The full name, as the patient gives it.
    package let name: String

    /// The date of birth.
    package let born: Day

    /// The telephone number, as it was typed.
    package let phone: String

    /// The e-mail address, or nil.
    package let email: String?

    /// Where the patient lives, or nil.
    package let address: String?

    /// Facts that were checked before; what someone typed goes through ``PatientDraft``.
    package init(name: String, born: Day, phone: String, email: String? = nil, address: String? = nil) {
        self.name = name
        self.born = born
        self.phone = phone
        self.email = email
        self.address = address
    }

    /// The name as lists are sorted and searched by it.
    package var sortName: FoldedText { FoldedText(name) }

    /// The digits of the telephone number: what tells two of them apart.
    package var phoneDigits: String { phone.filter { $0.isASCII && $0.isNumber } }

    /// Whether these facts and others may be one person's: born on one day, with the same name but for case and
    /// accents, or with the same telephone number.
    package func looksLike(_ other: PatientFacts) -> Bool {
        born == other.born && (sortName == other.sortName || phoneDigits == other.phoneDigits)
    }

    /// How many birthdays the patient had until a day; someone born on 29 February has theirs on 1 March in other
    /// years.
    package func age(on day: Day) -> Int {
        let isBeforeBirthday = (day.month, day.day) < (born.month, born.day)
        return max(0, day.year - born.year - (isBeforeBirthday ? 1 : 0))
    }
}
