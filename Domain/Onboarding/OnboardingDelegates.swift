/// Receives the choice of the welcome screen.
@MainActor package protocol WelcomeDelegate: AnyObject {
    /// The person wants to say how they are shown and reached.
    func welcomeWantsDetails()

    /// The person wants to stay as they are known.
    func welcomeSkipsDetails()

    /// The person wants to leave; they can go on another time.
    func welcomeSignsOut()
}

/// Notified when the details are saved.
@MainActor package protocol DetailsDelegate: AnyObject {
    /// The details are saved; the session has the person as they are now.
    func detailsSaved(_ session: StaffSession)
}

/// Notified when the last step is done.
@MainActor package protocol ReadyDelegate: AnyObject {
    /// Nothing is due any more; go where the person wanted to be.
    func readyFinished(_ session: StaffSession) async
}
