import Synchronization

/// A counter from 1.
final class Counter: Sendable {
    private let count = Atomic(0)

    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}

/// A small random number generator with a seed (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `count`, each as likely as the others.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// A random element, with earlier ones more frequent, as for names.
    mutating func common<Thing>(_ things: [Thing]) -> Thing {
        things[min(below(things.count), min(below(things.count), below(things.count)))]
    }
}
