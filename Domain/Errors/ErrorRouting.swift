/// Where an error is shown.
package enum ErrorPresentation: Hashable, Sendable {
    /// At the place that ran into it, beside what it is about.
    case inline
    /// The person was asked to sign in; nothing more is to be shown.
    case signIn
}

/// Decides where an error is shown, in one place for all screens, and shows it there if that is not the screen itself.
@MainActor package protocol ErrorRouting: AnyObject {
    /// Takes an error from a screen and says what is left for the screen to do.
    func present(_ error: AppError) -> ErrorPresentation
}
