/// Where Home can lead.
@MainActor package protocol HomeCoordinating: AnyObject {
    /// The user wants to see the orders.
    func showOrders()

    /// The user wants to see one order.
    func showOrder(_ number: OrderNumber)

    /// The visitor wants to sign in.
    func signIn()

    /// The user wants to leave the station; ask whether they mean it.
    func confirmSignOut()

    /// The user means it.
    func signOut() async

    /// The user stays after all.
    func staySignedIn()
}
