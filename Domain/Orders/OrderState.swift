/// How far an order has come. Only the steps that ``successors`` lists exist.
package enum OrderState: String, Hashable, Sendable, CaseIterable {
    case placed
    case paid
    case packed
    case shipped
    case delivered
    case cancelled
    case refundRequested
    case refunded
    /// A step only: it leads back to the state in which the refund was asked for.
    case declined

    /// The states that an order may go to next, the usual one first. Empty for an order that is finished.
    ///
    /// An order that was paid is not cancelled but refunded, which two people decide.
    package var successors: [OrderState] {
        switch self {
        case .placed: [.paid, .cancelled]
        case .paid: [.packed, .refundRequested]
        case .packed: [.shipped, .refundRequested]
        case .shipped: [.delivered, .refundRequested]
        case .delivered: [.refundRequested]
        case .refundRequested: [.refunded, .declined]
        case .cancelled, .refunded, .declined: []
        }
    }

    /// Where an order is after its steps, oldest first; nil when there are none, or one of them does not exist.
    package init?(after steps: [OrderState]) {
        guard steps.first == .placed else { return nil }
        var (state, asked) = (OrderState.placed, OrderState.placed)
        for step in steps.dropFirst() {
            // Orders that were paid could once be cancelled outright, and are still read.
            guard state.canBecome(step) || (state, step) == (.paid, .cancelled) else { return nil }
            if step == .refundRequested { asked = state }
            state = step == .declined ? asked : step
        }
        self = state
    }

    /// Whether an order may go straight to `next`.
    package func canBecome(_ next: OrderState) -> Bool {
        successors.contains(next)
    }

    /// The permission that a move to this state requires; nil if seeing the order is enough.
    package var permissionToEnter: Permission? {
        switch self {
        case .paid, .cancelled: .takePayment
        case .packed, .shipped, .delivered: .handOutOrders
        case .refunded, .declined: .decideRefunds
        case .placed, .refundRequested: nil
        }
    }
}

extension OrderState {
    /// The state in words: `Refund requested`.
    package var title: String {
        switch self {
        case .placed: "Placed"
        case .paid: "Paid"
        case .packed: "Packed"
        case .shipped: "Shipped"
        case .delivered: "Delivered"
        case .cancelled: "Cancelled"
        case .refundRequested: "Refund requested"
        case .refunded: "Refunded"
        case .declined: "Refund declined"
        }
    }
}

extension OrderState {
    /// Whether the state is one of the usual way from the counter to the customer.
    package var isOnTheWayToTheCustomer: Bool {
        switch self {
        case .placed, .paid, .packed, .shipped, .delivered: true
        case .cancelled, .refundRequested, .refunded, .declined: false
        }
    }
}
