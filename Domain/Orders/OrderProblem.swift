/// Why a set of values is no order.
package enum OrderProblem: Error, Hashable, Sendable {
    /// An order without a line.
    case noLines
    /// A line that orders nothing, or less.
    case quantityNotPositive(item: String, quantity: Int)
    /// Amounts that cannot be added up.
    case amount(MoneyError)
    /// A history that does not lead from placed to the present state by legal steps.
    case brokenHistory([OrderState])
}
