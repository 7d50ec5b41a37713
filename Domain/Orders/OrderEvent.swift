import Foundation

/// One step in an order's life: which state it reached, when, and by whose hand.
package struct OrderEvent: Hashable, Sendable {
    /// The state that the order reached.
    package let state: OrderState

    /// When it reached it.
    package let at: Date

    /// The name of who did it.
    package let by: String

    /// A step in an order's life.
    package init(state: OrderState, at: Date, by: String) {
        self.state = state
        self.at = at
        self.by = by
    }
}
