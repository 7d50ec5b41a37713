/// The check of a proof by somebody who has no tree, after RFC 9162, section 2.1.3.2.
enum MerkleProof {
    /// The head of the tree of a size that has an entry at a place, by the neighbours on its way up; nil for a proof of
    /// another length.
    static func head(over hash: MerkleHash, at entry: Int, in size: Int, by proof: [MerkleHash]) -> MerkleHash? {
        guard 0..<max(size, 0) ~= entry else { return nil }
        var (place, last, found) = (entry, size - 1, hash)
        for neighbour in proof {
            guard last > 0 else { return nil }
            if !place.isMultiple(of: 2) || place == last {
                found = MerkleHash(neighbour, found)
                skip(&place, &last)
            } else {
                found = MerkleHash(found, neighbour)
            }
            (place, last) = (place >> 1, last >> 1)
        }
        return last == 0 ? found : nil
    }

    /// Goes up as long as the part has no neighbour on its right.
    private static func skip(_ place: inout Int, _ last: inout Int) {
        while place.isMultiple(of: 2), place > 0 { (place, last) = (place >> 1, last >> 1) }
    }
}
