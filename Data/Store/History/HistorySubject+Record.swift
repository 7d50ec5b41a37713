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
        let (column, value) = key
        let found = try connection.first(
            "SELECT id FROM \(kind.synced.table) WHERE \(column) = ?", [value]
        ) { row throws(AppError) in try row.identity(0) }
        guard let found else { throw missing }
        return found
    }

    private var key: (column: String, value: SQLValue) {
        switch self {
        case .patient(let number): ("number", .integer(number.rawValue))
        case .appointment(let number): ("number", .integer(number.rawValue))
        case .order(let number): ("number", .integer(number.rawValue))
        case .product(let number): ("number", .integer(number.rawValue))
        case .colleague(let userName): ("user_name", .text(userName.text))
        }
    }
}
