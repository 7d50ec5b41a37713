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
    case declined

    /// The states that an order may go to next, the usual one first. Empty for an order that is finished.
    package var successors: [OrderState] {
        switch self {
        case .placed: [.paid, .cancelled]
        case .paid: [.packed, .cancelled, .refundRequested]
        case .packed: [.shipped, .refundRequested]
        case .shipped: [.delivered, .refundRequested]
        case .delivered: [.refundRequested]
        case .refundRequested: [.refunded, .declined]
        case .cancelled, .refunded, .declined: []
        }
    }

    /// Whether an order may go straight to `next`.
    package func canBecome(_ next: OrderState) -> Bool {
        successors.contains(next)
    }

    /// What someone must be allowed to do to move an order here; nil where anyone who sees the order may.
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
