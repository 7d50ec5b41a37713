import Domain
import FoundationEssentials

extension HistorySubject {
    /// The kind of the record.
    var kind: RecordKind {
        switch self {
        case .patient: .patient
        case .appointment: .appointment
        case .order: .order
        case .product: .product
        case .colleague: .staff
        }
    }

    /// The record's identity, by which the log lists it.
    func identity(in connection: Connection) throws(AppError) -> UUID {
        let (column, value) = try key(in: connection)
        let found = try connection.first(
            "SELECT id FROM \(kind.synced.table) WHERE \(column) = ?", [value]
        ) { row throws(AppError) in try row.identity(0) }
        guard let found else { throw missing }
        return found
    }

    private func key(in connection: Connection) throws(AppError) -> (column: String, value: SQLValue) {
        switch self {
        case .patient(let number): return ("number", .integer(try number.current(in: connection).rawValue))
        case .appointment(let number): return ("number", .integer(try number.current(in: connection).rawValue))
        case .order(let number): return ("number", .integer(try number.current(in: connection).rawValue))
        case .product(let number): return ("number", .integer(number.rawValue))
        case .colleague(let userName): return ("user_name", .text(userName.text))
        }
    }
}
