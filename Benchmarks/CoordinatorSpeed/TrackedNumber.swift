import Observation

/// The cost of tracking alone: one observable property that is tracked, changed and notified.
@MainActor @Observable final class TrackedNumber {
    private var number = 0
    @ObservationIgnored private var changes = 0

    /// Tracks and changes the number twice each time.
    func change(_ count: Int) {
        for _ in 0..<(2 * count) {
            withObservationTracking {
                _ = number
            } onChange: { [weak self] in
                MainActor.assumeIsolated { self?.changes += 1 }
            }
            number += 1
        }
    }
}
