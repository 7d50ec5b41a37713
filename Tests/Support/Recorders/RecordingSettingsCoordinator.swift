import Domain

/// A coordinator that records the user's requests while looking at the settings.
@MainActor package final class RecordingSettingsCoordinator: SettingsCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        /// To see where the clinic is kept.
        case data
        /// To see the sync status.
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
    package func showData() { requests.append(.data) }
    /// Records the request.
    package func showSync() { requests.append(.sync) }
}
