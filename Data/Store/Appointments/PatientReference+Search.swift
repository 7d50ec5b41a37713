import Domain

extension PatientReference {
    /// The patient with a number, or who had it provisionally; or nil.
    static func find(_ number: PatientNumber, in connection: Connection) throws(AppError) -> PatientReference? {
        let number = try number.current(in: connection)
        return try connection.first(
            "SELECT id, name FROM patient WHERE number = ?", [.integer(number.rawValue)]
        ) { row throws(AppError) in
            PatientReference(id: Identifier(try row.identity(0)), number: number, name: try row.text(1))
        }
    }

    /// The patients whom a text can mean, at most `limit`: the one with this number, or those with a name of whose
    /// words some begin with its words.
    static func all(
        matching text: SearchText, limit: Int, in connection: Connection
    ) throws(AppError) -> [PatientReference] {
        let criterion = PatientCriterion(text)
        if case .born = criterion { return [] }
        let page = try PatientPageQuery(query: PatientQuery(criterion, pageSize: limit)).page(from: connection)
        return page.patients.prefix(max(0, limit)).map {
            PatientReference(id: $0.id, number: $0.number, name: $0.name)
        }
    }
}
