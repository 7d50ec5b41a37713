import FoundationEssentials

/// The leading, ordered part of a version 7 UUID: 48 bits of milliseconds and a 12-bit counter (RFC 9562, 6.2, method
/// 1).
struct UUIDv7Stamp {
    let milliseconds: UInt64
    let counter: UInt16

    /// The stamp after this one at a time that may be the same, later or earlier.
    ///
    /// A new millisecond starts at a random count below half, which leaves room for 2048 more. When that room is used
    /// up, the stamp runs ahead of the clock by a millisecond, as the RFC allows.
    func following(_ now: UInt64, seed: UInt16) -> Self {
        if now > milliseconds { return Self(milliseconds: now, counter: seed & 0x7FF) }
        if counter < 0xFFF { return Self(milliseconds: milliseconds, counter: counter + 1) }
        return Self(milliseconds: milliseconds + 1, counter: seed & 0x7FF)
    }

    /// The whole UUID, with 62 bits of `tail`.
    func uuid(tail: UInt64) -> UUID {
        let high = milliseconds << 16 | 0x7000 | UInt64(counter)
        let low = tail & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
