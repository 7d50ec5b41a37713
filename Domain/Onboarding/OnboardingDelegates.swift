/// Whom the welcome tells what a newcomer wants.
@MainActor package protocol WelcomeDelegate: AnyObject {
    /// The person wants to say how they are shown and reached.
    func welcomeWantsDetails()

    /// The person wants to stay as they are known.
    func welcomeSkipsDetails()

    /// The person wants to leave; they can go on another time.
    func welcomeSignsOut()
}

/// Whom the details tell that they are saved.
@MainActor package protocol DetailsDelegate: AnyObject {
    /// The details are saved; the session has the person as they are now.
    func detailsSaved(_ session: StaffSession)
}

/// Whom the last step tells that it is taken.
@MainActor package protocol ReadyDelegate: AnyObject {
    /// Nothing is due any more; go where the person wanted to be.
    func readyFinished(_ session: StaffSession) async
}
