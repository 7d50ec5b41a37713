/// A scope of orders.
package enum OrderScope: Hashable, Sendable {
    /// All of the clinic's.
    case all
    /// Those of one patient.
    case patient(PatientNumber)
    /// Those with a line about one product.
    case product(ProductNumber)
}

extension OrderScope {
    /// Whether an order is in the scope.
    package func holds(_ order: Order) -> Bool {
        switch self {
        case .all: true
        case .patient(let number): order.patient == number
        case .product(let number): order.lines.contains { $0.product == number }
        }
    }
}
