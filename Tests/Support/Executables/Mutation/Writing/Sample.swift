/// The choice of the sites that become mutants.
package enum Sample {
    /// Picks sites by the order of the seed; the next one replaces a refused site. Numbers do not depend on which
    /// others are refused.
    ///
    /// - Parameters:
    ///   - keys: a unique key for each site.
    ///   - seed: the seed of the sample.
    ///   - size: the number of sites.
    ///   - refused: the keys of sites that the compiler refused.
    /// - Returns: the positions of the chosen sites, with their numbers from 1.
    package static func choose(
        from keys: [String], seed: UInt64, size: Int, refused: Set<String>
    ) -> [(position: Int, number: Int)] {
        let order = keys.indices.map { (rank: rank(keys[$0], seed), position: $0) }.sorted { $0 < $1 }
        let accepted = order.enumerated().filter { !refused.contains(keys[$0.element.position]) }
        return accepted.prefix(size).map { ($0.element.position, $0.offset + 1) }
    }

    /// A hash of the text: FNV-1a, mixed as in SplitMix64.
    private static func rank(_ text: String, _ seed: UInt64) -> UInt64 {
        var hash = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }
}
