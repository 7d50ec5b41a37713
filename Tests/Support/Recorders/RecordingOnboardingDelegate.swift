import Domain

/// A delegate that records the events of the onboarding steps.
@MainActor package final class RecordingOnboardingDelegate: WelcomeDelegate, DetailsDelegate, ReadyDelegate {
    /// An event.
    package enum Word: Hashable, Sendable {
        case wantsDetails
        case skipsDetails
        case signsOut
        /// Details were saved; the session is now this one.
        case saved(StaffSession)
        /// The onboarding is finished; the session is now this one.
        case finished(StaffSession)
    }

    /// Every event, in order.
    package private(set) var words: [Word] = [] {
        didSet { if let word = words.last { asked?(word) } }
    }

    /// A closure that is called with each event.
    package var asked: ((Word) -> Void)?

    /// A delegate without events.
    package init() {}

    /// Records the event.
    package func welcomeWantsDetails() { words.append(.wantsDetails) }
    /// Records the event.
    package func welcomeSkipsDetails() { words.append(.skipsDetails) }
    /// Records the event.
    package func welcomeSignsOut() { words.append(.signsOut) }
    /// Records the event.
    package func detailsSaved(_ session: StaffSession) { words.append(.saved(session)) }
    /// Records the event.
    package func readyFinished(_ session: StaffSession) async { words.append(.finished(session)) }
}
