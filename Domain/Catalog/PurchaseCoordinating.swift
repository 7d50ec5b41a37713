/// The navigation that the purchase confirmation asks for.
@MainActor package protocol PurchaseCoordinating: AnyObject {
    /// The user wants to see an order that was just placed.
    func showOrder(_ number: OrderNumber)

    /// The user has read the confirmation.
    func confirmationRead()
}
