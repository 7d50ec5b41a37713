/// Keeps the orders. Reads and writes are for people who are signed in and may see orders; anyone else is refused.
package protocol OrderRepository: Sendable {
    /// A page of orders: first what is known, then every change to it until the reader stops.
    func orders(_ query: OrderQuery) -> Snapshots<OrderPage>

    /// One order: first what is known, then every change to it until the reader stops. A number that no order has is
    /// ``AppError/notFound(_:by:)``.
    func order(_ number: OrderNumber) -> Snapshots<Order>

    /// Takes an order one step further, in the name of who is signed in, with what they say about it: the reason for a
    /// refund, for example. The step is taken only from the ``Order/version`` that they saw. The note is kept without
    /// blanks around it; nil or blanks say nothing. Cancelling an order puts back into stock what its lines took from
    /// the catalogue; a refund does not.
    ///
    /// - Returns: the order as it was saved; for an operation that was already applied, as it is now.
    /// - Throws: ``AppError/signInRequired`` or ``AppError/notAllowed(_:)`` when the person may not do it,
    ///   ``AppError/needsAnotherPerson(_:)`` when they asked for the refund that this decides,
    ///   ``AppError/invalidInput(_:)`` when the note breaks ``NoteRule``,
    ///   ``AppError/notFound(_:by:)`` when there is no such order, ``AppError/conflict(_:advice:)`` when somebody took
    ///   another step since that version or the step does not exist from where the order is, or a storage error.
    func move(
        _ order: Order.ID, version: Int, to state: OrderState, note: String?, operation: OperationID
    ) async throws(AppError) -> Order
}

extension OrderRepository {
    /// Takes an order one step further without a word about it.
    package func move(
        _ order: Order.ID, version: Int, to state: OrderState, operation: OperationID
    ) async throws(AppError) -> Order {
        try await move(order, version: version, to: state, note: nil, operation: operation)
    }
}
