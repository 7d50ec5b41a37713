/// A tree of hashes over entries, after RFC 6962: one more entry changes no complete part, and a short proof shows that
/// an entry is in it.
struct MerkleTree: Equatable, Sendable {
    /// The hashes of the complete parts of 1, 2, 4 … entries, from the first on.
    private var levels: [[MerkleHash]] = []

    /// How many entries it has.
    var count: Int { levels.first?.count ?? 0 }

    /// Its hash.
    var head: MerkleHash { head(of: count) }

    /// Adds the hash of one more entry.
    ///
    /// - Complexity: O(log n) hashes, and one on average.
    mutating func append(_ entry: MerkleHash) {
        var (hash, level) = (entry, 0)
        while true {
            if level == levels.count { levels.append([]) }
            levels[level].append(hash)
            guard levels[level].count.isMultiple(of: 2) else { return }
            hash = MerkleHash(levels[level][levels[level].count - 2], hash)
            level += 1
        }
    }

    /// The hash that it had when it had fewer entries.
    func head(of size: Int) -> MerkleHash {
        size > 0 && size <= count ? hash(of: 0..<size) : .empty
    }

    /// The proof that an entry is in the tree of a size: the neighbours on its way up. Nil for one that is not.
    func inclusion(of entry: Int, in size: Int) -> [MerkleHash]? {
        guard 0..<size ~= entry, size <= count else { return nil }
        return path(to: entry, in: 0..<size)
    }

    private func path(to entry: Int, in range: Range<Int>) -> [MerkleHash] {
        guard range.count > 1 else { return [] }
        let middle = range.lowerBound + range.count.largestPowerOfTwoBelow
        return entry < middle
            ? path(to: entry, in: range.lowerBound..<middle) + [hash(of: middle..<range.upperBound)]
            : path(to: entry, in: middle..<range.upperBound) + [hash(of: range.lowerBound..<middle)]
    }

    /// The hash of a part that the tree has: it begins at a multiple of its width.
    private func hash(of range: Range<Int>) -> MerkleHash {
        let count = range.count
        if count.nonzeroBitCount == 1 { return levels[count.trailingZeroBitCount][range.lowerBound / count] }
        let middle = range.lowerBound + count.largestPowerOfTwoBelow
        return MerkleHash(hash(of: range.lowerBound..<middle), hash(of: middle..<range.upperBound))
    }
}

extension Int {
    /// The largest power of two that is smaller; for numbers above 1.
    fileprivate var largestPowerOfTwoBelow: Int { 1 << (Int.bitWidth - 1 - (self - 1).leadingZeroBitCount) }
}
