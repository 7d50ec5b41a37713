import Domain

/// A coordinator that records the ends of sign-in, and the answers to the sign-out question.
@MainActor package final class RecordingSignInCoordinator: SignInCoordinating, SignOutCoordinating {
    /// An end.
    package enum End: Hashable, Sendable {
        /// Someone signed in, with this session.
        case finished(StaffSession)
        case cancelled
        case someoneElse
        case invitation
        case signedOut
        case staySignedIn
    }

    /// Every end, in order; a correct flow has one.
    package private(set) var ends: [End] = [] {
        didSet { if let end = ends.last { asked?(end) } }
    }

    /// A closure that is called with each end.
    package var asked: ((End) -> Void)?

    /// A coordinator of a flow that has not ended.
    package init() {}

    /// Records the end.
    package func signInFinished(_ session: StaffSession) async { ends.append(.finished(session)) }
    /// Records the end.
    package func signInCancelled() { ends.append(.cancelled) }
    /// Records the end.
    package func signInAsSomeoneElse() { ends.append(.someoneElse) }
    /// Records the end.
    package func acceptInvitation() { ends.append(.invitation) }
    /// Records the answer.
    package func signOut() async { ends.append(.signedOut) }
    /// Records the answer.
    package func staySignedIn() { ends.append(.staySignedIn) }
}
