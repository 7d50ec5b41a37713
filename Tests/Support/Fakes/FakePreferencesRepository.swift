import Domain
import Synchronization

/// A workstation's preferences in memory.
package final class FakePreferencesRepository: PreferencesRepository {
    /// A call to the fake.
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

    /// The control of the fake's answers: a test can make them fail, wait or go stale.
    package let answers = FakeAnswers()

    /// The reported location of the clinic.
    package let location: String

    /// The preferences when the fake was made.
    package let atStart: Preferences

    private let state: Mutex<State>
    private let streams: FakeStreams

    /// A workstation with preferences and a reported location of the clinic.
    package init(
        _ saved: Preferences = Preferences(), location: String = "memory", clock: any WallClock = FixedClock(),
        deliveries: PendingDeliveries = PendingDeliveries()
    ) {
        self.location = location
        atStart = saved.withinRanges
        state = Mutex(State(saved: atStart))
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
    }

    /// Every call, in order.
    package var calls: [Call] { state.withLock(\.calls) }

    /// The number of open streams.
    package var openStreams: Int { streams.count }

    /// The deliveries that readers have not finished with.
    package var deliveries: PendingDeliveries { streams.deliveries }

    /// The saved preferences. Setting them acts as another process would.
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
