import Domain

/// Writes down what the user asked for about themselves, and how a question about signing out was answered.
@MainActor package final class RecordingProfileCoordinator: ProfileCoordinating, SignOutCoordinating {
    /// Something that the user asked for.
    package enum Wish: Hashable, Sendable {
        case changePassword
        case passwordChanged
        case confirmSignOut
        case signOut
        case staySignedIn
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
    package func showChangePassword() { wishes.append(.changePassword) }
    /// Writes it down.
    package func passwordChanged() { wishes.append(.passwordChanged) }
    /// Writes it down.
    package func confirmSignOut() { wishes.append(.confirmSignOut) }
    /// Writes it down.
    package func signOut() async { wishes.append(.signOut) }
    /// Writes it down.
    package func staySignedIn() { wishes.append(.staySignedIn) }
}
