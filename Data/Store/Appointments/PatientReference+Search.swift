import Domain

extension PatientReference {
    /// The patient with a number, or nil.
    static func find(_ number: PatientNumber, in connection: Connection) throws(AppError) -> PatientReference? {
        try connection.first(
            "SELECT id, number, name FROM patient WHERE number = ?", [.integer(number.rawValue)], read)
    }

    /// The patients whom a text can mean: the one with this number, or those with a name of which a word starts with it.
    static func all(
        matching text: SearchText, limit: Int, in connection: Connection
    ) throws(AppError) -> [PatientReference] {
        let word = text.text.hasPrefix("#") ? String(text.text.dropFirst()) : text.text
        if let digits = Int(word) {
            let found = try PatientNumber(digits).map { number throws(AppError) in try find(number, in: connection) }
            return [found ?? nil].compactMap(\.self)
        }
        let start = word.reduce(into: "") { $0 += "\\%_".contains($1) ? "\\\($1)" : "\($1)" }
        return try connection.rows(
            """
            SELECT id, number, name FROM patient WHERE name LIKE ?1 || '%' ESCAPE '\\' OR name LIKE '% ' || ?1 || '%' ESCAPE '\\'
            ORDER BY name, number LIMIT ?2
            """, [.text(start), .integer(max(0, limit))], read)
    }

    private static func read(_ row: Row) throws(AppError) -> PatientReference {
        guard let number = PatientNumber(try row.integer(1)) else { throw row.corrupt("a patient has no number") }
        return PatientReference(id: Identifier(try row.identity(0)), number: number, name: try row.text(2))
    }
}
