/// What a user can ask for while looking at orders.
@MainActor package protocol OrdersCoordinating: AnyObject {
    /// The user wants to see one order.
    func showOrder(_ number: OrderNumber)

    /// The user wants to know where an order is.
    func showTracking(of number: OrderNumber)
}
