import Synchronization

/// Numbers between 0 and 1, for several tasks at a time.
final class Jitter: Sendable {
    private let random: Mutex<any RandomNumberGenerator & Sendable>

    /// Jitter that a generator decides.
    init(_ random: any RandomNumberGenerator & Sendable) {
        self.random = Mutex(random)
    }

    /// The next number.
    @Sendable func next() -> Double {
        // The upper 53 bits are as many as a Double has.
        random.withLock { Double($0.next() >> 11) / Double(1 << 53) }
    }
}
