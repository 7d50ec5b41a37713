/// The orders. Only signed-in staff who may see orders can read and write them.
package protocol OrderRepository: Sendable {
    /// A page of orders: the current value, then every change until the reader stops.
    func orders(_ query: OrderQuery) -> Snapshots<OrderPage>

    /// One order: the current value, then every change until the reader stops. An unknown number is
    /// ``AppError/notFound(_:by:)``.
    func order(_ number: OrderNumber) -> Snapshots<Order>

    /// Moves an order to its next state in the signed-in user's name, with a note such as the reason for a refund. The
    /// order must still have the ``Order/version`` that the user saw. Blanks around the note are removed; nil and
    /// blanks alone are no note. Cancelling returns the products to stock, and so does the refund of an
    /// order that was never packed.
    ///
    /// - Returns: the saved order; for an operation that was already applied, the current one.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)``, ``AppError/needsAnotherPerson(_:)`` if
    ///   the user requested the refund that this decides, ``AppError/invalidInput(_:)`` if the note breaks
    ///   ``NoteRule``, ``AppError/notFound(_:by:)`` for an unknown order, ``AppError/conflict(_:advice:)`` if someone
    ///   took another step since that version or the order has no such next state, or a storage error.
    func move(
        _ order: Order.ID, version: Int, to state: OrderState, note: String?, operation: OperationID
    ) async throws(AppError) -> Order
}

extension OrderRepository {
    /// Moves an order to its next state without a note.
    package func move(
        _ order: Order.ID, version: Int, to state: OrderState, operation: OperationID
    ) async throws(AppError) -> Order {
        try await move(order, version: version, to: state, note: nil, operation: operation)
    }
}
