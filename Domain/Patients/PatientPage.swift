/// A place in the list of patients: by folded name, and by number among those of the same name.
package struct PatientCursor: Hashable, Sendable {
    /// The folded name of the patient at this place.
    package let sortName: FoldedText

    /// Their number, which breaks the tie.
    package let number: PatientNumber

    /// The place of a patient.
    package init(sortName: FoldedText, number: PatientNumber) {
        self.sortName = sortName
        self.number = number
    }
}

extension PatientCursor: LosslessStringConvertible {
    /// The number and the folded name.
    package var description: String { number.followed(by: sortName) }

    /// The place that such words name, or nil.
    package init?(_ description: String) {
        guard let (number, name) = PatientNumber.followedByName(in: description) else { return nil }
        self.init(sortName: name, number: number)
    }
}

extension PatientCursor: Comparable {
    /// The order of the list.
    package static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.sortName == rhs.sortName ? lhs.number < rhs.number : lhs.sortName < rhs.sortName
    }
}

/// Consecutive patients of a list, with the start of the next page.
package struct PatientPage: Hashable, Sendable {
    /// The patients, by ``PatientCursor``'s order; at most as many as the query asked for.
    package let patients: [Patient]

    /// How many patients meet the criterion on all pages together, or nil where counting them would take long.
    package let total: Int?

    /// Where the next page starts, or nil on the last page.
    package let next: PatientCursor?

    /// A page of patients.
    package init(patients: [Patient], total: Int?, next: PatientCursor?) {
        self.patients = patients
        self.total = total
        self.next = next
    }
}
