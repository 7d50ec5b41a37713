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

extension OrderProblem {
    /// The problem, as the end of a sentence: `it has no lines`.
    package var message: String {
        switch self {
        case .noLines: "it has no lines"
        case .quantityNotPositive(let item, let quantity): "it orders \(quantity) of \(item)"
        case .amount(.differentCurrencies(let one, let other)): "its amounts are in \(one.code) and in \(other.code)"
        case .amount(.tooLarge): "its amounts are too large"
        case .brokenHistory([]): "its history is empty"
        case .brokenHistory(let states):
            "its history has a step that does not exist (\(states.map(\.title).joined(separator: ", ")))"
        }
    }
}
