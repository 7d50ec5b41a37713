import Domain

/// Writes down what the user asked for about themselves.
@MainActor package final class RecordingProfileCoordinator: ProfileCoordinating {
    /// Something that the user asked for.
    package enum Request: Hashable, Sendable {
        case changePassword
        case passwordChanged
        case confirmSignOut
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
    package func showChangePassword() { requests.append(.changePassword) }
    /// Writes it down.
    package func passwordChanged() { requests.append(.passwordChanged) }
    /// Writes it down.
    package func confirmSignOut() { requests.append(.confirmSignOut) }
}
