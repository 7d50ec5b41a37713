import Domain

/// Writes down the errors that screens ran into. Asks to sign in where that is what is missing, as the app does.
@MainActor package final class RecordingErrorRouting: ErrorRouting {
    /// Every error, in order.
    package private(set) var errors: [AppError] = []

    /// A routing that saw no error.
    package init() {}

    /// Writes the error down and says where it is to be shown.
    package func present(_ error: AppError) -> ErrorPresentation {
        errors.append(error)
        return error == .signInRequired ? .signIn : .inline
    }
}
