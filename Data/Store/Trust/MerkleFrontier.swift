/// The part of a ``MerkleTree`` that it takes to add entries and to tell its hash: those of its largest complete parts.
struct MerkleFrontier: Equatable, Sendable {
    /// How many entries the tree has.
    private(set) var count = 0
    /// The hashes of its complete parts, the largest first: one for each bit of the count.
    private var parts: [MerkleHash] = []

    /// The frontier of an empty tree.
    init() {}

    /// Its stored form; nil for anything else.
    init?(stored bytes: [UInt8], count: Int) {
        guard count >= 0, bytes.count == count.nonzeroBitCount * Self.width else { return nil }
        self.count = count
        for start in stride(from: 0, to: bytes.count, by: Self.width) {
            guard let part = MerkleHash(stored: Array(bytes[start..<start + Self.width])) else { return nil }
            parts.append(part)
        }
    }

    /// The hashes, one after the other.
    var stored: [UInt8] { parts.flatMap(\.bytes) }

    /// The hash of the tree.
    var head: MerkleHash {
        guard let last = parts.last else { return .empty }
        return parts.dropLast().reversed().reduce(last) { right, left in MerkleHash(left, right) }
    }

    /// Adds the hash of one more entry.
    ///
    /// - Complexity: O(log n) hashes, and one on average.
    mutating func append(_ entry: MerkleHash) {
        var hash = entry
        for _ in 0..<count.trailingOneBitCount { hash = MerkleHash(parts.removeLast(), hash) }
        parts.append(hash)
        count += 1
    }

    private static let width = 32
}

extension Int {
    /// The number of ones at its end: as many parts grow into one.
    fileprivate var trailingOneBitCount: Int { (~self).trailingZeroBitCount }
}
