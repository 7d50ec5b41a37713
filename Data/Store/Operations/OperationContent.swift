/// What an operation asked for, as a number: an id that comes back with something else was used twice.
///
/// A fingerprint, not the content: notes about patients are kept in one place. It is FNV-1a of 64 bits over the parts
/// with their lengths, so that a change of any part shows; against an attacker, who would need the id, it is no
/// protection. Nothing secret goes into it.
package struct OperationContent: Hashable, Sendable {
    /// What is stored.
    package let fingerprint: Int

    /// The fingerprint of what was asked for, part by part.
    package init(_ parts: String?...) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for part in parts {
            var length = part.map { $0.utf8.count } ?? -1
            for _ in 0..<8 {
                take(UInt8(truncatingIfNeeded: length))
                length >>= 8
            }
            for byte in (part ?? "").utf8 { take(byte) }
        }
        fingerprint = Int(truncatingIfNeeded: hash)
    }
}
