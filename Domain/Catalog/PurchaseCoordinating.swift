/// What a user can ask for when a purchase is confirmed.
@MainActor package protocol PurchaseCoordinating: AnyObject {
    /// The user wants to see an order that was just placed.
    func showOrder(_ number: OrderNumber)

    /// The user has read the confirmation.
    func confirmationRead()
}
