/// Which patients to list, and which page of them.
package struct PatientQuery: Hashable, Sendable {
    /// Which patients are wanted.
    package let criterion: PatientCriterion

    /// The last patient of the page before, or nil for the first page.
    package var after: PatientCursor?

    /// How many patients a page holds at most; at least one.
    package let pageSize: Int

    /// A page of the patients that meet a criterion.
    package init(_ criterion: PatientCriterion = .all, after: PatientCursor? = nil, pageSize: Int = 10) {
        self.criterion = criterion
        self.after = after
        self.pageSize = max(1, pageSize)
    }
}

/// A criterion that patients match.
package enum PatientCriterion: Hashable, Sendable {
    /// Nothing: everyone.
    case all
    /// That each of these folded words begins a word of the name. Nobody meets an empty list.
    case words([String])
    /// The date of birth.
    case born(Day)
    /// The number.
    case number(PatientNumber)
    /// The telephone number, or its beginning.
    case phone(PhoneDigits)
}

extension PatientCriterion {
    /// Creates a criterion from search text: `2003` and `#2003` are a number, `1988-06-14` and `14/06/1988` are a date
    /// of birth, `600 555 101` is a telephone number, as are nine digits and more in a row, and anything else is the
    /// beginnings of words of a name.
    package init(_ search: SearchText) {
        if let phone = PhoneDigits(typed: search.text), phone.isUnmistakable {
            self = .phone(phone)
        } else if let number = PatientNumber(typed: search.text) {
            self = .number(number)
        } else if let day = Day(written: search.text) {
            self = .born(day)
        } else {
            self = .words(Self.telling(FoldedText(search.text).words))
        }
    }

    /// The words, longest first, without those that another one implies.
    private static func telling(_ words: [String]) -> [String] {
        let sorted = Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        return sorted.reduce(into: []) { kept, word in
            if !kept.contains(where: { $0.utf8.starts(with: word.utf8) }) { kept.append(word) }
        }
    }

    /// Whether a patient meets the criterion: what the store's indexes find, said as a rule.
    package func isMet(by patient: Patient) -> Bool {
        switch self {
        case .all: true
        case .words(let words):
            !words.isEmpty && words.allSatisfy(patient.facts.sortName.hasWord(startingWith:))
        case .born(let day): patient.born == day
        case .number(let number): patient.number == number
        case .phone(let phone): phone.isMet(by: patient.facts.phoneDigits)
        }
    }
}
