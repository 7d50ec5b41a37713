import Domain
import Observation

/// Asks whether an order shall really be cancelled, and cancels it if so.
@Observable
package final class CancelOrderModel {
    private(set) var question = LoadState<CancelQuestion>.idle
    private(set) var problem: AppError?

    private let number: OrderNumber
    private let orders: any OrderRepository
    private let identifiers: any IdentifierSource
    private weak var coordinator: (any OrdersCoordinating)?
    private weak var errors: (any ErrorRouting)?
    private var known: Order.ID?
    private var attempt = Attempt()

    /// The question about one order, by its number.
    package init(
        number: OrderNumber, orders: any OrderRepository, identifiers: any IdentifierSource,
        coordinator: any OrdersCoordinating, errors: any ErrorRouting
    ) {
        self.number = number
        self.orders = orders
        self.identifiers = identifiers
        self.coordinator = coordinator
        self.errors = errors
    }

    func observe() async {
        question = .loading
        for await snapshot in orders.order(number) {
            question.receive(snapshot) { order in
                known = order.id
                return CancelQuestion(order)
            }
        }
    }

    func keep() {
        coordinator?.cancellingAnswered()
    }

    /// Cancels the order as the question showed it.
    func cancel(_ shown: CancelQuestion) async {
        guard let known else { return }
        let operation = attempt.operation(from: identifiers)
        do {
            _ = try await orders.move(known, version: shown.version, to: .cancelled, operation: operation)
            attempt.succeeded(operation)
            coordinator?.cancellingAnswered()
        } catch {
            problem = errors.leftToShow(of: error)
        }
    }
}

/// The question as its alert shows it.
nonisolated struct CancelQuestion: Hashable, Sendable {
    let version: Int
    let title: String
    let message: String

    init(_ order: Order) {
        version = order.version
        title = "Cancel order \(order.number)?"
        message = "\(order.customer) gets nothing of the \(order.total). This cannot be taken back."
    }
}
