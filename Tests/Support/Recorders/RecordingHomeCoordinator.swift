import Domain

/// Writes down what the user asked for at the start.
@MainActor package final class RecordingHomeCoordinator: HomeCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
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
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// Hears each request at once, where somebody listens.
    package var asked: ((Request) -> Void)?

    /// A coordinator that nothing was asked of.
    package init() {}

    /// Writes it down.
    package func showOrders() { requests.append(.orders) }
    /// Writes it down.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Writes it down.
    package func showAppointments() { requests.append(.appointments) }
    /// Writes it down.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Writes it down.
    package func showCatalog() { requests.append(.catalog) }
    /// Writes it down.
    package func showProduct(_ number: ProductNumber) { requests.append(.product(number)) }
    /// Writes it down.
    package func signIn() { requests.append(.signIn) }
    /// Writes it down.
    package func confirmSignOut() { requests.append(.confirmSignOut) }
    /// Writes it down.
    package func showSettings() { requests.append(.settings) }
    /// Writes it down.
    package func showProfile() { requests.append(.profile) }
    /// Writes it down.
    package func showSync() { requests.append(.sync) }
}
