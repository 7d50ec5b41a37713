import Domain

// What features ask of the whole app.

extension AppCoordinator: SignOutCoordinating {
    func staySignedIn() {
        dismiss()
    }
}

extension AppCoordinator: ErrorRouting {
    func present(_ error: AppError) -> ErrorPresentation {
        guard error == .signInRequired else { return .inline }
        forgetTypedInModals()
        presentLogin(returnAction: onboardingReturn ?? .section(section))
        return .signIn
    }
}
