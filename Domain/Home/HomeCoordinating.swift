/// Where Home can lead.
@MainActor package protocol HomeCoordinating: AnyObject {
    /// The user wants to see the orders.
    func showOrders()

    /// The user wants to see one order.
    func showOrder(_ number: OrderNumber)

    /// The visitor wants to sign in.
    func signIn()

    /// The user wants to leave the station.
    func signOut() async
}
