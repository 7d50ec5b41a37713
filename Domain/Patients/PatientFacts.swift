/// The facts about a patient, as ``PatientDraft`` checked them.
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

    /// Creates facts that were checked before. Input goes through ``PatientDraft``.
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
    package var phoneDigits: String {
        String(decoding: phone.utf8.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
    }

    /// Whether these facts and others may be one person's: born on one day, with the same name but for case and
    /// accents, or with the same telephone number.
    package func looksLike(_ other: PatientFacts) -> Bool {
        born == other.born && (sortName == other.sortName || phoneDigits == other.phoneDigits)
    }

    /// The age on a day. The birthday of someone born on 29 February is on 1 March in other years.
    package func age(on day: Day) -> Int {
        let isBeforeBirthday = (day.month, day.day) < (born.month, born.day)
        return max(0, day.year - born.year - (isBeforeBirthday ? 1 : 0))
    }
}
