/// Checks of proofs by somebody who has two heads and no tree, after RFC 9162, section 2.1.
enum MerkleProof {
    /// Whether a proof shows that an entry is in the tree of a size with a head.
    static func shows(_ hash: MerkleHash, at entry: Int, in size: Int, _ head: MerkleHash, by proof: [MerkleHash])
        -> Bool
    {
        guard 0..<max(size, 0) ~= entry else { return false }
        var (place, last, found) = (entry, size - 1, hash)
        for neighbour in proof {
            guard last > 0 else { return false }
            if !place.isMultiple(of: 2) || place == last {
                found = MerkleHash(neighbour, found)
                skip(&place, &last)
            } else {
                found = MerkleHash(found, neighbour)
            }
            (place, last) = (place >> 1, last >> 1)
        }
        return last == 0 && found == head
    }

    /// Whether a proof shows that a tree with one head has only grown to one with another.
    static func shows(
        _ head: MerkleHash, of size: Int, grewTo larger: MerkleHash, of largerSize: Int, by proof: [MerkleHash]
    ) -> Bool {
        guard 0 < size, size <= largerSize else { return false }
        guard size < largerSize else { return proof.isEmpty && head == larger }
        let steps = size.nonzeroBitCount == 1 ? [head] + proof : proof
        guard let first = steps.first else { return false }
        var (place, last) = (size - 1, largerSize - 1)
        while !place.isMultiple(of: 2) { (place, last) = (place >> 1, last >> 1) }
        var (old, new) = (first, first)
        for neighbour in steps.dropFirst() {
            guard last > 0 else { return false }
            if !place.isMultiple(of: 2) || place == last {
                (old, new) = (MerkleHash(neighbour, old), MerkleHash(neighbour, new))
                skip(&place, &last)
            } else {
                new = MerkleHash(new, neighbour)
            }
            (place, last) = (place >> 1, last >> 1)
        }
        return last == 0 && old == head && new == larger
    }

    /// Goes up as long as the part has no neighbour on its right.
    private static func skip(_ place: inout Int, _ last: inout Int) {
        while place.isMultiple(of: 2), place > 0 { (place, last) = (place >> 1, last >> 1) }
    }
}
