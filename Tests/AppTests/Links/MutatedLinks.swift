@testable import App
@testable import Navigation

/// Links that are nearly right: canonical ones with an insertion, a removal, a change or a repetition.
nonisolated struct MutatedLinks {
    private var generated: GeneratedLinks
    private let starts: [String]

    init(seed: UInt64) {
        var generated = GeneratedLinks(seed: seed)
        let patterns = AppRoute.links.patterns
        starts = (0..<20).flatMap { _ in patterns.compactMap { generated.link(of: $0) } }
        self.generated = generated
    }

    private static let pieces: [[UInt8]] = [
        "/", "//", "?", "&", "=", "#", "@", ":", "%", "%2F", "%00", "%0a", "%C3", "%C3%A9", "%c2%9b", "%E2%80%AE", "+",
        " ",
        "\t", "\r\n", "\u{0}", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\u{301}", "\u{200D}", "é", "日", "👩🏽‍⚕️", "\u{212A}", "İ",
        ".", "..", "\\", "-1", "00", "99999999999999999999", "clinic://", "CLINIC", "https://clinic.example/",
        "https://",
        "javascript:", "clinic.example", "ana@", ":443", "orders", "1042", "new", "?q=", "?day=", "&patient=7", "q=a",
    ].map { Array($0.utf8) }

    /// The next link.
    mutating func next() -> String {
        var bytes = Array(starts[generated.below(starts.count)].utf8)
        if generated.below(3) == 0 { bytes.replaceSubrange(0..<9, with: "https://clinic.example/".utf8) }
        for _ in 0...generated.below(3) { mutate(&bytes) }
        if generated.below(500) == 0 { repeatPiece(&bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        let place = generated.below(bytes.count + 1)
        switch generated.below(6) {
        case 0, 1: bytes.insert(contentsOf: Self.pieces[generated.below(Self.pieces.count)], at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generated.below(4)))
        case 3 where place < bytes.count: bytes[place] = UInt8(generated.below(256))
        case 4 where place < bytes.count: bytes[place] ^= 0x20
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 6)], at: place)
        }
    }

    private mutating func repeatPiece(_ bytes: inout [UInt8]) {
        let piece = Self.pieces[generated.below(Self.pieces.count)]
        for _ in 0..<generated.below(700) { bytes += piece }
    }
}
