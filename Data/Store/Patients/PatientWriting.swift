import Domain

extension Patient {
    /// Stores the patient as a new one.
    func insert(in connection: Connection) throws(AppError) {
        let sortName = facts.sortName
        try connection.willChange(.patient, id.rawValue)
        try connection.run(
            """
            INSERT INTO patient (number, id, version, name, born, phone, email, address, sort_name, phone_digits)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, [.integer(number.rawValue), .identity(id.rawValue), .integer(revision)] + facts.values(sortName))
        try PatientWords(number: number, sortName: sortName).insert(in: connection)
    }

    /// Replaces the facts known `before`.
    func update(over before: Patient, in connection: Connection) throws(AppError) {
        let sortName = facts.sortName
        try connection.willChange(.patient, id.rawValue)
        let changed = try connection.run(
            """
            UPDATE patient SET version = ?, name = ?, born = ?, phone = ?, email = ?, address = ?, sort_name = ?,
                phone_digits = ?
            WHERE number = ? AND version = ?
            """,
            [.integer(revision)] + facts.values(sortName) + [.integer(number.rawValue), .integer(before.revision)])
        guard changed == 1 else { throw .unexpected("patient \(number) changed during a write") }
        guard facts.name != before.facts.name else { return }
        try PatientWords(number: number, sortName: before.facts.sortName).delete(in: connection)
        try PatientWords(number: number, sortName: sortName).insert(in: connection)
    }
}

extension PatientFacts {
    fileprivate func values(_ sortName: FoldedText) -> [SQLValue] {
        [
            .text(name), .text(born.description), .text(phone), .text(email), .text(address), .text(sortName.text),
            .text(phoneDigits),
        ]
    }
}

/// The search keys of a patient: the beginnings of the words of their name.
package struct PatientWords {
    /// The longest beginning that is stored, in letters.
    static let maxLength = 3

    let number: PatientNumber
    let sortName: FoldedText

    /// The words of a name that is folded as it is sorted.
    package init(number: PatientNumber, sortName: FoldedText) {
        (self.number, self.sortName) = (number, sortName)
    }

    /// Lets the patient be found.
    package func insert(in connection: Connection) throws(AppError) {
        for beginning in beginnings {
            try connection.run(
                "INSERT INTO patient_word (beginning, sort_name, number) VALUES (?, ?, ?)",
                [.text(beginning), .text(sortName.text), .integer(number.rawValue)])
        }
    }

    /// Lets the patient be found no more.
    package func delete(in connection: Connection) throws(AppError) {
        for beginning in beginnings {
            try connection.run(
                "DELETE FROM patient_word WHERE beginning = ? AND sort_name = ? AND number = ?",
                [.text(beginning), .text(sortName.text), .integer(number.rawValue)])
        }
    }

    /// Each once, in no order.
    var beginnings: Set<String> {
        Set(sortName.words.flatMap { word in (1...Self.maxLength).map { Self.beginning(of: word, $0) } })
    }

    /// The first letters of a word: scalars, so that a beginning of one spelling is one of every longer one.
    static func beginning(of word: String, _ letters: Int = maxLength) -> String {
        String(word.unicodeScalars.prefix(letters))
    }
}
