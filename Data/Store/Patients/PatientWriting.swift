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
