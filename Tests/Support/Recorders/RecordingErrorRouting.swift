import Domain

/// An error routing that records the errors of screens. It asks for a sign-in where one is missing, as the app does.
@MainActor package final class RecordingErrorRouting: ErrorRouting {
    /// Every error, in order.
    package private(set) var errors: [AppError] = []

    /// A routing that saw no error.
    package init() {}

    /// Records the error and returns how to show it.
    package func present(_ error: AppError) -> ErrorPresentation {
        errors.append(error)
        return error == .signInRequired ? .signIn : .inline
    }
}
