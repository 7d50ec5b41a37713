import Domain
import Observation

/// Asks whether an order shall really be cancelled, and cancels it if so. What was paid is not cancelled at once:
/// another person decides whether it is refunded.
@Observable
package final class CancelOrderModel {
    private(set) var question = LoadState<CancelQuestion>.idle
    private(set) var problem: AppError?

    private let number: OrderNumber
    private let dependencies: OrdersDependencies
    private weak let coordinator: (any OrdersCoordinating)?
    private var known: Order.ID?
    private var idempotencyKey = IdempotencyKey()

    /// The question about one order, by its number.
    package init(number: OrderNumber, dependencies: OrdersDependencies, coordinator: any OrdersCoordinating) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.question, of: self) { order in
            known = order.id
            return CancelQuestion(order)
        }
    }

    func keep() { coordinator?.cancellingAnswered() }

    /// Cancels the order as the question showed it, or requests its refund.
    func give(_ answer: CancelQuestion.Answer, to shown: CancelQuestion) async {
        switch answer {
        case .cancel: await move(shown, to: .cancelled, note: nil)
        case .askForRefund: await move(shown, to: .refundRequested, note: "Cancelled before it was packed.")
        }
    }

    private func move(_ shown: CancelQuestion, to state: OrderState, note: String?) async {
        guard let known else { return }
        let operation = idempotencyKey.operation(for: state, from: dependencies.identifiers)
        do {
            _ = try await dependencies.orders.move(
                known, version: shown.version, to: state, note: note, operation: operation)
            idempotencyKey.succeeded(operation)
            coordinator?.cancellingAnswered()
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }
}

/// The question as its alert shows it.
nonisolated struct CancelQuestion: Hashable, Sendable {
    let version: Int
    let title: String
    let message: String
    /// The answer that cancels, or nil when it is too late for that.
    let answer: Answer?

    /// A step that ends the order.
    enum Answer {
        case cancel
        case askForRefund

        var title: String {
            switch self {
            case .cancel: "Cancel the order"
            case .askForRefund: "Ask for the refund"
            }
        }
    }

    init(_ order: Order) {
        version = order.version
        title = "Cancel order \(order.number)?"
        switch order.state {
        case .placed:
            message = "\(order.customer) has not paid the \(order.total). Cancelling cannot be undone."
            answer = .cancel
        case .paid:
            message = """
                \(order.customer) has paid \(order.total). Another person, a pharmacist or manager, decides whether it is \
                refunded.
                """
            answer = .askForRefund
        case .packed, .shipped, .delivered:
            message = "It is too late: the order is \(order.state.title.lowercased())."
            answer = nil
        case .cancelled, .refunded, .declined:
            message = "The order is \(order.state.title.lowercased()) already."
            answer = nil
        case .refundRequested:
            message = "Its refund is asked for already."
            answer = nil
        }
    }
}
