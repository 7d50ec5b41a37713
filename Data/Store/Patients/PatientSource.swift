import Domain

/// Where the patients that meet a criterion are read from, in the order of the list.
struct PatientSource {
    /// The table or tables, and what has to hold there.
    private let from: String
    /// The table whose index has the order.
    private let ordered: String
    /// What the parameters of the condition are.
    let values: [SQLValue]

    /// The source of a criterion, or nil when nobody can meet it.
    init?(_ criterion: PatientCriterion) {
        switch criterion {
        case .all: self.init(from: "patient WHERE", ordered: "patient", values: [])
        case .number(let number): self.init(from: "patient WHERE number = ? AND", values: [.integer(number.rawValue)])
        case .born(let day): self.init(from: "patient WHERE born = ? AND", values: [.text(day.description)])
        case .words(let words):
            guard let first = words.first else { return nil }
            self.init(words: words, longest: first)
        }
    }

    private init(from: String, ordered: String = "patient", values: [SQLValue]) {
        self.from = from
        self.ordered = ordered
        self.values = values
    }

    /// The rows of one beginning of the longest word; whatever it says beyond that, and every other word, is looked for
    /// in the name that each row has.
    private init(words: [String], longest: String) {
        let beginning = PatientWords.beginning(of: longest)
        let others = words.filter { $0 != beginning }
        let conditions = others.map { _ in " AND instr(' ' || patient_word.sort_name, ?) > 0" }.joined()
        self.init(
            from: "patient_word CROSS JOIN patient USING (number) WHERE beginning = ?\(conditions) AND",
            ordered: "patient_word", values: [.text(beginning)] + others.map { .text(" \($0)") })
    }

    /// The statement of a page. Its last parameters are the place that it comes after, and how many rows are wanted.
    var pageSQL: String {
        """
        SELECT \(PatientRecord.columns), \(ordered).sort_name FROM \(from)
        (\(ordered).sort_name, \(ordered).number) > (?, ?) ORDER BY \(ordered).sort_name, \(ordered).number LIMIT ?
        """
    }
}
