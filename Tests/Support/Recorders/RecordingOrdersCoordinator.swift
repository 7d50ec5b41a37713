import Domain

/// A coordinator that records the user's requests while looking at orders.
@MainActor package final class RecordingOrdersCoordinator: OrdersCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see this order.
        case order(OrderNumber)
        /// To track this order.
        case tracking(OrderNumber)
        /// To request a refund of this order, or to decide about one.
        case refund(OrderNumber)
        /// To see who changed this order.
        case history(OrderNumber)
        /// To contact support about this order.
        case support(OrderNumber)
        /// To share this order.
        case share(OrderNumber)
        /// To confirm cancelling this order.
        case confirmCancelling(OrderNumber)
        case cancellingAnswered
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Records the request.
    package func showTracking(of number: OrderNumber) { requests.append(.tracking(number)) }
    /// Records the request.
    package func showRefund(of number: OrderNumber) { requests.append(.refund(number)) }
    /// Records the request.
    package func showHistory(of number: OrderNumber) { requests.append(.history(number)) }
    /// Records the request.
    package func contactSupport(about number: OrderNumber) { requests.append(.support(number)) }
    /// Records the request.
    package func share(_ number: OrderNumber) { requests.append(.share(number)) }
    /// Records the request.
    package func confirmCancelling(_ number: OrderNumber) { requests.append(.confirmCancelling(number)) }
    /// Records the request.
    package func cancellingAnswered() { requests.append(.cancellingAnswered) }
}
