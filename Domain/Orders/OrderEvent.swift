import FoundationEssentials

/// One step in an order's life: which state it reached, when, and by whose hand.
package struct OrderEvent: Hashable, Sendable {
    /// The state that the order reached.
    package let state: OrderState

    /// When it reached it.
    package let at: Date

    /// The name of who did it.
    package let by: String

    /// The identity of who did it, or nil for a step from before identities were kept.
    package let staff: Staff.ID?

    /// The author's note, such as the reason for a refund, or nil.
    package let note: String?

    /// A step in an order's life.
    package init(state: OrderState, at: Date, by: String, staff: Staff.ID? = nil, note: String? = nil) {
        self.state = state
        self.at = at
        self.by = by
        self.staff = staff
        self.note = note
    }
}
