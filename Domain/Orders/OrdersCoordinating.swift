/// The navigation that the orders' screens ask for.
@MainActor package protocol OrdersCoordinating: AnyObject {
    /// The user wants to see one order.
    func showOrder(_ number: OrderNumber)

    /// The user wants to know where an order is.
    func showTracking(of number: OrderNumber)

    /// The user wants to ask for a refund, or to decide about one.
    func showRefund(of number: OrderNumber)

    /// The user wants to see who changed an order, and how.
    func showHistory(of number: OrderNumber)

    /// The user wants help with an order.
    func contactSupport(about number: OrderNumber)

    /// The user wants to share an order.
    func share(_ number: OrderNumber)

    /// The user wants to cancel an order; ask whether they mean it.
    func confirmCancelling(_ number: OrderNumber)

    /// The question whether to cancel is answered, either way.
    func cancellingAnswered()
}
