/// The tokens of one file at a time; its memory is used again for the next.
///
/// Not an array: appending to one is a chain of calls in an unoptimised build.
final class TokenBuffer {
    private(set) var tokens: UnsafeMutablePointer<Token>
    private(set) var watched: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    /// How many tokens there are.
    var count = 0
    /// How many of them are watched.
    var watchedCount = 0

    init(capacity: Int = 1 << 14) {
        self.capacity = capacity
        tokens = .allocate(capacity: capacity)
        watched = .allocate(capacity: capacity)
    }

    deinit {
        tokens.deallocate()
        watched.deallocate()
    }

    /// Makes room for as many tokens as a file of so many bytes can have, so that nothing checks for room later.
    func reset(forBytes bytes: Int) {
        count = 0
        watchedCount = 0
        guard bytes &+ 8 > capacity else { return }
        capacity = bytes &* 2 &+ 8
        tokens.deallocate()
        watched.deallocate()
        tokens = .allocate(capacity: capacity)
        watched = .allocate(capacity: capacity)
    }
}
