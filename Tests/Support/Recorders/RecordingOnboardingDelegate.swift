import Domain

/// Writes down what the steps of a newcomer told.
@MainActor package final class RecordingOnboardingDelegate: WelcomeDelegate, DetailsDelegate, ReadyDelegate {
    /// Something that was told.
    package enum Word: Hashable, Sendable {
        case wantsDetails
        case skipsDetails
        case signsOut
        /// Details were saved, and the session is this one by now.
        case saved(StaffSession)
        /// All is done, and the session is this one by now.
        case finished(StaffSession)
    }

    /// Everything told, in order.
    package private(set) var words: [Word] = [] {
        didSet { if let word = words.last { asked?(word) } }
    }

    /// Hears each word at once, where somebody listens.
    package var asked: ((Word) -> Void)?

    /// A delegate that was told nothing.
    package init() {}

    /// Writes it down.
    package func welcomeWantsDetails() { words.append(.wantsDetails) }
    /// Writes it down.
    package func welcomeSkipsDetails() { words.append(.skipsDetails) }
    /// Writes it down.
    package func welcomeSignsOut() { words.append(.signsOut) }
    /// Writes it down.
    package func detailsSaved(_ session: StaffSession) { words.append(.saved(session)) }
    /// Writes it down.
    package func readyFinished(_ session: StaffSession) async { words.append(.finished(session)) }
}
