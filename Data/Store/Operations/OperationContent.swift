/// The content of an operation's request, as a number: an id that returns with another content was used twice.
///
/// A fingerprint, not the content: notes about patients are stored in one place only. It is FNV-1a of 64 bits over the
/// parts with their lengths, so a change of any part shows. It is no protection against an attacker, who would need
/// the id. Nothing secret goes into it.
package struct OperationContent: Hashable, Sendable {
    /// The stored number.
    package let fingerprint: Int

    /// Creates the fingerprint of a request's parts.
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
