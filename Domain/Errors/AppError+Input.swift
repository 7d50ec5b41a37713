extension AppError? {
    /// The problem after the input changed: a problem with the input is replaced by the current one, if any.
    package func unlessMended(now problem: AppError?) -> AppError? {
        problem == self ? self : unlessAboutInput
    }

    /// The problem after the input changed: nil if it was about the input.
    package var unlessAboutInput: AppError? {
        if case .invalidInput? = self { nil } else { self }
    }
}
