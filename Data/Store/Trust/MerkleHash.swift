import CSodium

/// A hash of RFC 6962: that of an entry, or of a part of the tree above it.
struct MerkleHash: Hashable, Sendable {
    /// The 32 bytes of SHA-256.
    let bytes: [UInt8]

    /// The hash of no entries.
    static let empty = MerkleHash(hashing: [])

    /// The hash of an entry.
    init(entry: [UInt8]) { self.init(hashing: [0] + entry) }

    /// The hash of two neighbours.
    init(_ left: MerkleHash, _ right: MerkleHash) { self.init(hashing: [1] + left.bytes + right.bytes) }

    /// A stored hash; nil for another number of bytes.
    init?(stored bytes: [UInt8]) {
        guard bytes.count == Int(crypto_hash_sha256_BYTES) else { return nil }
        self.bytes = bytes
    }

    private init(hashing message: [UInt8]) { bytes = Sodium.sha256(message) }
}
