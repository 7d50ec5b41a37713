import Domain
import Support

@testable import App
@testable import Navigation

/// Links to every place of the app, with random values.
nonisolated struct GeneratedLinks {
    private(set) var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A link of one of the app's patterns, in its canonical form.
    mutating func link(of pattern: LinkShape) -> String? {
        let kinds = (pattern.path + pattern.items).compactMap(\.kind)
        return pattern.address(with: kinds.map { value(of: $0) }, in: .clinic).link
    }

    /// The text of a value that a parameter reads.
    private mutating func value(of kind: LinkKind) -> String {
        if kind.isOptional, below(3) == 0 { return "" }
        while true {
            let text = value().linkSegment
            if kind.accepts(text) { return text }
        }
    }

    /// A random value for a link.
    mutating func value() -> any LinkParameter {
        while true {
            if let value = attempt() { return value }
        }
    }

    private mutating func attempt() -> (any LinkParameter)? {
        switch below(8) {
        case 0: OrderNumber(below(2) == 0 ? below(10_000) : Int(truncatingIfNeeded: random.next()))
        case 1: SearchText(text(of: Self.search, upTo: 12))
        case 2:
            below(2) == 0
                ? ServiceSlug(text(of: Self.slug, upTo: 8)) : ServiceSlug(text(of: Self.category, upTo: 4))
        case 3: CategoryName(text(of: Self.category, upTo: 9))
        case 4: Day(year: 1 + below(9_999), month: 1 + below(12), day: 1 + below(31))
        case 5: Minute("\(Day(daysSince1970: below(40_000) - 20_000))T\(10 + below(14))\(10 + below(50))Z")
        case 6: OfferKind.allCases[below(OfferKind.allCases.count)]
        default: ErrorCode(linkSegment: AppError.examples[below(AppError.examples.count)].code)
        }
    }

    private static let search = [
        "a", "Z", "0", " ", "  ", "%", "%41", "+", "&", "=", "?", "#", "/", "//", "\\", ":", "@", ".", "..", "é",
        "e\u{301}", "日本", "👩🏽‍⚕️", "\u{202E}", "\u{FEFF}", "\u{A0}", "İ", "ß", "\u{301}", "{text}",
    ]
    private static let slug = ["a", "z", "7", "-", ".", "..", "_", "é", "ß", "日", "е", "e\u{301}", "checkup"]
    private static let category = ["pain", "and", "-", "fever", "a", "new", "9", "queue"]

    private mutating func text(of pieces: [String], upTo length: Int) -> String {
        (0...below(length)).map { _ in pieces[below(pieces.count)] }.joined()
    }

    mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}
