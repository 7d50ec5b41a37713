import Domain

/// A typed text, by everything that it can mean.
nonisolated struct PlaceQuery: Hashable {
    /// The only kind that is meant, or nil for all.
    private(set) var kind: RecordKind?

    /// The number of a record.
    private(set) var number: Int?

    /// The date of birth, or of appointments.
    private(set) var day: Day?

    /// The telephone number of a patient.
    private(set) var phone: PhoneDigits?

    /// A name; nil if the text is a number or a date.
    private(set) var name: SearchText?

    /// Reads `1042`, `#1042`, `order 1042`, a date, a telephone number or a name, on a day.
    init?(_ text: String, today: Day) {
        guard let text = SearchText(text)?.text else { return nil }
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        if words.count == 2, let kind = RecordKind(word: words[0]), let number = ShortNumber<Self>(typed: words[1]) {
            (self.kind, self.number) = (kind, number.rawValue)
            return
        }
        number = ShortNumber<Self>(typed: text)?.rawValue
        day = Day(said: text, today: today)
        phone = PhoneDigits(typed: text)
        if number == nil, phone == nil, day == nil || text.contains(where: \.isLetter) { name = SearchText(text) }
    }

    /// Whether the text is more than a name: it says by itself which places it means.
    var isExact: Bool { number != nil || day != nil || phone != nil }
}
