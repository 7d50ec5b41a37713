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
        if isLocked { return .signIn }
        forgetTypedInModals()
        let goal = onboardingReturn
        // Nobody passes the first steps by closing the sheet.
        if goal != nil { endSession() }
        presentLogin(returnAction: goal ?? .section(section))
        return .signIn
    }
}
