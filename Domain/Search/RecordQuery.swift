/// A typed text, by everything that it can mean.
package struct RecordQuery: Hashable, Sendable {
    /// The only kind that is meant, or nil for all.
    package private(set) var kind: NumberedKind?

    /// The number of a record.
    package private(set) var number: Int?

    /// The date of birth, or of appointments.
    package private(set) var day: Day?

    /// The telephone number of a patient.
    package private(set) var phone: PhoneDigits?

    /// A name; nil if the text is a number or a date.
    package private(set) var name: SearchText?

    /// Reads `1042`, `#1042`, `order 1042`, a date, a telephone number or a name, on a day.
    package init?(_ text: String, today: Day) {
        guard let text = SearchText(text)?.text else { return nil }
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2, let kind = NumberedKind(word: words[0]), let number = ShortNumber<Self>(typed: words[1]) {
            (self.kind, self.number) = (kind, number.rawValue)
            return
        }
        number = ShortNumber<Self>(typed: text)?.rawValue
        day = Day(said: text, today: today)
        // The digits of a date are no telephone number.
        if day == nil { phone = PhoneDigits(typed: text) }
        if number == nil, phone == nil, day == nil || text.contains(where: \.isLetter) { name = SearchText(text) }
    }

    /// Whether the text is more than a name: it says by itself which records it means.
    package var isExact: Bool { number != nil || day != nil || phone != nil }

    /// The patients that the text can mean.
    var criteria: [PatientCriterion] {
        [day.map { .born($0) }, phone.map { .phone($0) }, name.map { PatientCriterion($0) }].compactMap { $0 }
    }
}
