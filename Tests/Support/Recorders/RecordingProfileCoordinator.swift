import Domain

/// A coordinator that records the user's requests on their profile.
@MainActor package final class RecordingProfileCoordinator: ProfileCoordinating {
    /// A request of the user.
    package enum Request: Hashable, Sendable {
        case changePassword
        case passwordChanged
        case confirmSignOut
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
    package func showChangePassword() { requests.append(.changePassword) }
    /// Records the request.
    package func passwordChanged() { requests.append(.passwordChanged) }
    /// Records the request.
    package func confirmSignOut() { requests.append(.confirmSignOut) }
}
