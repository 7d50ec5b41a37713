import Domain

/// Writes down what the user asked for at the start.
@MainActor package final class RecordingHomeCoordinator: HomeCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        case orders
        /// To see this order.
        case order(OrderNumber)
        case appointments
        /// To see this appointment.
        case appointment(AppointmentNumber)
        case catalog
        /// To see this product.
        case product(ProductNumber)
        case signIn
        case confirmSignOut
        case settings
        case profile
        case sync
    }

    /// Everything asked for, in order.
    package private(set) var wishes: [Wish] = [] {
        didSet { if let wish = wishes.last { asked?(wish) } }
    }

    /// Hears each wish at once, where somebody listens.
    package var asked: ((Wish) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showOrders() { wishes.append(.orders) }
    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { wishes.append(.order(number)) }
    /// Writes it down.
    package func showAppointments() { wishes.append(.appointments) }
    /// Writes it down.
    package func showAppointment(_ number: AppointmentNumber) { wishes.append(.appointment(number)) }
    /// Writes it down.
    package func showCatalog() { wishes.append(.catalog) }
    /// Writes it down.
    package func showProduct(_ number: ProductNumber) { wishes.append(.product(number)) }
    /// Writes it down.
    package func signIn() { wishes.append(.signIn) }
    /// Writes it down.
    package func confirmSignOut() { wishes.append(.confirmSignOut) }
    /// Writes it down.
    package func showSettings() { wishes.append(.settings) }
    /// Writes it down.
    package func showProfile() { wishes.append(.profile) }
    /// Writes it down.
    package func showSync() { wishes.append(.sync) }
}
