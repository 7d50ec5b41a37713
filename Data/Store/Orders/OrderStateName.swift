import Domain

extension OrderState {
    /// The stored name of the state. Stored names never change, whatever Domain calls its cases.
    package var storedName: String {
        switch self {
        case .placed: "placed"
        case .paid: "paid"
        case .packed: "packed"
        case .shipped: "shipped"
        case .delivered: "delivered"
        case .cancelled: "cancelled"
        case .refundRequested: "refund_requested"
        case .refunded: "refunded"
        case .declined: "declined"
        }
    }

    /// The state with a stored name, or nil.
    package init?(storedName: String) {
        guard let state = Self.allCases.first(where: { $0.storedName == storedName }) else { return nil }
        self = state
    }

    /// The state in the middle of a sentence.
    package var words: String {
        self == .refundRequested ? "waiting for a refund" : storedName
    }
}
