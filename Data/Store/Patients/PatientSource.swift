import Domain

/// Where the patients that meet a criterion are read from, in the order of the list; with several words, those whom the
/// first finds.
struct PatientSource {
    /// The statement of a page. Its last parameters are the place that it comes after, and how many rows are wanted.
    let pageSQL: String

    /// The parameters of the condition.
    private(set) var values: [SQLValue] = []

    /// The source of a criterion, or nil if nobody can match it.
    init?(_ criterion: PatientCriterion) {
        switch criterion {
        case .all: self = Self.everyone
        case .number(let number): self = Self.oneNumber.with([.integer(number.rawValue)])
        case .born(let day): self = Self.oneBirthday.with([.text(day.description)])
        case .phone(let phone): self = Self.phones(beginning: phone.beginnings)
        case .words(let words):
            guard let word = words.first else { return nil }
            self = Self.oneBeginning.with([.text(word)])
        }
    }

    private init(from: String, ordered: String) {
        pageSQL = """
            SELECT \(PatientRecord.columns), \(ordered).sort_name FROM \(from)
            (\(ordered).sort_name, \(ordered).number) > (?, ?) ORDER BY \(ordered).sort_name, \(ordered).number LIMIT ?
            """
    }

    private func with(_ values: [SQLValue]) -> Self {
        var source = self
        source.values = values
        return source
    }

    /// The patients of the few numbers that begin so. Sorts them: no index has them in the order of the list.
    private static func phones(beginning: [String]) -> Self {
        let ranges = beginning.map { _ in "SELECT number FROM patient WHERE phone_digits >= ? AND phone_digits < ?" }
        let source = Self(
            from: "(\(ranges.joined(separator: " UNION "))) CROSS JOIN patient USING (number) WHERE", ordered: "patient"
        )
        return source.with(beginning.flatMap { [.text($0), .text($0 + ":")] })
    }

    private static let everyone = Self(from: "patient WHERE", ordered: "patient")
    private static let oneNumber = Self(from: "patient WHERE number = ? AND", ordered: "patient")
    private static let oneBirthday = Self(from: "patient WHERE born = ? AND", ordered: "patient")
    private static let oneBeginning = Self(
        from: "patient_word CROSS JOIN patient USING (number) WHERE beginning = ? AND", ordered: "patient_word")
}
