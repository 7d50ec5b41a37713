import Domain
import Synchronization

/// A workstation's preferences in memory.
package final class FakePreferencesRepository: PreferencesRepository {
    /// Something that was asked of the fake.
    package enum Call: Hashable, Sendable {
        /// The preferences were read.
        case preferences
        /// Preferences were saved.
        case save(Preferences, operation: OperationID)
    }

    private struct State {
        var saved: Preferences
        var applied = AppliedOperations()
        var calls: [Call] = []
    }

    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    /// Where the clinic is said to be kept.
    package let location: String

    /// What was saved when the fake was made.
    package let atStart: Preferences

    private let state: Mutex<State>
    private let streams: FakeStreams

    /// A workstation with preferences, whose clinic is said to be kept somewhere.
    package init(
        _ saved: Preferences = Preferences(), location: String = "memory", clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        self.location = location
        atStart = saved.withinRanges
        state = Mutex(State(saved: atStart))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
    }

    /// Everything that was asked, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// What is saved. Setting it is as if it had happened elsewhere: in another process, for example.
    package var saved: Preferences {
        get { state.withLock(\.saved) }
        set {
            state.withLock { $0.saved = newValue.withinRanges }
            streams.refresh()
        }
    }

    /// The preferences; see ``PreferencesRepository``.
    package func preferences() -> Snapshots<Preferences> {
        state.withLock { $0.calls.append(.preferences) }
        return streams.open { [weak self] () throws(AppError) in self?.saved ?? Preferences() }
    }

    /// Replaces the preferences; see ``PreferencesRepository``.
    package func save(
        _ preferences: Preferences, over seen: Preferences, operation: OperationID
    ) async throws(AppError) -> Preferences {
        state.withLock { $0.calls.append(.save(preferences, operation: operation)) }
        try await answers.write()
        let saved = try state.withLock { state throws(AppError) in
            if try state.applied.contains(operation, asking: preferences) { return state.saved }
            try state.saved.check(isStill: seen)
            state.applied.insert(operation, asking: preferences)
            state.saved = preferences.withinRanges
            return state.saved
        }
        streams.refresh()
        try answers.written()
        return saved
    }
}
