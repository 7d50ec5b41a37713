import Domain

extension PatientReference {
    /// The patient with a number, or nil.
    static func find(_ number: PatientNumber, in connection: Connection) throws(AppError) -> PatientReference? {
        try connection.first(
            "SELECT id, name FROM patient WHERE number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in
            PatientReference(id: Identifier(try row.identity(0)), number: number, name: try row.text(1))
        }
    }

    /// The patients whom a text can mean, found as their own list finds them.
    static func all(
        matching text: SearchText, limit: Int, in connection: Connection
    ) throws(AppError) -> [PatientReference] {
        let query = PatientQuery(PatientCriterion(text), pageSize: limit)
        return try PatientPageQuery(query: query).page(from: connection).patients.prefix(max(0, limit)).map {
            PatientReference(id: $0.id, number: $0.number, name: $0.name)
        }
    }
}
