import Domain

/// Writes down how signing in ended, and how a question about signing out was answered.
@MainActor package final class RecordingSignInCoordinator: SignInCoordinating, SignOutCoordinating {
    /// How it ended.
    package enum End: Hashable, Sendable {
        /// Someone signed in, with this session.
        case finished(StaffSession)
        case cancelled
        case someoneElse
        case signedOut
        case staySignedIn
    }

    /// Every end, in order; a flow that works has one.
    package private(set) var ends: [End] = [] {
        didSet { if let end = ends.last { asked?(end) } }
    }

    /// Hears each end at once, where somebody listens.
    package var asked: ((End) -> Void)?

    /// A coordinator of a flow that has not ended.
    package init() {}

    /// Writes it down.
    package func signInFinished(_ session: StaffSession) async { ends.append(.finished(session)) }
    /// Writes it down.
    package func signInCancelled() { ends.append(.cancelled) }
    /// Writes it down.
    package func signInAsSomeoneElse() { ends.append(.someoneElse) }
    /// Writes it down.
    package func signOut() async { ends.append(.signedOut) }
    /// Writes it down.
    package func staySignedIn() { ends.append(.staySignedIn) }
}
