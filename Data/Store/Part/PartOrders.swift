import Domain

/// Which orders have come that are not those of a patient who is here anyway. The raw value is stored.
package enum PartOrders: Int {
    /// None.
    case none
    /// The orders of nobody.
    case nobodys
    /// Those, and of each patient who has one that is not finished.
    case all

    /// Reads it.
    package static func read(from connection: Connection) throws(AppError) -> PartOrders {
        let stored = try connection.first("SELECT part_orders FROM remote") { row throws(AppError) in
            try row.integer(0)
        }
        return stored.flatMap(PartOrders.init) ?? .none
    }

    /// Stores it.
    package func write(to connection: Connection) throws(AppError) {
        try connection.run("UPDATE remote SET part_orders = ?", [.integer(rawValue)])
    }
}
