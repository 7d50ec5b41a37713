import Domain
import Synchronization

/// What plays in the waiting room. In memory, behaving as the store does.
package final class FakeMusicRepository: MusicRepository, ObservedFake {
    /// How the fake answers; a test may make it fail, wait or go stale.
    package let answers = FakeAnswers()

    private let streams: FakeStreams
    private let session: @Sendable () -> StaffSession?

    /// A fake for whoever is signed in with `sessions`.
    package init(
        sessions: FakeStaffSessionRepository, clock: any WallClock = FixedClock(), deliveries: Deliveries = Deliveries()
    ) {
        streams = FakeStreams(answers, clock: clock, deliveries: deliveries)
        session = { sessions.current }
        sessions.onChange { [weak streams] in streams?.refresh() }
    }

    /// How often something was asked.
    package var callCount: Int { 0 }

    /// How many streams are open.
    package var openStreams: Int { streams.count }

    /// Which readers are not done with what they were handed.
    package var deliveries: Deliveries { streams.deliveries }
}
