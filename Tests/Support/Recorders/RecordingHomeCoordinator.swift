import Domain

/// A coordinator that records the user's requests on the home screen.
@MainActor package final class RecordingHomeCoordinator: HomeCoordinating {
    /// A request of the user.
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
        case staff
        case offers
        case sync
    }

    /// Every request, in order.
    package private(set) var requests: [Request] = [] {
        didSet { if let request = requests.last { asked?(request) } }
    }

    /// A closure that is called with each request.
    package var asked: ((Request) -> Void)?

    /// A coordinator without requests.
    package init() {}

    /// Records the request.
    package func showOrders() { requests.append(.orders) }
    /// Records the request.
    package func showOrder(_ number: OrderNumber) { requests.append(.order(number)) }
    /// Records the request.
    package func showAppointments() { requests.append(.appointments) }
    /// Records the request.
    package func showAppointment(_ number: AppointmentNumber) { requests.append(.appointment(number)) }
    /// Records the request.
    package func showCatalog() { requests.append(.catalog) }
    /// Records the request.
    package func showProduct(_ number: ProductNumber) { requests.append(.product(number)) }
    /// Records the request.
    package func signIn() { requests.append(.signIn) }
    /// Records the request.
    package func confirmSignOut() { requests.append(.confirmSignOut) }
    /// Records the request.
    package func showSettings() { requests.append(.settings) }
    /// Records the request.
    package func showProfile() { requests.append(.profile) }
    /// Records the request.
    package func showStaff() { requests.append(.staff) }
    /// Records the request.
    package func showOffers() { requests.append(.offers) }
    /// Records the request.
    package func showSync() { requests.append(.sync) }
}
