import Domain

/// Writes down what the user asked for while looking at orders.
@MainActor package final class RecordingOrdersCoordinator: OrdersCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        /// To see this order.
        case order(OrderNumber)
        /// To know where this order is.
        case tracking(OrderNumber)
        /// To ask for a refund of this order, or to decide about one.
        case refund(OrderNumber)
        /// To reach whoever can help with this order.
        case support(OrderNumber)
        /// To tell someone else about this order.
        case share(OrderNumber)
        /// To be asked whether to cancel this order.
        case confirmCancelling(OrderNumber)
        case cancellingAnswered
    }

    /// Everything asked for, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Writes it down.
    package func showTracking(of number: OrderNumber) { requests.append(.tracking(number)) }
    /// Writes it down.
    package func showRefund(of number: OrderNumber) { requests.append(.refund(number)) }
    /// Writes it down.
    package func contactSupport(about number: OrderNumber) { requests.append(.support(number)) }
    /// Writes it down.
    package func share(_ number: OrderNumber) { requests.append(.share(number)) }
    /// Writes it down.
    package func confirmCancelling(_ number: OrderNumber) { requests.append(.confirmCancelling(number)) }
    /// Writes it down.
    package func cancellingAnswered() { requests.append(.cancellingAnswered) }
}
