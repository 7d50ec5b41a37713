/// A record that a typed text means, or that belongs to one.
package enum FoundRecord: Hashable, Sendable {
    /// A patient.
    case patient(Patient)
    /// An order.
    case order(Order)
    /// A product.
    case product(Product)
    /// An appointment.
    case appointment(Appointment)
    /// The appointments of a day.
    case agenda(Agenda)
}

/// The result of a search over all records.
package struct FoundRecords: Hashable, Sendable {
    /// The records that the text itself means, best first, each once.
    package private(set) var records: [FoundRecord] = []

    /// The records that belong to those, such as a patient's orders.
    package var related: [FoundRecord] = []

    /// Whether more records than these match.
    package private(set) var hasMore = false

    /// The reason why something could not be searched, or nil.
    package private(set) var problem: AppError?

    /// Nothing.
    init() {}

    /// Adds the records of what a read says now. A record that does not exist is nothing, and everything else that
    /// keeps it from being read is the problem.
    ///
    /// - Returns: the value, or nil.
    @discardableResult mutating func add<Value>(
        _ read: Snapshots<Value>?, hasMore: (Value) -> Bool = { _ in false }, as records: (Value) -> [FoundRecord]
    ) async -> Value? {
        guard let read else { return nil }
        for await snapshot in read {
            switch snapshot {
            case .value(let value, _, _):
                for record in records(value) where !self.records.contains(record) { self.records.append(record) }
                self.hasMore = self.hasMore || hasMore(value)
                return value
            case .unavailable(.notFound): return nil
            case .unavailable(let error):
                problem = problem ?? error
                return nil
            }
        }
        return nil
    }
}
