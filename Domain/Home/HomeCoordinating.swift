/// Where Home can lead.
@MainActor package protocol HomeCoordinating: AnyObject {
    /// The user wants to see the orders.
    func showOrders()

    /// The user wants to see one order.
    func showOrder(_ number: OrderNumber)

    /// The user wants to see the day's appointments.
    func showAppointments()

    /// The user wants to see one appointment.
    func showAppointment(_ number: AppointmentNumber)

    /// The user wants to see what the clinic sells.
    func showCatalog()

    /// The user wants to see one product.
    func showProduct(_ number: ProductNumber)

    /// The visitor wants to sign in.
    func signIn()

    /// The user wants to leave the workstation; ask whether they mean it.
    func confirmSignOut()

    /// The user wants to change the display settings.
    func showSettings()

    /// The user wants to see who they are here.
    func showProfile()

    /// The manager wants to see the staff.
    func showStaff()

    /// The manager wants to see what the clinic offers.
    func showOffers()

    /// The user wants to see what waits for the remote.
    func showSync()
}
