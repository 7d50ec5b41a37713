/// Where an error is shown.
package enum ErrorPresentation: Hashable, Sendable {
    /// On the screen where it happened, next to its subject.
    case inline
    /// The person was asked to sign in; nothing more is to be shown.
    case signIn
}

/// Decides where an error is shown, in one place for all screens, and shows it there if that is not the screen itself.
@MainActor package protocol ErrorRouting: AnyObject {
    /// Takes an error from a screen, and returns how the screen presents it.
    func present(_ error: AppError) -> ErrorPresentation
}

extension Optional where Wrapped == any ErrorRouting {
    /// Hands an error to the routing and returns what the screen itself has to show of it: nothing when the person was
    /// asked to sign in, else the error. Without a routing, which may be gone before its screens, all of it is left.
    @MainActor package func leftToShow(of error: AppError) -> AppError? {
        self?.present(error) == .signIn ? nil : error
    }
}
