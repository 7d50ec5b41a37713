import Domain

/// A patient's row.
enum PatientRecord {
    /// The columns that `patient(_:)` reads.
    static let columns =
        "patient.id, patient.number, patient.version, patient.name, patient.born, patient.phone, patient.email, patient.address"

    /// The patient of a row.
    static func patient(_ row: Row) throws(AppError) -> Patient {
        guard let number = PatientNumber(try row.integer(1)) else { throw row.corrupt("a patient without a number") }
        return Patient(
            id: Identifier(try row.identity(0)), number: number, revision: try row.integer(2),
            facts: PatientFacts(
                name: try row.text(3), born: try row.day(4), phone: try row.text(5), email: try row.optionalText(6),
                address: try row.optionalText(7)))
    }

    /// The patient with an identity.
    static func find(_ id: Patient.ID, in connection: Connection) throws(AppError) -> Patient {
        let found = try connection.first(
            "SELECT \(columns) FROM patient WHERE id = ?", [.identity(id.rawValue)], patient)
        guard let found else { throw .notFound("This patient", by: .name) }
        return found
    }

    /// The patient with a number, or who had it provisionally.
    static func find(_ number: PatientNumber, in connection: Connection) throws(AppError) -> Patient {
        let current = try number.current(in: connection)
        let found = try connection.first(
            "SELECT \(columns) FROM patient WHERE number = ?", [.integer(current.rawValue)], patient)
        guard let found else { throw .notFound("Patient \(number)") }
        return found
    }

    /// The patients who may be the one that these facts are about. Of a patient who is changed, those who look like
    /// them only now.
    static func lookalikes(
        of facts: PatientFacts, unlike before: Patient? = nil, in connection: Connection
    ) throws(AppError) -> [Patient] {
        try connection.rows(
            lookalikesSQL,
            [.text(facts.born.description), .text(facts.sortName.text), .text(facts.phoneDigits)]
                + [.integer(before?.number.rawValue), .text(before?.born.description)]
                + [.text(before?.facts.sortName.text), .text(before?.facts.phoneDigits)]
                + [.integer(PatientRegistration.mostAlike)], patient)
    }

    /// One lookup by an index: few are born on one day. A UNION of two would make temporary tables with every save.
    static let lookalikesSQL = """
        SELECT \(columns) FROM patient
        WHERE born = ?1 AND (sort_name = ?2 OR phone_digits = ?3)
            AND number IS NOT ?4 AND (born = ?5 AND (sort_name = ?6 OR phone_digits = ?7)) IS NOT 1
        ORDER BY sort_name, number LIMIT ?8
        """
}
