import Domain
import FoundationEssentials

extension PartRequest {
    /// The same by the number that a record has now, where it was provisional.
    package func current(in connection: Connection) throws(AppError) -> PartRequest {
        switch self {
        case .matching(.number(let number)): .matching(.number(try number.current(in: connection)))
        case .appointment(let number): .appointment(try number.current(in: connection))
        case .order(let number): .order(try number.current(in: connection))
        default: self
        }
    }

    /// Whether the file has what is asked for, as far as it can tell.
    package func isHere(in connection: Connection) throws(AppError) -> Bool {
        switch self {
        case .appointments(let time):
            guard let part = try KeptPart.read(from: connection) else { return true }
            return try part.lacking(part.days(of: time), in: connection).isEmpty
        case .openOrders: return try PartOrders.read(from: connection) == .all
        case .ordersOfNobody: return try PartOrders.read(from: connection) != .none
        case .patients(let patients):
            for patient in patients
            where try !Self.holds("patient WHERE id = ?", .identity(patient.rawValue), connection) {
                return false
            }
            return true
        case .matching(.number(let number)):
            let current = try number.current(in: connection)
            return try Self.holds("patient WHERE number = ?", .integer(current.rawValue), connection)
        case .matching: return false
        case .appointment(let number):
            let current = try number.current(in: connection)
            return try Self.holds("appointment WHERE number = ?", .integer(current.rawValue), connection)
        case .order(let number):
            let current = try number.current(in: connection)
            return try Self.holds("orders WHERE number = ?", .integer(current.rawValue), connection)
        }
    }

    private static func holds(_ row: String, _ value: SQLValue, _ connection: Connection) throws(AppError) -> Bool {
        try connection.first("SELECT 1 FROM \(row)", [value]) { _ in true } ?? false
    }
}
