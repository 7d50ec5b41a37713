import Domain
import FoundationEssentials

/// Reads appointments with their patients. What the small tables say is looked up, not joined.
struct AppointmentRows {
    let services: ClinicServices

    init(_ connection: Connection) throws(AppError) {
        services = try ClinicServices(from: connection)
    }

    /// The columns that `appointment(_:)` reads.
    static let columns = """
        a.id, a.number, p.id, p.number, p.name, a.clinician_id, a.service, a.start_at, a.end_at, a.status, a.reason,
        a.note, a.version
        """

    /// Appointments first, so that they are read in the order of an index.
    static let tables = "appointment AS a CROSS JOIN patient AS p ON p.id = a.patient_id"

    /// The appointments that a condition finds, by start, then by number.
    func all(
        where condition: String, _ values: [SQLValue], limit: Int = .max, from connection: Connection
    ) throws(AppError) -> [Appointment] {
        try connection.rows(
            Self.sql(where: condition), values + [.integer(limit)]
        ) { row throws(AppError) in try appointment(row) }
    }

    /// The statement that finds them.
    static func sql(where condition: String) -> String {
        "SELECT \(columns) FROM \(tables) WHERE \(condition) ORDER BY a.start_at, a.number LIMIT ?"
    }

    /// The appointment with a number, or that had it provisionally; or nil.
    func find(_ number: AppointmentNumber, in connection: Connection) throws(AppError) -> Appointment? {
        let current = try number.current(in: connection)
        return try all(where: "a.number = ?", [.integer(current.rawValue)], from: connection).first
    }

    /// The appointment with an identity.
    func find(_ id: Appointment.ID, in connection: Connection) throws(AppError) -> Appointment {
        guard let found = try all(where: "a.id = ?", [.identity(id.rawValue)], from: connection).first else {
            throw .notFound("This appointment", by: .name)
        }
        return found
    }

    private func appointment(_ row: Row) throws(AppError) -> Appointment {
        let (start, end) = (try row.time(7), try row.time(8))
        guard let number = AppointmentNumber(try row.integer(1)), let patient = PatientNumber(try row.integer(3)),
            let clinician = services.staff[Identifier(try row.identity(5))],
            let service = services.service(try row.text(6)), start < end,
            let status = AppointmentStatus(storedName: try row.text(9), reason: try row.optionalText(10))
        else { throw row.corrupt("appointment \(try row.integer(1)) makes no sense") }
        return Appointment(
            id: Identifier(try row.identity(0)), number: number,
            patient: PatientReference(id: Identifier(try row.identity(2)), number: patient, name: try row.text(4)),
            clinician: clinician, service: service, time: start..<end, status: status, note: try row.optionalText(11),
            version: try row.integer(12))
    }
}

extension Appointment {
    /// The length of the longest appointment there can be.
    static let maxDuration = TimeInterval(Service.possibleMinutes.upperBound * 60)
}
