import Domain
import Observation

/// Keeps one order on screen current, takes it a step further, and asks the coordinator for what the user wants next.
@Observable
package final class OrderDetailModel {
    private(set) var order = LoadState<OrderPresentation>.idle
    private(set) var problem: AppError?

    private let number: OrderNumber
    private let dependencies: OrdersDependencies
    private weak let coordinator: (any OrdersCoordinating)?
    private var known: Order?
    private var role: Role?
    private var idempotencyKey = IdempotencyKey()

    /// One order, by its number.
    package init(number: OrderNumber, dependencies: OrdersDependencies, coordinator: any OrdersCoordinating) {
        self.number = number
        self.dependencies = dependencies
        self.coordinator = coordinator
    }

    var title: String { "Order \(number)" }

    /// The name of the usual next step, if there is one that the user may take.
    var nextStep: String? {
        guard let state = nextState else { return nil }
        return "Mark as \(state.title.lowercased())"
    }

    func observe() async {
        await dependencies.orders.order(number).load(into: \.order, of: self) { found in
            known = found
            return OrderPresentation(found)
        }
    }

    func observeSession() async {
        await dependencies.sessions.session().forEachValue { session in role = session?.staff.role }
    }

    func track() { coordinator?.showTracking(of: number) }
    func showRefund() { coordinator?.showRefund(of: number) }
    func showHistory() { coordinator?.showHistory(of: number) }
    func contactSupport() { coordinator?.contactSupport(about: number) }
    func share() { coordinator?.share(number) }
    func confirmCancelling() { coordinator?.confirmCancelling(number) }

    /// Takes the usual next step of the order as it was shown.
    func advance(_ shown: OrderPresentation) async {
        guard let known, let state = nextState else { return }
        do {
            try known.check(version: shown.version)
            let operation = idempotencyKey.operation(for: state, from: dependencies.identifiers)
            _ = try await dependencies.orders.move(known.id, version: shown.version, to: state, operation: operation)
            idempotencyKey.succeeded(operation)
            problem = nil
        } catch {
            problem = dependencies.errors.leftToShow(of: error)
        }
    }

    /// Whether this person may cancel the order as it is now.
    var isCancellable: Bool {
        guard let known, let role else { return false }
        return [.placed, .paid].contains(known.state) && role.may(.takePayment)
    }

    /// Whether a refund can be asked for, was asked for, or was decided.
    var hasRefund: Bool {
        guard let known else { return false }
        return known.refundRequest != nil || known.state.canBecome(.refundRequested)
    }

    private func mayMove(to state: OrderState) -> Bool {
        guard let known, let role, known.state.canBecome(state) else { return false }
        return state.permissionToEnter.map(role.may) ?? true
    }

    /// The usual next state on the way to the customer.
    private var nextState: OrderState? {
        guard let state = known?.state.successors.first, state.isOnTheWayToTheCustomer else { return nil }
        return mayMove(to: state) ? state : nil
    }
}
