import Support

/// A kind of damage by a bad disk or transfer.
enum Damage: CaseIterable {
    case flippedBytes
    case truncated
    case zeroedPage
    case swappedPages
    case strangePage

    /// A damaged copy of a file's bytes.
    static func any(to bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        allCases[Int.random(in: 0..<allCases.count, using: &random)].apply(to: &bytes, &random)
        return bytes
    }

    private func apply(to bytes: inout [UInt8], _ random: inout SeededGenerator) {
        switch self {
        case .flippedBytes:
            for _ in 0..<Int.random(in: 1...24, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            }
        case .truncated: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
        case .zeroedPage: for index in Self.page(of: bytes, &random) { bytes[index] = 0 }
        case .swappedPages:
            let (one, other) = (Self.page(of: bytes, &random), Self.page(of: bytes, &random))
            for (index, mirrored) in zip(one, other) { bytes.swapAt(index, mirrored) }
        case .strangePage:
            for index in Self.page(of: bytes, &random) { bytes[index] = UInt8.random(in: 0...255, using: &random) }
        }
    }

    private static func page(of bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
        let start = Int.random(in: 0..<bytes.count / 4_096, using: &random) * 4_096
        return start..<start + 4_096
    }
}
