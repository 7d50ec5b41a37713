extension AppError? {
    /// What is left of a problem after someone changed what they typed: nothing of what was wrong with the input,
    /// unless that is wrong with it now, too.
    package func unlessMended(now problem: AppError?) -> AppError? {
        problem == self ? self : unlessAboutInput
    }

    /// What is left of a problem after someone changed what they typed: nothing of what was wrong with that.
    package var unlessAboutInput: AppError? {
        if case .invalidInput? = self { nil } else { self }
    }
}
