import Domain
import FoundationEssentials
import Synchronization

/// Makes version 7 UUIDs (RFC 9562): a millisecond timestamp, a counter and random bits.
///
/// Each is greater than the one before from the same source, also within one millisecond and when the clock is set
/// back.
package final class UUIDv7Source: IdentifierSource {
    private struct State {
        var random: any RandomNumberGenerator & Sendable
        var stamp = UUIDv7Stamp(milliseconds: 0, counter: 0)
    }

    private let clock: any WallClock
    private let state: Mutex<State>

    /// A source of identities that takes the time from `clock` and the rest from `random`.
    package init(clock: any WallClock, random: any RandomNumberGenerator & Sendable) {
        self.clock = clock
        state = Mutex(State(random: random))
    }

    /// A UUID that was never returned before.
    package func next() -> UUID {
        let now = UInt64(max(0, clock.now.milliseconds))
        return state.withLock { state in
            let (seed, tail) = (state.random.next(), state.random.next())
            state.stamp = state.stamp.following(now, seed: UInt16(truncatingIfNeeded: seed))
            return state.stamp.uuid(tail: tail)
        }
    }
}
